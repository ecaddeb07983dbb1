import { Order } from '#api/schemas/orders.ts'
import { orderDetailFixture } from '#model/records/orders/order-fixture.testing.ts'
import { type MonthSheet, monthBook } from './month.ts'
import { monthSections } from './month-sections.ts'

export const october = { year: 2026, month: 10, day: 1 }
export const zone = 'Europe/Berlin'

export const listed = (id: string, fields: Record<string, unknown> = {}) =>
  Order.parse({
    id,
    dateCreated: '2026-10-05T10:00:00Z',
    currencyCode: 'EUR',
    amount: 119,
    amountPaid: 119,
    status: 'COMPLETED',
    ...fields,
  })

const german = { billingInformation: { countryCode: 'DE' } }
export const vat = { taxAmount: 19, taxRate: 19, taxName: 'VAT', preTaxAmount: 100 }

/** A month of which these orders were listed, and those with a record opened. */
export function sheetsOf(
  orders: { order: Order; record?: Record<string, unknown>; others?: object }[],
) {
  const book = monthBook(october, zone)
  for (const { order, record, others = german } of orders) {
    if (!book.list(order) || !record) continue
    book.add(orderDetailFixture({ ...order, items: [], ...record }, others))
  }
  return { book, sheets: book.sheets() }
}

export const lineOf = (sheet: MonthSheet, label: string) =>
  monthSections(sheet, 'October', zone, '1 Jul 2026')
    .flatMap(({ lines, total }) => (total ? [...lines, total] : lines))
    .find((line) => line.label.startsWith(label))
