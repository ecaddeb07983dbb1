/*
 * The platform documents no status. These are the words whose meaning nobody doubts, in any case
 * and however their parts are joined; every other word means nothing here.
 */
const words = {
  awaiting: [
    'pending',
    'waiting',
    'awaiting payment',
    'partial',
    'partially paid',
    'partial payment',
  ],
  refunded: ['refunded', 'partially refunded', 'reversed'],
  disputed: ['chargeback', 'charged back', 'dispute', 'disputed', 'risk locked'],
  failed: ['failed', 'declined', 'error'],
  paid: ['completed', 'complete', 'paid', 'delivered', 'succeeded'],
  coming: ['processing', 'confirming'],
  ended: ['voided', 'cancelled', 'canceled', 'expired'],
}

export type Meaning = keyof typeof words

/** What the merchant says of a word comes before that; undefined: it means nothing here. */
let corrected: Readonly<Record<string, Meaning | undefined>> = {}

export const correctMeanings = (meanings: typeof corrected) => void (corrected = meanings)

export function meaningOf(status: string | null | undefined): Meaning | undefined {
  const plain = (status ?? '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
    .toLowerCase()
  if (Object.hasOwn(corrected, plain)) return corrected[plain]
  return (Object.keys(words) as Meaning[]).find((meaning) => words[meaning].includes(plain))
}
