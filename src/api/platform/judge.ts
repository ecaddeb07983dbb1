/* What rows prove. Undefined: they prove nothing either way. */

const plain = (text: string) => text.trim().toLowerCase()

export type Row = Readonly<Record<string, unknown>>

/** A text filter, judged by the field of the rows that came; "equal" is never proved by rows. */
export function textFilterShown(values: readonly unknown[], wanted: string) {
  const texts = values.filter((value) => typeof value === 'string').map(plain)
  const text = plain(wanted)
  if (text === '' || texts.length === 0) return undefined
  if (texts.some((value) => !value.includes(text))) return 'ignored'
  return texts.some((value) => value !== text) ? 'contains' : undefined
}

/** The same letters in other capitals came. */
export function isCaseIgnored(values: readonly unknown[], wanted: string): boolean {
  return values.some(
    (value) => typeof value === 'string' && value !== wanted && plain(value) === plain(wanted),
  )
}

function orderOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  const instant = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(instant) ? undefined : instant
}

/**
 * Whether rows follow a sort. Fields whose values are neither numbers nor times prove nothing: by
 * which alphabet the platform sorts is its own business.
 */
export function sortShown(values: readonly unknown[], isDescending: boolean) {
  const numbers = values.map(orderOf).filter((value) => value !== undefined)
  if (numbers.length < values.length / 2) return undefined
  const sign = isDescending ? -1 : 1
  const isInOrder = numbers.every(
    (value, index) => index === 0 || sign * (value - numbers[index - 1]!) >= 0,
  )
  if (!isInOrder) return 'ignored'
  return new Set(numbers).size > 2 ? 'followed' : undefined
}

/** The order of a list that was asked for without a sort. */
export function listOrderShown(dates: readonly unknown[]) {
  const newest = sortShown(dates, true)
  if (newest === 'followed') return 'newest'
  const oldest = sortShown(dates, false)
  if (oldest === 'followed') return 'oldest'
  return newest === 'ignored' && oldest === 'ignored' ? 'unsorted' : undefined
}

/** How many rows there certainly are, and at most, as another page of the same list told. */
export type Bounds = { least: number; most: number }

/** What a page of one row tells. */
export function oneRowShown(rows: number, pages: number | undefined, known?: Bounds) {
  if (rows > 1) return 'ignored'
  if (rows === 0) return undefined
  if (pages === undefined || pages < 1) return 'uncounted'
  return known && (pages < known.least || pages > known.most) ? 'wrong' : 'counts'
}
