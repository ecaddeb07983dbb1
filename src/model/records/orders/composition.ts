import { isComplete } from '#api/schemas/fields.ts'
import type { OrderRecord } from '#api/schemas/order-detail.ts'
import { sum } from '#base/numbers/decimal.ts'
import { smallestUnit } from '#base/numbers/money-format.ts'

export type AmountLine = {
  id: string
  kind:
    | 'items'
    | 'volume-discount'
    | 'coupon'
    | 'affiliate-discount'
    | 'extra-fees'
    | 'surcharge'
    | 'tax'
    | 'rounding'
    | 'gateway-fee'
    | 'platform-fee'
    | 'refund'
    | 'paid'
  amount: number
}

export type Composition = {
  /**
   * What `charged` adds up to, to the last digit: what was paid or the amount asked. "neither": no
   * combination does, and `charged` holds all parts. "unknown": a needed amount is missing.
   */
  sumIs: 'paid' | 'amount' | 'neither' | 'unknown'
  charged: AmountLine[]
  /** On the record, but not in that sum: within another part already, or charged by nobody. */
  apart: AmountLine[]
}

/** Some of the parts, and how many assumptions it takes that the rest does not count. */
type Choice = { lines: AmountLine[]; apart: AmountLine[]; oddness: number }

/**
 * The interface does not say how amounts add up, so the combination is looked for that gives what
 * was paid, or the amount where nothing or only a part was paid. If several do, the plainest is
 * taken, which has the fewest odd assumptions: items are price times quantity less the volume
 * discount, or their line totals; each discount and fee counts; a tax counts unless its behaviour
 * says that prices include it. Each part left out costs one assumption, a fee of the gateway that
 * the customer paid three. Only if none is exact, one smallest unit of the currency may be rounding.
 */
export function composition(order: OrderRecord): Composition {
  const choices = choicesOf(order).toSorted((a, b) => a.oddness - b.oddness)
  const [plainest] = choices
  const all = plainest ? everything(plainest) : discountsAndFees(order)
  if (!plainest || all.length === 0) return { sumIs: 'unknown', charged: all, apart: [] }
  const targets = targetsOf(order)
  if (targets.length === 0) return { sumIs: 'unknown', charged: all, apart: [] }
  return (
    fitting(choices, targets, 0) ??
    fitting(choices.filter(isPlain), targets, smallestUnit(order.currencyCode)) ?? {
      sumIs: 'neither',
      charged: all,
      apart: [],
    }
  )
}

type Target = { sumIs: 'paid' | 'amount'; value: number }

/** What was paid comes first, unless it is less than asked. */
function targetsOf({ amount, amountPaid = 0 }: OrderRecord): Target[] {
  const asked: Target[] = amount === undefined ? [] : [{ sumIs: 'amount', value: exact(amount) }]
  if (amountPaid <= 0) return asked
  const paid: Target = { sumIs: 'paid', value: exact(amountPaid) }
  return amount !== undefined && amountPaid < amount ? [...asked, paid] : [paid, ...asked]
}

function fitting(choices: Choice[], targets: Target[], most: number): Composition | undefined {
  for (const { lines, apart } of choices) {
    const total = totalOf(lines)
    for (const { sumIs, value } of targets) {
      const rest = sum([value, -total])
      if (Math.abs(rest) > most) continue
      return { sumIs, charged: withoutZero([...lines, amountLine('rounding', rest)]), apart }
    }
  }
  return undefined
}

const isPlain = ({ oddness }: Choice) => oddness < 2
const everything = ({ lines, apart }: Choice) => [...lines, ...apart]

