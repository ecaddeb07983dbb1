import { wallClock } from '#base/time/time-zone.ts'
import { barsOfUses } from '#model/reading/ledger/coupon-bars.ts'
import { couponOrdersAmong, couponUses, usedCoupon } from '#model/reading/ledger/coupon-orders.ts'
import { dayKey } from '#model/reading/ledger/days.ts'
import { readLedger } from '#model/reading/ledger/ledger.ts'
import { instantOf, localTime } from './days.ts'
import { isQuotient, plainText, totalOf } from './decimal.ts'
import { byCurrency } from './figures.ts'
import type { TrueCoupon, TrueOrder } from './records.ts'
import { type Stated, sortedText } from './stated.ts'
import { STORE_ID } from './names.ts'

/** What a coupon did since it was made: its orders, and the money of the paid ones. */
export async function toldCouponUses(
  orders: readonly TrueOrder[],
  coupon: TrueCoupon,
): Promise<Stated[]> {
  const made = instantOf(coupon.dateCreated) ?? 0
  const ledger = await readLedger({
    storeId: STORE_ID,
    zone: 'UTC',
    span: { from: wallClock(made, 'UTC'), to: wallClock(Date.now(), 'UTC') },
    signal: new AbortController().signal,
    needsCustomer: (order) => usedCoupon(order, { id: coupon.id }),
  })
  const walk = couponOrdersAmong(ledger.orders, {
    id: coupon.id,
    dateCreated: coupon.dateCreated ?? undefined,
  })
  const uses = couponUses(walk, 'EUR')
  const since = orders.filter(
    ({ dateCreated }) =>
      (instantOf(dateCreated) ?? -Infinity) >= (instantOf(coupon.dateCreated) ?? 0),
  )
  const used = since.filter((order) => order.coupon?.couponId === coupon.id)
  const groups = byCurrency(used.filter(isPaid).map((order) => ({ order })))
  const others = byCurrency(
    since.filter((order) => !used.includes(order) && isPaid(order)).map((order) => ({ order })),
  )
  const lack = ledger.isComplete ? undefined : 'some are missing'
  return [
    {
      what: `uses of ${coupon.code}, orders read`,
      told: String(walk.orders),
      truth: String(since.length),
      lack,
    },
    {
      what: `uses of ${coupon.code}`,
      told: sortedText(walk.found.map(({ id }) => id)),
      truth: sortedText(used.map(({ id }) => id)),
      lack,
    },
    {
      what: `uses of ${coupon.code}, currencies`,
      told: sortedText(uses.map(({ currency }) => currency)),
      truth: sortedText([...groups.keys()]),
      lack,
    },
    ...statedBars(walk.found, used, { what: `bars of ${coupon.code}`, lack }),
    ...uses.flatMap((use) => {
      const { currency, orders: count, paid, discount, isLeast, average, averageWithout } = use
      const own = groups.get(currency) ?? []
      const rest = others.get(currency) ?? []
      const isMean =
        isQuotient(average, paidOf(own), own.length) &&
        (averageWithout === undefined
          ? rest.length === 0
          : isQuotient(averageWithout, paidOf(rest), rest.length))
      return [
        {
          what: `uses of ${coupon.code} in ${currency}`,
          told: `${count} ${plainText(paid)} ${discount === undefined ? 'unknown' : plainText(discount)}${isLeast ? '+' : ''}`,
          truth: `${own.length} ${paidOf(own)} ${discountText(own.map(({ order }) => order.coupon?.netDecrease))}`,
          lack,
        },
        {
          what: `average of ${coupon.code} in ${currency}`,
          told: String(isMean),
          truth: 'true',
          lack,
        },
      ]
    }),
  ]
}

/** Each bar of its uses, by the days that it names, and all of them together. */
function statedBars(
  found: Parameters<typeof barsOfUses>[0],
  used: readonly TrueOrder[],
  { what, lack }: Pick<Stated, 'what' | 'lack'>,
): Stated[] {
  const { bars } = barsOfUses(found, { zone: 'UTC', now: Date.now(), ended: undefined })
  const days = used.flatMap(({ dateCreated }) => {
    const instant = instantOf(dateCreated)
    return instant === undefined ? [] : [localTime(instant, 'UTC').day]
  })
  const told = bars.map((bar) => [dayKey(bar.from), dayKey(bar.to), bar.uses] as const)
  const isWithin = (day: string) => told.some(([from, to]) => day >= from && day <= to)
  return [
    {
      what: `${what}, by days`,
      told: told.map(([from, , uses]) => `${from}=${uses}`).join(' '),
      truth: told
        .map(([from, to]) => `${from}=${days.filter((day) => day >= from && day <= to).length}`)
        .join(' '),
      lack,
    },
    {
      what: `${what}, in no bar`,
      told: '0',
      truth: String(days.filter((day) => !isWithin(day)).length),
      lack,
    },
  ]
}

function discountText(discounts: readonly (number | null | undefined)[]): string {
  const told = discounts.filter((discount) => typeof discount === 'number')
  if (told.length === 0) return 'unknown'
  return totalOf(told) + (told.length < discounts.length ? '+' : '')
}

const isPaid = ({ amountPaid }: TrueOrder) => (amountPaid ?? 0) > 0

const paidOf = (entries: readonly { order: TrueOrder }[]) =>
  totalOf(entries.map(({ order }) => order.amountPaid))
