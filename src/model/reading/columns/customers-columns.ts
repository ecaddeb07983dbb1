import type { CustomerSearchItem } from '#api/schemas/customers.ts'
import type { ColumnDescription } from './columns.ts'

export const customersColumns = [
  {
    id: 'email',
    label: 'Email',
    field: 'emailAddress',
    least: 200,
    sortsBy: 'emailAddress',
    isLocked: true,
  },
  { id: 'status', label: 'Status', field: 'status', width: 160 },
  { id: 'affiliate', label: 'Affiliate', field: 'isAffiliate', width: 120, leaves: 1 },
  {
    id: 'spent',
    label: 'Total spent',
    field: 'totalSpend',
    width: 168,
    align: 'end',
    sortsBy: 'totalSpend',
  },
  {
    id: 'orders',
    label: 'Orders',
    field: 'totalOrders',
    width: 100,
    align: 'end',
    sortsBy: 'totalOrders',
  },
  {
    id: 'average',
    label: 'Average order',
    field: 'averageSpend',
    width: 150,
    align: 'end',
    sortsBy: 'averageSpend',
    leaves: 2,
  },
  {
    id: 'created',
    label: 'Customer since',
    field: 'dateCreated',
    width: 148,
    align: 'end',
    sortsBy: 'dateCreated',
  },
  { id: 'id', label: 'Full customer ID', field: 'id', width: 316, isExtra: true },
] as const satisfies readonly ColumnDescription<CustomerSearchItem>[]

export type CustomersColumn = (typeof customersColumns)[number]['id']
