/*
 * A link passes the value itself, a typed address passes text; a malformed parameter is dropped,
 * never an error.
 */

export type Parameters = Record<string, unknown>

export const LONGEST_TEXT = 2048
export const LARGEST_INTEGER = 9_999_999_999
export const LARGEST_DECIMAL = 999_999_999_999_999

export function readText(value: unknown, longest = LONGEST_TEXT): string | undefined {
  const text = typeof value === 'string' ? value.trim() : ''
  return text !== '' && text.length <= longest ? text : undefined
}

export function readInteger(value: unknown, least: number, most: number): number | undefined {
  const number = readNumber(value, /^-?\d{1,10}$/)
  const fits = Number.isInteger(number) && number! >= least && number! <= most
  return fits ? number : undefined
}

export function readDecimal(value: unknown): number | undefined {
  return readNumber(value, /^-?\d{1,15}(\.\d{1,10})?$/)
}

export function readFlag(value: unknown): boolean | undefined {
  const word = String(value)
  return word === 'true' || word === 'false' ? word === 'true' : undefined
}

export function readMatching(value: unknown, form: RegExp): string | undefined {
  return typeof value === 'string' && form.test(value) ? value : undefined
}

export function textParameters<Name extends string>(...names: Name[]) {
  return (parameters: Parameters): { [Each in Name]?: string } => {
    const read: { [Each in Name]?: string } = {}
    for (const name of names) read[name] = readText(parameters[name])
    return read
  }
}

function readNumber(value: unknown, form: RegExp): number | undefined {
  const number = typeof value === 'string' && form.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}
