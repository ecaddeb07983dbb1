import type { OrderRecord } from '#api/schemas/order-detail.ts'
import { sum } from '#base/numbers/decimal.ts'
import { orderTone } from './order-tone.ts'
import {
  type AmountLine,
  type Composition,
  amountLine,
  composition,
  exact,
  taxBehaviour,
  totalOf,
  withoutZero,
} from './composition.ts'

export type { AmountLine } from './composition.ts'

export type OrderMoney = Composition & {
  amount: number | undefined
  amountPaid: number | undefined
  isPaidInFull: boolean
  /** A tax within the sum of `charged`: part of the amount, not added to it. */
  includedTax: number | undefined
  /** The tax in what was paid, if it was paid in full and its tax is known. */
  taxPaid: number | undefined
  /** What was paid, and what went from it; empty if nothing was paid. */
  kept: AmountLine[]
  /** What remains of it, the sum of `kept`; undefined if that cannot be told. */
  net: number | undefined
}

/** What the customer was charged and what of it the merchant keeps, as far as the record tells. */
export function orderMoney(order: OrderRecord): OrderMoney {
  const { amount, amountPaid } = order
  const composed = composition(order)
  const isPaid = amountPaid !== undefined && amountPaid > 0
  const isAdded = isWithinSum(composed) && composed.charged.some(({ kind }) => kind === 'tax')
  const includedTax = isAdded ? undefined : includedTaxOf(order, composed)
  const isPaidInFull = isPaid && amount !== undefined && amountPaid >= amount
  const taxPaid = isPaidInFull ? (isAdded ? order.tax?.taxAmount : includedTax) : undefined
  return {
    ...composed,
    ...(includedTax !== undefined && {
      charged: composed.charged.filter(isNoTax),
      apart: composed.apart.filter(isNoTax),
    }),
    amount,
    amountPaid,
    isPaidInFull,
    includedTax,
    taxPaid,
    kept: isPaid ? keptLines(order, taxPaid) : [],
    net: isPaidInFull ? netOf(order, taxPaid) : undefined,
  }
}

const isNoTax = ({ kind }: AmountLine) => kind !== 'tax'
const isWithinSum = ({ sumIs }: Composition) => sumIs === 'paid' || sumIs === 'amount'

/**
 * A tax is within the amount if its amount before tax says so or, without one, its behaviour. A tax
 * that the customer owes the state (reverse charge) never is.
 */
function includedTaxOf(order: OrderRecord, { sumIs }: Composition): number | undefined {
  const { tax, amount, amountPaid } = order
  if (!tax?.taxAmount || tax.isReverseCharge) return undefined
  const total = sumIs === 'paid' ? amountPaid : (amount ?? amountPaid)
  const { preTaxAmount, taxAmount } = tax
  const isInside = taxBehaviour(tax) === 'inside'
  if (preTaxAmount === undefined || total === undefined) return isInside ? taxAmount : undefined
  if (isSame(sum([preTaxAmount, taxAmount]), total)) return taxAmount
  return isInside && !isSame(preTaxAmount, total) ? taxAmount : undefined
}

/** The tax counts as gone until a refund, of which nobody says how much tax it gives back. */
function keptLines(order: OrderRecord, taxPaid: number | undefined) {
  const { amountPaid, gatewayFee, platformFee, refund } = order
  return withoutZero([
    amountLine('paid', amountPaid ?? 0),
    amountLine('tax', refund ? 0 : -(taxPaid ?? 0)),
    amountLine('gateway-fee', -(gatewayFee ?? 0)),
    amountLine('platform-fee', -(platformFee ?? 0)),
    amountLine('refund', -Math.abs(refund?.amount ?? 0)),
  ])
}

/**
 * What was paid in full, less the tax in it, the fees as the record states them (a refund may have
 * given them back, which no record tells) and the refund. Undefined
 *
 * - if one of these is missing or a fee below zero, or less was paid than asked: nobody tells how its
 *   tax is split;
 * - if there is a tax, and it is not clear whether it is in what was paid;
 * - after a refund in part, if there is a tax: it may contain some of it. A whole refund contains all;
 * - after a chargeback, or if the status says reversed or disputed and no refund tells how much.
 */
function netOf(order: OrderRecord, taxPaid: number | undefined): number | undefined {
  const { amountPaid = 0, tax, gatewayFee, platformFee, refund } = order
  if ([gatewayFee, platformFee].some((fee = -1) => fee < 0)) return undefined
  if (isReversedWithoutRefund(order)) return undefined
  const isTaxed = tax !== undefined && tax.taxAmount !== 0
  const isWhole = isSame(refund?.amount, amountPaid)
  if (isTaxed && !isWhole && (refund || taxPaid === undefined)) return undefined
  const isOddRefund = refund && !((refund.amount ?? -1) >= 0 && refund.amount! <= amountPaid)
  return isOddRefund ? undefined : totalOf(keptLines(order, taxPaid))
}

function isReversedWithoutRefund({ status, refund, chargeback }: OrderRecord): boolean {
  if (chargeback) return true
  const { glyph } = orderTone(status)
  return glyph === 'triangle' || (glyph === 'arrow' && !refund)
}

const isSame = (a: number | undefined, b: number | undefined) =>
  a !== undefined && b !== undefined && exact(a) === exact(b)
