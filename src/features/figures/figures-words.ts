import { formatNumber } from '#base/money-format.ts'
import { clockText, dayText } from '#base/time-format.ts'
import { wallClock } from '#base/time-zone.ts'
import type { Pick } from '#model/figures/picks.ts'
import type { Reading } from '#model/figures/read.ts'
import type { Span } from '#model/figures/spans.ts'
import type { Bucket, Share } from '#model/figures/sums.ts'

export const spanText = ({ from, to }: Span): string => {
  const [first, last] = [dayText(from), dayText(to)]
  return first === last ? first : `${first} to ${last}`
}

export function bucketText({ from, to, hour }: Bucket): string {
  if (hour === undefined) return spanText({ from, to })
  return `${hour}:00 to ${hour + 1}:00`
}

/** What the figures cover, and everything that they don't. */
export function scopeText(
  readings: readonly (Reading | undefined)[],
  zone: string,
  currencies: number,
): string {
  const read = readings.filter((each) => each !== undefined)
  const [first] = read
  if (!first) return 'Reading orders…'
  const total = (of: (reading: Reading) => number) => read.reduce((sum, each) => sum + of(each), 0)
  const [missing, undated, kept] = [
    total((each) => each.missing),
    total((each) => each.undated),
    total((each) => each.kept),
  ]
  const oldest = Math.min(...read.map((each) => each.oldest ?? Infinity))
  const clock = wallClock(first.to, zone)
  return [
    `Orders created until ${clockText(clock)}, days in ${zone.replaceAll('_', ' ')}.`,
    missing > 0 && `${counted(missing)} that your platform counted didn’t arrive.`,
    undated > 0 &&
      `${counted(undated)} without a usable date ${undated === 1 ? 'is' : 'are'} left out.`,
    currencies > 1 && 'Currencies aren’t added together.',
    'Refunds aren’t deducted: the list of orders doesn’t carry them, nor the country.',
    kept > 0 &&
      `${formatNumber(kept)} ${kept === 1 ? 'day comes' : 'days come'} from an earlier read, the first of ${dayText(wallClock(oldest, zone))}; what was paid since isn’t counted.`,
  ]
    .filter(Boolean)
    .join(' ')
}

const counted = (count: number) => `${formatNumber(count)} ${count === 1 ? 'order' : 'orders'}`

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
