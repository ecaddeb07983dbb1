import { presentTime } from '#base/time/now.ts'
import * as z from 'zod/mini'
import { list } from '#api/schemas/fields.ts'
import { privateStores } from '#base/storage/private-store.ts'

const text = z.optional(z.string())
const time = z.optional(z.number())
const setting = z.optional(z.union([z.string(), z.boolean()]))

export const WriteFacts = z.object({
  subject: text,
  detail: text,
  amount: z.optional(z.number()),
  currencyCode: text,
  reason: z.optional(z.number()),
  /** Of the order, as sent; a refund asks for one that is not refunded. */
  status: text,
  stock: z.optional(z.number()),
  deliveryTypes: z.optional(z.array(z.string())),
  /** In words, which 1.0.0 kept for all but replies. */
  before: text,
  after: text,
  /** Changed settings by field. */
  settings: z.optional(z.record(z.string(), z.object({ before: setting, after: setting }))),
})
export type WriteFacts = z.infer<typeof WriteFacts>

/** `not-seen`: no read shows it. `not-known`: no read ever will. `never-left`: nothing was sent. */
const Outcome = z.enum(['under-way', 'done', 'refused', 'not-seen', 'not-known', 'never-left'])

export const ActivityEntry = z.object({
  id: z.string(),
  operation: z.string(),
  params: z.record(z.string(), z.string()),
  at: z.number(),
  facts: z.optional(WriteFacts),
  outcome: Outcome,
  /** The outcome as a sentence, which 1.0.0 kept. */
  title: text,
  isOdd: z.optional(z.boolean()),
  wasUnknown: z.optional(z.boolean()),
  /** How often it was done, if more than once. */
  times: z.optional(z.number()),
  evidence: text,
  recordId: text,
  code: text,
  reference: text,
  answeredAt: time,
  endedAt: time,
  note: text,
})
export type ActivityEntry = z.infer<typeof ActivityEntry>

export const KEPT_FOR_DAYS = 90
const KEPT_FOR = KEPT_FOR_DAYS * 86_400_000
const MOST_ENTRIES = 300
const LONGEST_NOTE = 500
const LONGEST_TEXT = 300
const LONGEST_SETTING = 4_096

const stores = privateStores('activity', list(ActivityEntry), [])

/** The writes of one store from this browser, newest first. */
export function activityLog(storeId: string) {
  const store = stores(storeId.toLowerCase())

  return {
    subscribe: store.subscribe,
    get: store.get,
    isRead: store.isRead,
    keeping: store.keeping,

    add(entry: ActivityEntry) {
      this.update(entry.id, { ...entry, facts: shortened(entry.facts) }, entry)
    },

    /** `missing` is added where a page was left before its entry was on the disk. */
    update(id: string, change: Partial<ActivityEntry>, missing?: ActivityEntry) {
      store.set((entries) => {
        const entry =
          entries.find((one) => one.id === id) ??
          (missing && { ...missing, facts: shortened(missing.facts) })
        if (!entry) return entries
        return newestFirst([{ ...entry, ...change }, ...entries.filter((one) => one.id !== id)])
      })
    },

    /** Calls back once the disk has all of it, or refuses it. */
    onceKept(callback: () => void) {
      const stop = store.keeping.subscribe(look)
      function look() {
        if (store.keeping.get() === 'waiting') return
        stop()
        callback()
      }
      look()
    },

    note(id: string, note: string) {
      this.update(id, { note: note.trim().slice(0, LONGEST_NOTE) || undefined })
    },

    merge(entries: readonly ActivityEntry[]) {
      store.set((present) => {
        const ids = new Set(entries.map(({ id }) => id))
        const all = [...entries, ...present.filter(({ id }) => !ids.has(id))]
        return newestFirst(all)
      })
    },

    clear: () => store.replace([]),
  }
}

const newestFirst = (entries: readonly ActivityEntry[]) =>
  recentOf(entries)
    .toSorted((a, b) => b.at - a.at)
    .slice(0, MOST_ENTRIES)

export const recentOf = (entries: readonly ActivityEntry[], now = presentTime()): ActivityEntry[] =>
  entries.filter(({ at }) => at > now - KEPT_FOR)

function shortened(facts: WriteFacts | undefined): WriteFacts | undefined {
  if (!facts) return undefined
  const { subject, detail, before, after, settings, ...others } = facts
  return {
    ...others,
    subject: cut(subject),
    detail: cut(detail),
    before: cut(before),
    after: cut(after),
    settings: settings && keptSettings(settings),
  }
}

/** A value that is cut could not be proposed again, so a long one is left out. */
function keptSettings(settings: NonNullable<WriteFacts['settings']>) {
  return Object.fromEntries(
    Object.entries(settings).map(([field, { before, after }]) => [
      field,
      { before: kept(before), after: kept(after) },
    ]),
  )
}

const kept = (value: string | boolean | undefined) =>
  typeof value === 'string' && value.length > LONGEST_SETTING ? undefined : value

function cut(value: string | undefined): string | undefined {
  if (value === undefined || value.length <= LONGEST_TEXT) return value
  return `${value.slice(0, LONGEST_TEXT)}…`
}
