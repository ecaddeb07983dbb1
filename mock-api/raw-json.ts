import type { Fault } from './fault-queue.ts'
import { isRecord } from './json-walk.ts'

const MARKER = '\u0001raw'

/** Stringifies a value; an object under the marker is written as raw text. */
export function rawJson(value: unknown): string {
  const raw: string[] = []
  const text = JSON.stringify(value, (_, entry: unknown) => {
    if (!isRecord(entry) || typeof entry[MARKER] !== 'string') return entry
    raw.push(entry[MARKER])
    return `${MARKER}${raw.length - 1}`
  })
  return text.replaceAll(/"\\u0001raw(\d+)"/g, (_, at: string) => raw[Number(at)]!)
}
rawJson.marker = MARKER

const MANY = 10_000

/** D13: very many keys, or very deep. D14: names that objects already have. */
export function freeMap({ fault, variant }: Fault): Record<string, unknown> {
  if (fault === 'D14') {
    return {
      [MARKER]:
        '{"__proto__":{"polluted":true},"constructor":"c","toString":"t","hasOwnProperty":1,"":"empty","valueOf":null}',
    }
  }
  return variant % 2
    ? { [MARKER]: `${'{"deeper":'.repeat(MANY)}1${'}'.repeat(MANY)}` }
    : Object.fromEntries(Array.from({ length: MANY }, (_, at) => [`key ${at}`, at]))
}
