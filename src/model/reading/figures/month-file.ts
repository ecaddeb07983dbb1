import { CSV_MARK, type Cell, csvLine } from '#base/text/csv.ts'
import type { CalendarDay } from '#base/time/calendar.ts'
import { momentAttribute } from '#base/time/time-format.ts'
import type { MonthEntry, MonthSheet } from './month.ts'
import type { SheetSection } from './month-sections.ts'

export type MonthFile = {
  sheet: MonthSheet
  sections: readonly SheetSection[]
  month: CalendarDay
  zone: string
  /** Names why an order could not be read, by its id. */
  missed: ReadonlyMap<string, string>
  isOver: boolean
  assumptions: readonly string[]
}

export const monthText = ({ year, month }: CalendarDay) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`

/** The platform may send any text as a currency. */
export const monthFileName = (month: CalendarDay, currency: string, isOver: boolean) =>
  `counter-${monthText(month)}${isOver ? '' : '-so-far'}-${currency.replaceAll(/[^\w]+/g, '') || 'none'}.csv`

/** A summary, the days, every order, and what could not be read: one table below the other. */
export function monthFile(file: MonthFile): string {
  const { sheet, sections, month, zone, missed, isOver, assumptions } = file
  const rows: Cell[][] = [
    ['month', monthText(month) + (isOver ? '' : ' so far')],
    ['currency', sheet.currency],
    ['time_zone', zone],
    ['orders', sheet.entries.length],
    ['orders_read', sheet.read.length],
    ['orders_missing', sheet.entries.length - sheet.read.length],
    ...assumptions.map((text) => ['note', text]),
    [],
    ['section', 'line', 'orders', 'of', 'amount', 'note'],
    ...sections.flatMap(({ title, lines, total }) =>
      [...lines, ...(total ? [total] : [])].map(({ label, orders, of, amount, note }) => [
        title,
        label,
        orders,
        of,
        amount,
        note,
      ]),
    ),
    [],
    ['day', 'orders', 'paid'],
    ...sheet.days.map(({ day, orders, paid }) => [
      momentAttribute({ kind: 'day', day }),
      orders,
      paid,
    ]),
    [],
    orderHeads,
    ...sheet.entries.map((entry) => orderCells(entry, missed)),
  ]
  return CSV_MARK + rows.map((cells) => csvLine(cells, ',')).join('')
}

const orderHeads = [
  'order_id',
  'created_utc',
  'status',
  'gateway',
  'amount',
  'amount_paid',
  'refund_amount',
  'refund_utc',
  'chargeback_status',
  'platform_fee',
  'gateway_fee',
  'tax_amount',
  'tax_rate',
  'tax_name',
  'reverse_charge',
  'vat_id',
  'country',
  'details_read',
]

function orderCells({ order, record, country }: MonthEntry, missed: ReadonlyMap<string, string>) {
  const { refund, chargeback, tax } = record ?? {}
  return [
    order.id,
    order.dateCreated,
    order.status,
    order.gateway,
    order.amount,
    order.amountPaid,
    refund?.amount,
    refund?.dateCreated,
    chargeback?.status,
    record?.platformFee,
    record?.gatewayFee,
    tax?.taxAmount,
    tax?.taxRate,
    tax?.taxName,
    tax?.isReverseCharge,
    tax?.customerVatId,
    country,
    record ? 'yes' : `no: ${missed.get(order.id) ?? 'not yet'}`,
  ]
}
