import { instantOf } from './days.ts'
import { minus, plainText, totalOf } from './decimal.ts'
import { detailOf } from './details.ts'
import { paidOf } from './figures.ts'
import { meaningOf } from './meaning.ts'
import { type TrueMonth, dayAt, goneOf, isAllTold } from './month.ts'
import { DAY } from './names.ts'
import type { TrueOrder, TrueStore } from './records.ts'

/* The tables of a month's file below its summary, and what the orders of a month are given beforehand. */

export function daysText({ orders }: TrueMonth, zone: string): string {
  const days = new Map<string, TrueOrder[]>()
  for (const order of orders) {
    const day = dayAt(order.dateCreated, zone)!
    days.set(day, [...(days.get(day) ?? []), order])
  }
  return [...days]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, own]) => `${day},${own.length},${totalOf(own.map(paidOf))}`)
    .join(' ')
}

/** The cells of an order's row; of a record that was refused, those of the list. */
export function rowCells(order: TrueOrder, store: TrueStore, isRefused: boolean): string[] {
  const { order: record, billingInformation } = detailOf(order, store)
  const { refund, chargeback, tax } = record
  const own = [
    refund?.amount,
    refund?.dateCreated,
    chargeback?.status,
    record.platformFee,
    record.gatewayFee,
    tax?.taxAmount,
    tax?.taxRate,
    tax?.taxName,
    tax?.isReverseCharge,
    tax?.customerVatId,
    billingInformation && 'France',
    isAllTold(record) ? minus(totalOf([record.amountPaid]), goneOf(record)) : undefined,
  ]
  return [
    order.id,
    order.dateCreated,
    order.status,
    order.gateway,
    order.amount,
    order.amountPaid,
    ...(isRefused ? own.map(() => '') : own),
    isRefused ? 'no' : 'yes',
  ].map((value) => (typeof value === 'number' ? plainText(value) : String(value ?? '')))
}

/** With a refund some days later, a chargeback, or a tax, as its status and id tell. */
export function withReversals(order: TrueOrder, now: number): TrueOrder {
  const number = Number.parseInt(order.id.slice(0, 8), 16)
  const made = instantOf(order.dateCreated)
  const meaning = meaningOf(order.status)
  const later = made === undefined ? undefined : Math.min(now, made + (number % 60) * DAY)
  const isRefunded = meaning === 'refunded' && number % 9 > 0
  const taxed = typeof order.amount === 'number' && order.amount >= 2
  const taxes = [
    taxed && {
      taxAmount: 1,
      preTaxAmount: Number(minus(plainText(order.amount ?? 0), '1')),
      taxRate: number % 2 ? 19 : 7,
      taxName: 'VAT',
    },
    { taxAmount: 0, isReverseCharge: true, ...(number % 2 && { customerVatId: 'FR1' }) },
  ]
  const tax = taxes[number % 3] || null
  return {
    ...order,
    tax: tax && { id: order.id, ...tax },
    refund: isRefunded
      ? {
          id: order.id,
          ...(number % 4 > 0 && { amount: (number % 300) / 4 }),
          ...(later !== undefined && { dateCreated: new Date(later).toISOString() }),
        }
      : null,
    chargeback: meaning === 'disputed' && number % 4 > 0 ? { id: order.id, status: 'LOST' } : null,
  }
}
