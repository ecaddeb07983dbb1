import { highest } from '#base/numbers/large-lists.ts'

type Amounts = readonly (number | undefined)[]

const digitsOf = (amounts: Amounts) =>
  highest(amounts.map((amount = 0) => amount.toFixed().length)) ?? 0

/** Amounts must not be cut off, so a column fits the largest with its separators and currency. */
export const moneyWidth = (amounts: Amounts, least: number) =>
  Math.max(least, 10 * (9 + digitsOf(amounts)))

/** For "19.00 to 189.00 EUR". */
export const moneyRangeWidth = (amounts: Amounts, least: number) =>
  Math.max(least, 132 + 22 * digitsOf(amounts))
