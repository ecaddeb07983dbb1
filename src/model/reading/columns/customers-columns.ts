import type { CustomerSearchItem } from '#api/schemas/customers.ts'
import { labels, t } from '#base/language/words.ts'
import type { ColumnDescription, DrawnBy } from './columns.ts'
import { notedColumns } from './noted-columns.ts'

export const customersColumns = [
  {
    id: 'email',
    label: labels.email,
    field: 'emailAddress',
    least: 290,
    sortsBy: 'emailAddress',
    isLocked: true,
  },
  { id: 'status', label: labels.status, field: 'status', width: 160 },
  { id: 'affiliate', label: labels.affiliate, field: 'isAffiliate', width: 120, leaves: 1 },
  {
    id: 'spent',
    label: t`Total spent`,
    field: 'totalSpend',
    width: 168,
    align: 'end',
    sortsBy: 'totalSpend',
  },
  {
    id: 'orders',
    label: t`Orders`,
    field: 'totalOrders',
    width: 100,
    align: 'end',
    sortsBy: 'totalOrders',
  },
  {
    id: 'average',
    label: t`Average order`,
    field: 'averageSpend',
    width: 150,
    align: 'end',
    sortsBy: 'averageSpend',
    leaves: 2,
  },
  {
    id: 'created',
    label: t`Customer since`,
    field: 'dateCreated',
    width: 148,
    align: 'end',
    sortsBy: 'dateCreated',
    kind: 'time',
  },
  { id: 'id', label: t`Full customer ID`, field: 'id', width: 316, isExtra: true, kind: 'id' },
  ...notedColumns,
] as const satisfies readonly ColumnDescription<CustomerSearchItem>[]

export type CustomersColumn = (typeof customersColumns)[number]['id']
export type CustomersCells = DrawnBy<typeof customersColumns>
