/** Where a scanner is in the text: what it expects next, or what it is in the middle of. */
export const State = {
  value: 0,
  firstValue: 1,
  firstName: 2,
  name: 3,
  colon: 4,
  after: 5,
  string: 6,
  escape: 7,
  unicode: 8,
  literal: 9,
  minus: 10,
  zero: 11,
  integer: 12,
  dot: 13,
  fraction: 14,
  exponent: 15,
  exponentSign: 16,
  exponentDigits: 17,
} as const
export type State = (typeof State)[keyof typeof State]

const code = (character: string) => character.charCodeAt(0)
export const letterU = code('u')
const letterE = code('e')
const capitalE = code('E')
export const quote = code('"')
export const backslash = code('\\')
export const openBrace = code('{')
export const closeBrace = code('}')
export const openBracket = code('[')
export const closeBracket = code(']')
export const comma = code(',')
export const colon = code(':')
export const digitZero = code('0')
export const digitNine = code('9')
export const escapable = new Set(Array.from('"\\/bfnrt', code))
export const literals = new Map([
  [code('t'), 'true'],
  [code('f'), 'false'],
  [code('n'), 'null'],
])
export const mayEndNumber = new Set<State>([
  State.zero,
  State.integer,
  State.fraction,
  State.exponentDigits,
])

/** Undefined if the byte does not belong to the number. */
export function nextOfNumber(state: State, byte: number): State | undefined {
  if (byte >= digitZero && byte <= digitNine) return afterDigit(state, byte)
  if (byte === code('-') && state === State.value) return State.minus
  if ((byte === code('-') || byte === code('+')) && state === State.exponent) {
    return State.exponentSign
  }
  const isWhole = state === State.zero || state === State.integer
  if (byte === code('.') && isWhole) return State.dot
  const isExponent = byte === letterE || byte === capitalE
  return isExponent && (isWhole || state === State.fraction) ? State.exponent : undefined
}

function afterDigit(state: State, byte: number): State | undefined {
  if (state === State.integer || state === State.fraction) return state
  if (state === State.value || state === State.minus) {
    return byte === digitZero ? State.zero : State.integer
  }
  if (state === State.zero) return undefined
  return state === State.dot ? State.fraction : State.exponentDigits
}

export function isHex(byte: number) {
  const lower = byte | 0x20
  return (byte >= digitZero && byte <= digitNine) || (lower >= code('a') && lower <= code('f'))
}
