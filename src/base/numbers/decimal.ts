/*
 * Amounts arrive as JSON numbers. These functions work on their shortest decimal text, digit by
 * digit, so that 0.1 + 0.2 is 0.3 and no digit that was sent is lost.
 */

/** `1e-7` → `0.0000001`: plain digits, with a hyphen for minus. */
export function decimalText(value: number): string {
  const [digits = '', exponent] = String(value).split('e')
  return exponent ? shifted(digits, Number(exponent)) : digits
}

export const dividedByPowerOfTen = (text: string, places: number) => shifted(text, -places)

export const mostDecimals = (values: readonly number[]) =>
  values.reduce((most, value) => Math.max(most, decimalText(value).split('.')[1]?.length ?? 0), 0)

export function sum(values: readonly number[]): number {
  const texts = values.map(decimalText)
  const places = mostDecimals(values)
  const total = texts.reduce((subtotal, text) => subtotal + BigInt(shifted(text, places)), 0n)
  return Number(shifted(String(total), -places))
}

function shifted(text: string, places: number): string {
  const sign = text.startsWith('-') ? '-' : ''
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.')
  const digits = whole + fraction
  const point = whole.length + places
  const padded =
    point <= 0 ? '0'.repeat(1 - point) + digits : digits.padEnd(Math.max(digits.length, point), '0')
  const at = Math.max(1, point)
  const integer = padded.slice(0, at).replace(/^0+(?=\d)/, '')
  const rest = padded.slice(at).replace(/0+$/, '')
  const result = rest ? `${integer}.${rest}` : integer
  return result === '0' ? result : sign + result
}
