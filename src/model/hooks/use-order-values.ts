import type { Order } from '#api/schemas/orders.ts'
import { formatMoney } from '#base/numbers/money-format.ts'
import { usePreferences, useTimeZone } from '#base/storage/preferences.ts'
import type { OrderValues } from '#model/doing/replies/reply-variables.ts'
import { parseMoment } from '#base/time/moment.ts'
import { dayText } from '#base/time/time-format.ts'
import { wallClock } from '#base/time/time-zone.ts'

/** What a saved reply takes from an order; only the order's record says what was refunded. */
export function useOrderValues(
  order: Order | undefined,
  refunded?: number,
): OrderValues | undefined {
  const zone = useTimeZone()
  const { moneyUnit } = usePreferences()
  const money = (amount: number | undefined) =>
    formatMoney(amount, order?.currencyCode, { unit: moneyUnit })?.text
  return (
    order && {
      id: order.id,
      product: order.items[0]?.productName,
      date: dateText(order.dateCreated, zone),
      status: order.status,
      amount: money(order.amount),
      refund: money(refunded),
    }
  )
}

function dateText(value: string | undefined, zone: string): string | undefined {
  const moment = parseMoment(value)
  return moment && dayText(moment.kind === 'day' ? moment.day : wallClock(moment.instant, zone))
}
