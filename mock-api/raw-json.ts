import type { Fault } from './fault-queue.ts'
import { isRecord } from './json-walk.ts'

const MARKER = '\u0001raw'

/** JSON text of a value; an object under the marker stands for text that is written as it is. */
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

/** The free maps of D13 (very many keys, or very deep) and D14 (keys that objects have already). */
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
