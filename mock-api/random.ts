/** Seeded, so that every start has the same data. */
export type Random = {
  /** From 0 up to but excluding 1. */
  next: () => number
  /** Includes both ends. */
  integer: (from: number, to: number) => number
  chance: (probability: number) => boolean
  pick: <Choice>(choices: readonly Choice[]) => Choice
}

export function createRandom(...parts: (number | string)[]): Random {
  let state = hash(parts)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    return scramble(state) / 4_294_967_296
  }
  return {
    next,
    integer: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    pick: (choices) => choices[Math.floor(next() * choices.length)]!,
  }
}

const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** A version 4 UUID derived from the parts alone. */
export function uuid(...parts: (number | string)[]): string {
  const seed = hash(parts)
  const [a, b, c, d] = [1, 2, 3, 4].map((step) =>
    scramble((seed + Math.imul(step, 0x9e3779b9) + Math.imul(hash(parts, step), step)) | 0),
  ) as [number, number, number, number]
  const version = ((b & 0xffff0fff) | 0x4000) >>> 0
  const variant = ((c & 0x3fffffff) | 0x80000000) >>> 0
  return `${hex(a)}-${hex(version >>> 16, 2)}-${hex(version, 2)}-${hex(variant >>> 16, 2)}-${hex(variant, 2)}${hex(d)}`
}

export function code(
  random: Random,
  length: number,
  alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789',
) {
  return Array.from({ length }, () => alphabet[Math.floor(random.next() * alphabet.length)]).join(
    '',
  )
}

function hex(value: number, bytes: 2 | 4 = 4) {
  const low = BYTES[(value >>> 8) & 255]! + BYTES[value & 255]!
  return bytes === 2 ? low : BYTES[(value >>> 24) & 255]! + BYTES[(value >>> 16) & 255]! + low
}

function hash(parts: (number | string)[], start = 0) {
  let state = 0x811c9dc5 ^ start
  for (const part of parts) {
    if (typeof part === 'number') state = scramble(Math.imul(state ^ part, 0x01000193) + 0x9e3779b9)
    else
      for (let at = 0; at < part.length; at += 1)
        state = Math.imul(state ^ part.charCodeAt(at), 0x01000193)
    state = Math.imul(state ^ 0xff, 0x01000193)
  }
  return state | 0
}

function scramble(state: number) {
  let value = Math.imul(state ^ (state >>> 15), state | 1)
  value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
  return (value ^ (value >>> 14)) >>> 0
}
