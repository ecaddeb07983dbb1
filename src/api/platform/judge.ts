import { oneForEach } from '#base/storage/once.ts'
import { instantOf } from '#base/time/by-time.ts'

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
  return typeof value === 'string' ? instantOf(value) : undefined
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

const numberIn = (record: unknown, field: string): number =>
  typeof record === 'object' && record !== null
    ? Number((record as Row)[field] ?? Number.NaN)
    : Number.NaN

/** The scale of a record's percentages: no rate is above the whole, and amounts beside it tell. */
export function percentageShown({ tax, coupon, items }: Row) {
  const rate = numberIn(tax, 'taxRate')
  const discount = numberIn(coupon, 'percentageDecrease')
  if (rate > 1 || discount > 1) return 'of100'
  const byTax = timesOf(rate, numberIn(tax, 'taxAmount'), numberIn(tax, 'preTaxAmount'))
  if (isAbout(byTax, 1)) return 'of1'
  if (isAbout(byTax, 0.01)) return 'of100'
  const goods = Array.isArray(items) ? items : []
  const whole = goods.reduce<number>((sum, item) => sum + numberIn(item, 'lineTotal'), 0)
  // A coupon may be for some of the goods, so less proves nothing.
  const byCoupon = timesOf(discount, numberIn(coupon, 'netDecrease'), whole)
  return isAbout(byCoupon, 1) ? 'of1' : undefined
}

const timesOf = (rate: number, part: number, whole: number) => Math.abs(part) / whole / rate
const isAbout = (times: number, one: number) => times > one / 2 && times < one * 2

export const firstShown = <Shown>(shown: readonly Shown[]) =>
  shown.find((behaviour) => behaviour !== undefined)

/** So many amounts without a fraction may be in the smallest unit. */
const MANY_AMOUNTS = 20

export function amountsShown(rows: readonly Row[]) {
  const amounts = rows
    .filter(({ currencyCode }) => hasDecimals(currencyCode))
    .flatMap(({ amount, amountPaid }) => [amount, amountPaid].map(Number))
    .filter((amount) => Number.isFinite(amount) && amount !== 0)
  if (amounts.some((amount) => !Number.isInteger(amount))) return 'fractions'
  return amounts.length < MANY_AMOUNTS ? undefined : 'whole'
}

const currencies = new Set(Intl.supportedValuesOf('currency'))

/** A format costs most of a millisecond, and every row asks for one of a few currencies. */
const decimalsOf = oneForEach((currency: string) => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits
})

/** Only of those of ISO 4217, since only their minor units are known. */
function hasDecimals(currency: unknown): boolean {
  const code = String(currency).trim().toUpperCase()
  return currencies.has(code) && decimalsOf(code) !== 0
}
