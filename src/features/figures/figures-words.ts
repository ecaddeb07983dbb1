import { clockText, dayText } from '#base/time/time-format.ts'
import { wallClock } from '#base/time/time-zone.ts'
import type { Pick } from '#model/reading/figures/drill.ts'
import type { Bucket, Share } from '#model/reading/figures/sums.ts'
import type { Span } from '#model/reading/ledger/days.ts'
import type { Ledger } from '#model/reading/ledger/ledger.ts'
import { ledgerWords } from '#model/reading/ledger/words.ts'

export const spanText = ({ from, to }: Span): string => {
  const [first, last] = [dayText(from), dayText(to)]
  return first === last ? first : `${first} to ${last}`
}

export function bucketText({ from, to, hour }: Bucket): string {
  if (hour === undefined) return spanText({ from, to })
  return `${hour}:00 to ${hour + 1}:00`
}

/** What the figures cover, and everything that they don't. */
export function scopeText(ledger: Ledger | undefined, zone: string, currencies: number): string {
  if (!ledger) return 'Reading orders…'
  const until = clockText(wallClock(ledger.to, zone))
  return [
    `Orders created until ${until}, days in ${zone.replaceAll('_', ' ')}.`,
    currencies > 1 && 'Currencies aren’t added together.',
    'Refunds aren’t deducted: the list of orders doesn’t carry them, nor the country.',
    ...ledgerWords(ledger, zone),
  ]
    .filter(Boolean)
    .join(' ')
}

export function pickTitle(
  { kind, key }: Pick,
  span: Span,
  shares: readonly Share[],
  buckets: readonly Bucket[],
): string {
  const period = spanText(span)
  switch (kind) {
    case 'all':
      return period
    case 'paid':
      return `with a payment, ${period}`
    case 'awaiting':
      return `awaiting payment, ${period}`
    case 'in': {
      const bucket = buckets.find((each) => each.key === key)
      return bucket ? bucketText(bucket) : period
    }
    default:
      return `${shares.find((share) => share.key === key)?.label ?? key}, ${period}`
  }
}
