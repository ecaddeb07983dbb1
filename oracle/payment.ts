import { totalOf } from './decimal.ts'
import { type DatedOrder, goodsIn, isPaid, isPaidWord, openOf } from './figures.ts'
import { type Meaning, meaningOf } from './meaning.ts'
import type { TrueOrder } from './records.ts'
import { sortedText } from './stated.ts'

/* Which payments did not come, by gateway and product. */

const wasNot = new Set<Meaning | undefined>(['awaiting', 'coming', 'failed', 'ended'])

type Told = 'paid' | 'unpaid' | 'untold'

/** Where the amounts leave it open, or money went back, only the status can tell that not all came. */
function paymentOf(order: TrueOrder): Told {
  const { amount, amountPaid } = order
  const meaning = meaningOf(order.status)
  if (isPaidWord(meaning) || isPaid(order)) return 'paid'
  const isPart = typeof amountPaid === 'number' && amountPaid > 0 && typeof amount === 'number'
  return amountPaid === 0 || isPart || wasNot.has(meaning) ? 'unpaid' : 'untold'
}

const isUnpaid = (order: TrueOrder) => paymentOf(order) === 'unpaid'

const mayCome = ({ status }: TrueOrder) => ['awaiting', 'coming'].includes(meaningOf(status) ?? '')

const productOf = ({ productId, productName }: TrueOrder['items'][number]) =>
  productId || productName || ''

export function stuckText(entries: readonly DatedOrder[]): string {
  const unpaid = entries.map(({ order }) => order).filter(isUnpaid)
  const untold = entries.filter(({ order }) => paymentOf(order) === 'untold')
  const known = unpaid.filter(({ amount }) => typeof amount === 'number')
  const part = known.length < unpaid.length ? '+' : ''
  return `${unpaid.length} of ${entries.length}, ${totalOf(known.map(openOf))}${part}, ${unpaid.filter(mayCome).length} may come, ${untold.length} untold`
}

export function stuckRows(entries: readonly DatedOrder[]): string {
  const rows = new Map<string, TrueOrder[]>()
  for (const { order } of entries) {
    for (const product of new Set(goodsIn(order).map(productOf))) {
      const key = JSON.stringify([order.gateway ?? '', product])
      rows.set(key, [...(rows.get(key) ?? []), order])
    }
  }
  return sortedText(
    [...rows].flatMap(([key, orders]) => {
      const unpaid = orders.filter(isUnpaid)
      const [, product] = JSON.parse(key) as [string, string]
      const asked = unpaid.flatMap((order) =>
        goodsIn(order)
          .filter((item) => productOf(item) === product)
          .map(({ lineTotal }) => lineTotal),
      )
      const part = asked.every((amount) => typeof amount === 'number') ? '' : '+'
      const words = unpaid.map(({ status }) => status || 'none')
      const ids = unpaid.map(({ id }) => id)
      return unpaid.length === 0
        ? []
        : [
            `${key}=${unpaid.length}/${orders.length}, ${totalOf(asked)}${part}, ${sortedText(words)}: ${sortedText(ids)}`,
          ]
    }),
    '; ',
  )
}

/** Another order at times: with a field less, or a status that says something else. */
export function withGaps(order: TrueOrder): TrueOrder {
  const number = Number.parseInt(order.id.slice(0, 8), 16)
  const [first, ...others] = order.items
  const gap = [{ productId: null }, { productId: null, productName: null }, { lineTotal: null }][
    number % 8
  ]
  const status = ['PROCESSING', 'Expired', 'cancelled'][number % 9]
  return {
    ...order,
    ...(status !== undefined && { status }),
    ...(number % 7 === 0 && { amount: null }),
    items: first ? [{ ...first, ...gap }, ...others] : [],
  }
}
