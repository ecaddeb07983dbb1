import { t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'

type Limits = { minimum?: number; maximum?: number }

/** "3 to 128 characters", "Up to 2,048 characters". */
export function lengthHint({ minimum = 0, maximum }: Limits): string | undefined {
  if (maximum === undefined) return undefined
  const most = formatNumber(maximum)
  return minimum > 1
    ? t`${formatNumber(minimum)} to ${most} characters`
    : t`Up to ${most} characters`
}

/** "0 to 100,000". A limit that nobody will meet would only frighten. */
export function rangeHint({ minimum, maximum = Infinity }: Limits): string | undefined {
  if (minimum === undefined) return undefined
  if (maximum < MANY) return t`${formatNumber(minimum)} to ${formatNumber(maximum)}`
  return minimum > 0 ? t`${formatNumber(minimum)} or more` : undefined
}

const MANY = 1_000_000_000
