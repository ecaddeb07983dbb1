import type { Order } from '#api/schemas/orders.ts'
import { sum } from '#base/numbers/decimal.ts'
import type { Span } from '#model/reading/ledger/days.ts'
import { currencyOf } from '#model/reading/ledger/figures.ts'
import { paidOf } from '#model/records/orders/paid.ts'
import { disputesOf, ordersWithin } from './disputes.ts'

export type GatewayFigures = {
  /** By currency, the most used first; never added up. */
  paid: readonly { currency: string; amount: number }[]
  paidOrders: number
  /** Undefined where nobody knows which are disputed. */
  disputed: number | undefined
}

/** Orders and the account spell a processor in their own ways: "CARD_LANE", "cardlane". */
export const gatewayKey = (name: string) => name.toLowerCase().replaceAll(/[\s_-]/g, '')

/** What each gateway took in these days, by `gatewayKey`. */
export function gatewayFigures(orders: readonly Order[], span: Span, zone: string) {
  const paid = new Map<string, Map<string, number[]>>()
  for (const { order } of ordersWithin(orders, span, zone)) {
    const payment = paidOf(order)
    if (payment === 0 || !order.gateway) continue
    const key = gatewayKey(order.gateway)
    const currencies = paid.get(key) ?? new Map<string, number[]>()
    paid.set(key, currencies)
    const currency = currencyOf(order)
    currencies.set(currency, [...(currencies.get(currency) ?? []), payment])
  }
  const disputes = disputesOf(orders, span, zone)
  const isKnown = disputes.length > 0
  const figures = new Map<string, GatewayFigures>()
  for (const [key, currencies] of paid) {
    const byUse = [...currencies].toSorted(([, a], [, b]) => b.length - a.length)
    const own = disputes.filter(({ label }) => gatewayKey(label) === key)
    figures.set(key, {
      paid: byUse.map(([currency, payments]) => ({ currency, amount: sum(payments) })),
      paidOrders: byUse.reduce((count, [, { length }]) => count + length, 0),
      disputed: isKnown ? own.reduce((count, { disputed }) => count + disputed, 0) : undefined,
    })
  }
  return figures
}
