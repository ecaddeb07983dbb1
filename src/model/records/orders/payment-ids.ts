import type { OrderDetail } from '#api/schemas/order-detail.ts'
import { t } from '#base/language/words.ts'
import { ownedStore } from '#base/storage/owned.ts'

export type PaymentField = 'transaction' | 'subscription' | 'crypto' | 'refund' | 'chargeback'

/** What processors and their mails call a payment, as only the record of an order tells it. */
export type PaymentIds = readonly (readonly [field: PaymentField, id: string])[]

export const paymentWords: Record<PaymentField, string> = {
  transaction: t`transaction`,
  subscription: t`subscription at the processor`,
  crypto: t`crypto address`,
  refund: t`refund`,
  chargeback: t`chargeback`,
}

/** Shorter texts occur everywhere. */
export const LEAST_PAYMENT_ID = 6

/** People copy ids in any case, and mails break long ones. */
export const comparableId = (text: string) => text.replaceAll(/\s/g, '').toLowerCase()

export function paymentIdsOf({ order }: OrderDetail): PaymentIds {
  const { gatewayMetadata, refund, chargeback } = order
  const ids: [PaymentField, string | undefined][] = [
    ['transaction', gatewayMetadata?.transactionId],
    ['subscription', gatewayMetadata?.gatewaySubscriptionId],
    ['crypto', gatewayMetadata?.cryptocurrencyAddress],
    ['refund', refund?.id],
    ['chargeback', chargeback?.id],
  ]
  return ids.flatMap(([field, id = '']) => {
    const comparable = comparableId(id)
    return comparable === '' ? [] : [[field, comparable] as const]
  })
}

/** The field that holds exactly this id. */
export function paymentFieldOf(ids: PaymentIds, wanted: string): PaymentField | undefined {
  const id = comparableId(wanted)
  if (id.length < LEAST_PAYMENT_ID) return undefined
  return ids.find(([, known]) => known === id)?.[0]
}

const SHAPES = [
  // pi_3PqX…, ch_…, txn_…, sub_…: a short word in lower case before a long code.
  /^(?:pi|py|ch|txn|tx|sub|re|pyr|dp|du|cs|in|seti|pay|tr|ord|cap|dis|rf|trx)_(?=\w*\d)\w{8,}$/,
  /^txn[-_.]?(?=\w*\d)[\w-]{6,}$/i,
  // A hash, or an address on a chain.
  /^(?:0x)?(?=[0-9a-f]*\d)[0-9a-f]{24,64}$/i,
  /^(?:bc1|ltc1|tb1)[a-z0-9]{20,80}$/i,
  /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[13LMT][1-9A-HJ-NP-Za-km-z]{25,34}$/,
  // PAYID-…, I-… and the seventeen capitals of a well-known processor.
  /^(?:PAYID|I)-(?=[0-9A-Z]*\d)[0-9A-Z]{10,}$/,
  /^(?=[0-9A-Z]*\d)(?=[0-9A-Z]*[A-Z])[0-9A-Z]{17}$/,
]

export const looksLikePaymentId = (text: string) => SHAPES.some((shape) => shape.test(text))

type Pasted = { key: string; payment: string }
export const NOTHING_PASTED: Pasted = { key: '', payment: '' }

/** What the palette hands to the key finder. In memory only, because it may be a secret. */
export const pastedText = ownedStore(NOTHING_PASTED)
