import { labels, t } from '#base/language/words.ts'
import type { Order } from '#api/schemas/orders.ts'
import type { ColumnDescription, DrawnBy } from './columns.ts'
import { notedColumns } from './noted-columns.ts'

export const ordersColumns = [
  {
    id: 'amount',
    label: labels.amount,
    field: 'amount',
    width: 148,
    align: 'end',
    sortsBy: 'amount',
    isLocked: true,
    exported: ['amount', 'currency'],
  },
  { id: 'status', label: labels.status, field: 'status', width: 130 },
  {
    id: 'email',
    label: labels.customer,
    field: 'customerEmail',
    least: 230,
    sortsBy: 'customerEmail',
  },
  { id: 'items', label: labels.items, field: 'items', least: 280 },
  { id: 'gateway', label: labels.gateway, field: 'gateway', width: 104, leaves: 2 },
  { id: 'coupon', label: t`Coupon`, field: 'coupon', width: 92, leaves: 1 },
  { id: 'order', label: t`Order`, field: 'id', width: 88, leaves: 3, exported: ['id'] },
  {
    id: 'created',
    label: labels.created,
    field: 'dateCreated',
    width: 110,
    align: 'end',
    sortsBy: 'dateCreated',
    kind: 'time',
  },
  {
    id: 'paid',
    label: t`Paid so far`,
    field: 'amountPaid',
    width: 140,
    align: 'end',
    isExtra: true,
  },
  {
    id: 'discount',
    label: t`Coupon discount`,
    field: 'coupon',
    width: 140,
    align: 'end',
    isExtra: true,
  },
  { id: 'quantity', label: t`Quantity`, field: 'items', width: 92, align: 'end', isExtra: true },
  { id: 'id', label: t`Full order ID`, field: 'id', width: 316, isExtra: true, kind: 'id' },
  ...notedColumns,
] as const satisfies readonly ColumnDescription<Order>[]

export type OrdersColumn = (typeof ordersColumns)[number]['id']
export type OrdersCells = DrawnBy<typeof ordersColumns>
