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
  notes: readonly string[]
}

export const monthText = ({ year, month }: CalendarDay) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`

/** The platform may send any text as a currency. */
export const monthFileName = (month: CalendarDay, currency: string, isOver: boolean) =>
  `counter-${monthText(month)}${isOver ? '' : '-so-far'}-${currency.replaceAll(/[^\w]+/g, '') || 'none'}.csv`

/** A summary, the days, every order, and what could not be read: one table below the other. */
export function monthFile(file: MonthFile): string {
  const { sheet, sections, month, zone, missed, isOver, notes } = file
  const rows: Cell[][] = [
    ['month', monthText(month) + (isOver ? '' : ' so far')],
    ['currency', sheet.currency],
    ['time_zone', zone],
    ['orders', sheet.entries.length],
    ['orders_read', sheet.read.length],
    ['orders_missing', sheet.entries.length - sheet.read.length],
    ...notes.map((text) => ['note', text]),
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
    orderColumns.map(([head]) => head),
    ...sheet.entries.map((entry) => orderColumns.map(([, cell]) => cell(entry, missed))),
  ]
  return CSV_MARK + rows.map((cells) => csvLine(cells, ',')).join('')
}

type OrderCell = (entry: MonthEntry, missed: ReadonlyMap<string, string>) => Cell

const orderColumns: [head: string, cell: OrderCell][] = [
  ['order_id', ({ order }) => order.id],
  ['created_utc', ({ order }) => order.dateCreated],
  ['status', ({ order }) => order.status],
  ['gateway', ({ order }) => order.gateway],
  ['amount', ({ order }) => order.amount],
  ['amount_paid', ({ order }) => order.amountPaid],
  ['refund_amount', ({ record }) => record?.refund?.amount],
  ['refund_utc', ({ record }) => record?.refund?.dateCreated],
  ['chargeback_status', ({ record }) => record?.chargeback?.status],
  ['platform_fee', ({ record }) => record?.platformFee],
  ['gateway_fee', ({ record }) => record?.gatewayFee],
  ['tax_amount', ({ record }) => record?.tax?.taxAmount],
  ['tax_rate', ({ record }) => record?.tax?.taxRate],
  ['tax_name', ({ record }) => record?.tax?.taxName],
  ['reverse_charge', ({ record }) => record?.tax?.isReverseCharge],
  ['vat_id', ({ record }) => record?.tax?.customerVatId],
  ['country', ({ country }) => country],
  ['left', ({ record }) => record?.net],
  [
    'details_read',
    ({ order, record }, missed) => (record ? 'yes' : `no: ${missed.get(order.id) ?? 'not yet'}`),
  ],
]
