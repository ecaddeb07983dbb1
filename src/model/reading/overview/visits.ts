import * as z from 'zod/mini'
import { idStores } from '#base/storage/id-store.ts'

const Counts = z.record(z.string(), z.number())

const Visit = z.object({
  seenAt: z.number(),
  /** When the visit before this one ended; undefined during the first. */
  since: z.optional(z.number()),
  before: z.catch(Counts, () => ({})),
  latest: z.catch(Counts, () => ({})),
})
export type Visit = z.infer<typeof Visit>

/** Times and numbers only, in clear text: the page reserves their place before it can decrypt. */
export const visits = idStores<Visit | undefined>('visits', z.optional(Visit), undefined)

/** A look after this long is a new visit. */
const GAP = 20 * 60_000
/** A longer absence has too much news to list. */
const LONGEST = 30 * 86_400_000

export function visitAt(known: Visit | undefined, now: number): Visit {
  if (!known) return { seenAt: now, before: {}, latest: {} }
  const { seenAt, latest } = known
  if (now - seenAt < GAP) return { ...known, seenAt: Math.max(seenAt, now) }
  if (now - seenAt > LONGEST) return { seenAt: now, before: {}, latest }
  return { seenAt: now, since: seenAt, before: latest, latest }
}

/** How many more there are than before; undefined if that is not known. */
export function moreThanBefore({ before }: Visit, status: string, count: number | undefined) {
  const known = before[status]
  if (known === undefined || count === undefined || count <= known) return undefined
  return count - known
}
