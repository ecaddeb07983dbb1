/** Digits after the point that sums are kept to; amounts with more are not generated. */
const PLACES = 24

/** Exact, as text: "0.3" for 0.1 and 0.2. JSON numbers stand for their shortest decimal text. */
export function totalOf(amounts: readonly (number | null | undefined)[]): string {
  return textOf(amounts.reduce<bigint>((sum, amount) => sum + scaled(amount ?? 0), 0n))
}

export const plainText = (amount: number): string => textOf(scaled(amount))

export const minus = (a: string, b: string): string => textOf(parsed(a) - parsed(b))

/** Whether a number is the quotient, as well as a binary fraction can be. */
export function isQuotient(told: number, total: string, count: number): boolean {
  const exact = Number(total) / count
  return Math.abs(told - exact) <= Math.abs(exact) * 1e-12
}

function scaled(amount: number): bigint {
  const [digits = '0', exponent = '0'] = String(amount).split('e')
  const [whole = '0', fraction = ''] = digits.split('.')
  const places = PLACES + Number(exponent) - fraction.length
  const value = BigInt(whole + fraction)
  return places >= 0 ? value * 10n ** BigInt(places) : value / 10n ** BigInt(-places)
}

function parsed(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(PLACES, '0'))
}

function textOf(value: bigint): string {
  const sign = value < 0n ? '-' : ''
  const digits = String(value < 0n ? -value : value).padStart(PLACES + 1, '0')
  const fraction = digits.slice(-PLACES).replace(/0+$/, '')
  return `${sign}${digits.slice(0, -PLACES)}${fraction && `.${fraction}`}`
}
