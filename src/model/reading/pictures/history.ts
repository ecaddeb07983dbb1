import * as z from 'zod/mini'
import { privateStores } from '#base/storage/private-store.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { dayKey } from '#model/reading/ledger/days.ts'
import { type Facts, type Part, type Picture, kindOf, partOf } from './picture.ts'

const StoredFacts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

/** A record that appeared has no `before`, one that is gone no `after`, one that changed both. */
const Difference = z.object({
  key: z.string(),
  before: z.optional(StoredFacts),
  after: z.optional(StoredFacts),
})
export type Difference = z.infer<typeof Difference>

/** Why a part of a picture is missing. */
const Missing = z.enum(['failed', 'not-whole', 'too-many', 'not-allowed'])
export type Missing = z.infer<typeof Missing>

const Day = z.object({
  /** Of the merchant's time zone: `2026-11-23`. */
  day: z.string(),
  at: z.number(),
  read: z.array(z.string()),
  missing: z.record(z.string(), Missing),
  /** Against the day before it that is kept. */
  differences: z.array(Difference),
})
export type Day = z.infer<typeof Day>

/** The last picture whole, and backwards from it only what was different. */
export const History = z.object({
  picture: z.record(z.string(), StoredFacts),
  days: z.array(Day),
})
export type History = z.infer<typeof History>

export const noHistory: History = { picture: {}, days: [] }

export const MOST_DAYS = 30
/** Of a part; a larger one isn't remembered. */
export const MOST_RECORDS = 4_000
const MOST_DIFFERENCES = 6_000

export type Taken = Pick<Day, 'day' | 'at'> & {
  parts: Readonly<Partial<Record<Part, Picture | Missing>>>
}

/** A second picture of a day takes the place of its first one. */
export function withPicture({ picture, days }: History, { day, at, parts }: Taken): History {
  const last = days.at(-1)
  const isSameDay = last !== undefined && day <= last.day
  const earlier = isSameDay ? days.slice(0, -1) : days
  const read = new Set<Part>(isSameDay ? (last.read as Part[]) : [])
  const missing: Day['missing'] = {}
  let next = picture
  for (const [part, taken] of Object.entries(parts) as [Part, Picture | Missing][]) {
    if (typeof taken === 'string') missing[part] = taken
    else if (Object.keys(taken).length > MOST_RECORDS) missing[part] = 'too-many'
    else {
      next = replaced(next, part, taken)
      read.add(part)
    }
  }
  const known = new Set(earlier.flatMap((one) => one.read))
  const before = isSameDay ? undone(picture, last.differences) : picture
  const differences = differencesOf(before, next).filter(({ key }) => known.has(partOf(key)))
  const added = { day: isSameDay ? last.day : day, at, read: [...read], missing, differences }
  return { picture: next, days: bounded([...earlier, added]) }
}

/**
 * What a record lacks in the new picture, the platform didn't send: its last value stays. So does a
 * processor, since these are fields of the account and can be left out like any other.
 */
function replaced(picture: Picture, part: Part, taken: Picture): Record<string, Facts> {
  const others = Object.entries(picture).filter(
    ([key]) => partOf(key) !== part || kindOf(key) === 'processor',
  )
  const own = Object.entries(taken).map(([key, facts]) => [key, { ...picture[key], ...facts }])
  return Object.fromEntries([...others, ...own]) as Record<string, Facts>
}

function bounded(days: Day[]): Day[] {
  let kept = days.slice(-MOST_DAYS)
  const count = () => kept.reduce((sum, { differences }) => sum + differences.length, 0)
  while (kept.length > 1 && count() > MOST_DIFFERENCES) kept = kept.slice(1)
  return kept
}

export function differencesOf(before: Picture, after: Picture): Difference[] {
  const gone = Object.entries(before).flatMap(([key, facts]) =>
    after[key] ? [] : [{ key, before: facts }],
  )
  const others = Object.entries(after).flatMap(([key, facts]) => {
    const old = before[key]
    if (!old) return [{ key, after: facts }]
    // A value that was not known before did not change.
    const fields = Object.keys(facts).filter((field) => field in old && old[field] !== facts[field])
    return fields.length === 0
      ? []
      : [{ key, before: chosen(old, fields), after: chosen(facts, fields) }]
  })
  return [...gone, ...others]
}

const chosen = (facts: Facts, fields: readonly string[]): Facts =>
  Object.fromEntries(fields.flatMap((field) => (field in facts ? [[field, facts[field]!]] : [])))

function undone(picture: Picture, differences: readonly Difference[]): Picture {
  const before: Record<string, Facts> = { ...picture }
  for (const { key, before: old, after } of differences) {
    if (!old) delete before[key]
    else before[key] = after ? { ...before[key], ...old } : old
  }
  return before
}

export function pictureOf({ picture, days }: History, day: string): Picture {
  return days
    .filter((one) => one.day > day)
    .reduceRight((now, { differences }) => undone(now, differences), picture as Picture)
}

const stores = privateStores('pictures', History, noHistory)

/** What the shop was like on past days, as far as this browser has seen it. */
export const pictureHistory = (storeId: string) => stores(storeId.toLowerCase())

export const dayOf = (instant: number, zone: string) => dayKey(wallClock(instant, zone))
