import type { ListQuery } from '#api/list-parameters.ts'
import { platformClock } from '#api/platform-clock.ts'
import type { Order } from '#api/schemas/orders.ts'
import { instantOf } from '#base/time/by-time.ts'
import { notePoint } from '#model/reading/platform/learned.ts'
import type { Known } from './new-orders.ts'

/** Milliseconds: `Date` and some records tell whole seconds, so less proves nothing. */
const LEAST = 5_000
/** What shows later than that was dated back. */
const LONGEST = 120_000
/** In which an order shows that does not lag, as often as they are looked for. */
const PROMPT = 20_000

const UNFILTERED = new Set(['sort', 'page', 'pageSize'])

/**
 * Notes how long after its own time an order shows: for certain as long as from there to the look
 * before, which did not have it yet, and at most until the answer that has it.
 */
export function lagWatch({ query, known }: { query: ListQuery<'listOrders'>; known: Known }) {
  const seen = new Set(known.ids)
  // An order may also come into a filter, or move up to a page.
  const isTold = known.since !== undefined && Object.keys(query).every(isPlain)
  let before: { sentAt: number; oldest: number } | undefined
  return (rows: readonly Order[], sentAt: number) => {
    for (const { id, dateCreated } of rows) {
      const made = instantOf(dateCreated)
      if (seen.has(id) || made === undefined) continue
      seen.add(id)
      // A look for one row leaves out all but the newest.
      const isProven = before !== undefined && made > before.oldest
      if (isTold && before) note(isProven ? before.sentAt - made : 0, platformClock.now() - made)
    }
    const times = rows.map(({ dateCreated }) => instantOf(dateCreated) ?? Infinity)
    before = { sentAt, oldest: times.length === 0 ? -Infinity : Math.min(...times) }
  }

  function isPlain(name: string) {
    return UNFILTERED.has(name) || (query as Record<string, unknown>)[name] === undefined
  }
}

function note(least: number, most: number) {
  const isLate = least >= LEAST && least <= LONGEST
  if (isLate) notePoint({ point: 'lag', behaviour: 'late', detail: seconds(least) })
  else if (most >= 0 && most <= PROMPT) {
    notePoint({ point: 'lag', behaviour: 'prompt', detail: seconds(PROMPT) })
  }
}

const seconds = (milliseconds: number) => String(Math.floor(milliseconds / 1_000))
