import type * as z from 'zod/mini'
import { date } from '#api/schemas/fields.ts'

/** A field of an answer that has a value of its own, which no other field has. */
export type Leaf =
  | { path: string; kind: 'words'; shown: string; sent: string }
  | { path: string; kind: 'flag'; code: number }

/** A record whose every field is filled, and what each is known by on a page. */
export type Sample = {
  leaves: Leaf[]
  /** How many records tell all flags apart. */
  rounds: number
  /** The record of one round: texts, numbers and dates stay, flags follow their codes. */
  record: (round: number) => unknown
}

type Definition = {
  type: string
  innerType: z.ZodMiniType
  in: z.ZodMiniType
  element: z.ZodMiniType
  shape: Record<string, z.ZodMiniType>
}

/**
 * Fills a record from its schema. `fixed` are values that a page depends on, by path: those fields
 * are told apart by that value.
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
        // A secret, which is read as set or not set.
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
        return fill(definition.innerType ?? definition.in, path, round, seen)
    }
  }

  fill(schema, '', 0, leaves)
  return { leaves, rounds, record: (round) => fill(schema, '', round, []) }
}

function countFlags(field: z.ZodMiniType): number {
  const definition = field.def as unknown as Definition
  const inner = definition.innerType ?? definition.in ?? definition.element
  if (definition.type === 'boolean' || definition.type === 'unknown') return 1
  if (definition.type === 'record') return 0
  if (definition.type !== 'object') return inner ? countFlags(inner) : 0
  return Object.values(definition.shape).reduce((sum, each) => sum + countFlags(each), 0)
}

/**
 * Every flag is on in half of the rounds, and no two flags in the same ones, nor one exactly where
 * the other is off: so words that come and go with a flag come and go with that flag alone.
 */
function codesFor(flags: number): { rounds: number; codes: number[] } {
  for (let rounds = 4; ; rounds += 2) {
    const codes = Array.from({ length: 2 ** rounds }, (_, code) => code).filter(
      // The highest bit of a code is off, and on in its opposite.
      (code) => onesOf(code) === rounds / 2 && !(code >> (rounds - 1)),
    )
    if (codes.length >= flags) return { rounds: flags === 0 ? 1 : rounds, codes }
  }
}

const onesOf = (code: number) => code.toString(2).replaceAll('0', '').length

/** Of a list that is only counted, the page shows how long it is. */
const shownOf = (value: unknown) => String(Array.isArray(value) ? value.length : value)

const uuidOf = (index: number) =>
  `c${index.toString(16).padStart(7, '0')}-0000-4000-8000-000000000000`

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

function dayOf(index: number): { iso: string; shown: string } {
  const day = new Date(Date.UTC(2001, 0, 1 + index, 12))
  const iso = day.toISOString()
  // A record that is kept to be copied has it as it was sent.
  return { iso, shown: `(${days.format(day).replace('Sept', 'Sep')}|${iso})` }
}
