import { separateWords } from './sentence-case.ts'

/** "awaiting kyc" finds `AWAITING_KYC`; values that start with the text come first. */
export function matchingValues(values: readonly string[], text: string): string[] {
  const searched = separateWords(text)
  const placeOf = (value: string) => separateWords(value).indexOf(searched)
  return values
    .filter((value) => placeOf(value) !== -1 || value.toLowerCase().includes(text.toLowerCase()))
    .toSorted((a, b) => Number(placeOf(a) !== 0) - Number(placeOf(b) !== 0))
}

/** A number means itself: 0 is not 200. */
export function leadingValues(values: readonly string[], typed: string): string[] {
  return values.filter((value) => value.startsWith(typed))
}
