import type { Page } from '#api/client.ts'
import { DEFAULT_PAGE_SIZE } from '#api/list-parameters.ts'
import { isNotTaken, readCount } from '#api/own-pages.ts'
import type { Value } from '#api/request.ts'
import { exactInstant } from '#base/time/moment.ts'
import { opposite } from './end.ts'
import type { WalkSource } from './walk-source.ts'

type Query = Record<string, Value>
type Dated = { id: string; dateCreated?: string }

type ListSource<Item> = Pick<WalkSource<Item>, 'matches' | 'contradicts' | 'unproven'> & {
  /** The parameters of which `matches` knows, and which a platform may take for their opposite. */
  flags?: readonly string[]
  read: (query: Query, signal: AbortSignal) => Promise<Page<Item>>
  query: Query
  /** The parameter that fixes the end of the list, if records may arrive at its top. */
  end?: string
  /** Undefined if the platform's time is unknown: the list then stays open. */
  fixedAt: number | undefined
}

/** As many as a platform may count that knows of this page, or of the next one only. */
const FEW = 2

async function unlessRefused<Answer>(ask: () => Promise<Answer>) {
  try {
    return await ask()
  } catch (error) {
    if (!isNotTaken(error)) throw error
    return undefined
  }
}

export function listSource<Item extends Dated>(list: ListSource<Item>): WalkSource<Item> {
  const { read, end, fixedAt, matches, contradicts, unproven, flags = [] } = list
  let { query } = list
  const isEnded = end !== undefined && hasPassed(query[end], fixedAt)
  const isFixed = !isEnded && end !== undefined && fixedAt !== undefined
  const fixed = isFixed ? { [end]: new Date(fixedAt).toISOString() } : {}

  /** The fixed end leaves nothing out that was there, so it is no filter. */
  const count = (kept: Query, signal: AbortSignal) =>
    unlessRefused(() => readCount((counting) => read(counting, signal), query, kept))

  /** Where counts come before filters, they count what the end hides, such as rows without a time. */
  async function countFixed(signal: AbortSignal) {
    if (isProven) return count(fixed, signal)
    const asked = { ...query, ...fixed }
    const counted = await unlessRefused(() => readCount((one) => read(one, signal), asked))
    isProven = counted !== undefined
    return counted
  }

  /** Of an open list. A platform that counts one or two whatever it has shows more on a page. */
  async function countOpen(signal: AbortSignal) {
    const counted = await count({}, signal)
    if (counted === undefined || counted > FEW) return counted
    const first = { ...query, page: 1, pageSize: DEFAULT_PAGE_SIZE }
    const shown = await unlessRefused(() => read(first, signal))
    return !shown || shown.items.length > counted ? undefined : counted
  }

  const wide = { ...query, ...Object.fromEntries(flags.map((name) => [name, undefined])) }
  let isOpen = !isFixed
  let isProven = false
  const asked = () => (isOpen ? query : { ...query, ...fixed })

  return {
    readPage: (page, pageSize, signal) => read({ ...asked(), page, pageSize }, signal),
    count: (signal) => (isOpen ? count({}, signal) : countFixed(signal)),
    readBackwards(signal) {
      const sort = opposite(String(query['sort'] ?? '-dateCreated'))
      const page = { ...asked(), sort, page: 1, pageSize: DEFAULT_PAGE_SIZE }
      return unlessRefused(() => read(page, signal))
    },
    rowAt: (page, signal) => unlessRefused(() => read({ ...asked(), page, pageSize: 1 }, signal)),
    leaveOpen: () => (isOpen = true),
    ...(flags.some((name) => query[name] === false) && {
      widen: () => (query = wide),
      readWide: (largest: number, signal: AbortSignal) =>
        read({ ...wide, page: 1, pageSize: Math.min(largest, DEFAULT_PAGE_SIZE) }, signal),
    }),
    matches,
    contradicts,
    unproven,
    ...(isFixed && {
      countNow: countOpen,
      // A record without a readable time stays: the platform says that it belongs to the list.
      isInside: ({ dateCreated }: Item) => !isAfter(dateCreated, fixedAt),
    }),
  }
}

const hasPassed = (end: Value, now = Date.now()) => Date.parse(String(end)) < now

const isAfter = (dateCreated: string | undefined, instant: number): boolean =>
  exactInstant(dateCreated) > instant
