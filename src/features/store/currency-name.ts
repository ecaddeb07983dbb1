import { displayNames } from '#base/language/formats.ts'

/** For example "US Dollar"; undefined for an unknown code. */
export function currencyName(code: string): string | undefined {
  return /^[A-Z]{3}$/.test(code) ? displayNames('currency').of(code) : undefined
}
