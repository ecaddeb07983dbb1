import type * as z from 'zod/mini'
import { date } from '#api/schemas/fields.ts'

/** A field with a value that no other field has. */
export type Leaf =
  | { path: string; kind: 'words'; shown: string; sent: string }
  | { path: string; kind: 'flag'; code: number }

/** A record with every field filled, and the text by which each field is recognised on a page. */
export type Sample = {
  leaves: Leaf[]
  /** How many records are needed to distinguish all flags. */
  rounds: number
  /** In every round texts, numbers and dates stay and flags follow their codes. */
  record: (round: number) => unknown
}

type Definition = {
  type: string
  innerType: z.ZodMiniType
  in: z.ZodMiniType
  /** Of a value with several forms; the first is the usual one. */
  options?: z.ZodMiniType[]
  element: z.ZodMiniType
  shape: Record<string, z.ZodMiniType>
}

/**
 * Fills a record from its schema. `fixed` holds values that a page depends on, by path; they also
 * identify their fields.
 */
export function sampleOf(schema: z.ZodMiniType, fixed: Record<string, unknown> = {}): Sample {
  const flags = countFlags(schema)
  const { rounds, codes } = codesFor(flags)
  const leaves: Leaf[] = []

  const fill = (field: z.ZodMiniType, path: string, round: number, seen: Leaf[]): unknown => {
    const words = (value: unknown, shown: string) => {
      seen.push({ path, kind: 'words', shown, sent: JSON.stringify(value) })
      return value
    }
    const flag = (on: unknown, off: unknown) => {
      const code = codes[seen.filter(({ kind }) => kind === 'flag').length] ?? 0
      seen.push({ path, kind: 'flag', code })
      return (code >> round) & 1 ? on : off
    }
    const at = seen.length
    if (path in fixed) return words(fixed[path], shownOf(fixed[path]))
    if (field === date) return words(dayOf(at).iso, dayOf(at).shown)
    const definition = field.def as unknown as Definition
    switch (definition.type) {
      case 'string':
        return words(uuidOf(at), uuidOf(at).slice(0, 8))
      case 'number':
        return words(10_001 + at, String(10_001 + at))
      case 'boolean':
        return flag(true, false)
      case 'unknown':
        // A secret is read as set or not set.
        return flag('a secret', undefined)
      case 'record':
        return words({ [`key ${uuidOf(at).slice(0, 8)}`]: 'a value' }, uuidOf(at).slice(0, 8))
      case 'array':
        return [fill(definition.element, `${path}[]`, round, seen)]
      case 'object':
        return Object.fromEntries(
          Object.entries(definition.shape).map(([name, inner]) => [
            name,
            fill(inner, path === '' ? name : `${path}.${name}`, round, seen),
          ]),
        )
      default:
        return fill(
          definition.innerType ?? definition.in ?? definition.options![0]!,
          path,
          round,
          seen,
        )
    }
  }

  fill(schema, '', 0, leaves)
  return { leaves, rounds, record: (round) => fill(schema, '', round, []) }
}

function countFlags(field: z.ZodMiniType): number {
  const definition = field.def as unknown as Definition
  const inner =
    definition.innerType ?? definition.in ?? definition.options?.[0] ?? definition.element
  if (definition.type === 'boolean' || definition.type === 'unknown') return 1
  if (definition.type === 'record') return 0
  if (definition.type !== 'object') return inner ? countFlags(inner) : 0
  return Object.values(definition.shape).reduce((sum, each) => sum + countFlags(each), 0)
}

/**
 * Every flag is on in half of the rounds. No two flags share their rounds, and none is the exact
 * opposite of another, so words that come and go with a flag belong to that flag alone.
 */
function codesFor(flags: number): { rounds: number; codes: number[] } {
  for (let rounds = 4; ; rounds += 2) {
    const codes = Array.from({ length: 2 ** rounds }, (_, code) => code).filter(
      // The highest bit is off in a code and on in its opposite.
      (code) => onesOf(code) === rounds / 2 && !(code >> (rounds - 1)),
    )
    if (codes.length >= flags) return { rounds: flags === 0 ? 1 : rounds, codes }
  }
}

const onesOf = (code: number) => code.toString(2).replaceAll('0', '').length

/** Of some lists a page shows only the length. */
const shownOf = (value: unknown) => String(Array.isArray(value) ? value.length : value)

const uuidOf = (index: number) =>
  `c${index.toString(16).padStart(7, '0')}-0000-4000-8000-000000000000`

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

function dayOf(index: number): { iso: string; shown: string } {
  const day = new Date(Date.UTC(2001, 0, 1 + index, 12))
  const iso = day.toISOString()
  // The raw record keeps the date as sent.
  return { iso, shown: `(${days.format(day).replace('Sept', 'Sep')}|${iso})` }
}