function choicesOf(order: OrderRecord): Choice[] {
  let choices = itemChoices(order)
  for (const part of discountsAndFees(order)) choices = withPart(choices, part, 0, 1)
  const { taxAmount = 0, isReverseCharge } = order.tax ?? {}
  const behaviour = taxBehaviour(order.tax)
  if (taxAmount !== 0) {
    const added = isReverseCharge ? 1 : behaviour === 'inside' ? 2 : 0
    const left = isReverseCharge || behaviour === 'inside' ? 0 : behaviour === 'added' ? 1 : 0.5
    choices = withPart(choices, amountLine('tax', taxAmount), added, left)
  }
  const fee = amountLine('gateway-fee', order.gatewayFee ?? 0)
  if (fee.amount === 0) return choices
  const paidByCustomer = choices.map((choice) => ({
    ...choice,
    lines: [...choice.lines, fee],
    oddness: choice.oddness + 3,
  }))
  return [...choices, ...paidByCustomer]
}

const withPart = (choices: Choice[], part: AmountLine, added: number, left: number): Choice[] =>
  choices.flatMap(({ lines, apart, oddness }) => [
    { lines: [...lines, part], apart, oddness: oddness + added },
    { lines, apart: [...apart, part], oddness: oddness + left },
  ])

/** Empty if an item lacks its amounts. */
function itemChoices({ items }: OrderRecord): Choice[] {
  const discount = withoutZero([
    amountLine(
      'volume-discount',
      -sum(items.map(({ volumeDiscountAmount = 0 }) => Math.abs(exact(volumeDiscountAmount)))),
    ),
  ])
  const gross = itemsLine(items, ({ amount, quantity }) =>
    amount === undefined || quantity === undefined ? undefined : amount * quantity,
  )
  const totals = itemsLine(items, ({ lineTotal }) => lineTotal)
  const prices = itemsLine(items, ({ amount }) => amount)
  const choice = (line: AmountLine[] | undefined, isDiscounted: boolean, oddness: number) =>
    line && isComplete(items)
      ? [
          isDiscounted
            ? { lines: [...line, ...discount], apart: [], oddness }
            : { lines: line, apart: discount, oddness },
        ]
      : []
  return [
    ...choice(gross, true, 0),
    ...choice(totals, false, 0),
    ...choice(totals, true, 1),
    ...choice(gross, false, 1),
    ...choice(prices, true, 2),
    ...choice(prices, false, 3),
  ]
}

type Item = OrderRecord['items'][number]

function itemsLine(items: Item[], amountOf: (item: Item) => number | undefined) {
  const amounts = items.map(amountOf).filter((amount) => amount !== undefined)
  if (amounts.length < items.length) return undefined
  return withoutZero([amountLine('items', sum(amounts.map(exact)))])
}

function discountsAndFees(order: OrderRecord): AmountLine[] {
  const { coupon, affiliateDiscount, items } = order
  const { globalGatewayFeeAmount = 0, globalGatewayFixedFeeAmount = 0 } = order
  const fees = items.flatMap(({ additionalFeeAmount = 0, additionalFixedFeeAmount = 0 }) => [
    additionalFeeAmount,
    additionalFixedFeeAmount,
  ])
  return withoutZero([
    amountLine('coupon', -Math.abs(coupon?.netDecrease ?? 0)),
    amountLine('affiliate-discount', -Math.abs(affiliateDiscount?.netDecrease ?? 0)),
    amountLine('extra-fees', sum(fees.map(exact))),
    amountLine('surcharge', sum([globalGatewayFeeAmount, globalGatewayFixedFeeAmount].map(exact))),
  ])
}

/** What the platform says of it, in its words; undefined if they are unknown. */
export function taxBehaviour(tax: OrderRecord['tax']): 'inside' | 'added' | undefined {
  const words = tax?.taxBehavior?.toLowerCase() ?? ''
  if (words.includes('inclu')) return 'inside'
  return words.includes('exclu') ? 'added' : undefined
}

export const amountLine = (kind: AmountLine['kind'], amount: number): AmountLine => ({
  id: kind,
  kind,
  amount: exact(amount),
})
export const withoutZero = (lines: AmountLine[]) => lines.filter(({ amount }) => amount !== 0)
export const totalOf = (lines: AmountLine[]) => sum(lines.map(({ amount }) => amount))

/** Without the error of binary fractions: 3 × 0.1 is 0.30000000000000004. */
export const exact = (value: number) => Number(value.toPrecision(15))
