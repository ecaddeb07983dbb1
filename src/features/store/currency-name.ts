const names = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' })

/** For example "US Dollar"; undefined for an unknown code. */
export function currencyName(code: string): string | undefined {
  return /^[A-Z]{3}$/.test(code) ? names.of(code) : undefined
}
