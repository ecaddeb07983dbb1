const names = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' })

/** "US Dollar"; undefined for a code that names no currency known here. */
export function currencyName(code: string): string | undefined {
  return /^[A-Z]{3}$/.test(code) ? names.of(code) : undefined
}
