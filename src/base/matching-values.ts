import { separateWords } from './sentence-case.ts'

/**
 * The values that contain a text, however they are spelled: "awaiting kyc" finds `AWAITING_KYC`.
 * Those that begin with it come first.
 */
export function matchingValues(values: readonly string[], text: string): string[] {
  const wanted = separateWords(text)
  const placeOf = (value: string) => separateWords(value).indexOf(wanted)
  return values
    .filter((value) => placeOf(value) !== -1 || value.toLowerCase().includes(text.toLowerCase()))
    .toSorted((a, b) => Number(placeOf(a) !== 0) - Number(placeOf(b) !== 0))
}
