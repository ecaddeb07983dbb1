import type { Page } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import { ONE_ROW, exactCount } from '#api/query.ts'
import type { Value } from '#api/request.ts'
import { parseMoment } from '#base/time/moment.ts'
import type { WalkSource } from './walk.ts'

type Query = Record<string, Value>
type Dated = { id: string; dateCreated?: string }

type ListSource<Item> = Pick<WalkSource<Item>, 'matches' | 'contradicts'> & {
  read: (query: Query, signal: AbortSignal) => Promise<Page<Item>>
  query: Query
  /** The parameter that fixes the end of the list, if records may arrive at its top. */
  end?: string
  /** Undefined if the platform's time is unknown: the list then stays open. */
  fixedAt: number | undefined
}

const NOT_COUNTED = new Set([400, 404, 422])
const NO_FILTERS = new Set(['sort', 'page', 'pageSize'])

export function listSource<Item extends Dated>(list: ListSource<Item>): WalkSource<Item> {
  const { read, query, end, fixedAt, matches, contradicts } = list
  const isEnded = end !== undefined && hasPassed(query[end], fixedAt)
  const isFixed = !isEnded && end !== undefined && fixedAt !== undefined

  async function count(counted: Query, signal: AbortSignal) {
    try {
      return exactCount(await read({ ...counted, ...ONE_ROW }, signal))
    } catch (error) {
      if (error instanceof ApiError && NOT_COUNTED.has(error.status ?? 0)) return undefined
      throw error
    }
  }

  let asked = isFixed ? { ...query, [end]: new Date(fixedAt).toISOString() } : query

  return {
    readPage: (page, pageSize, signal) => read({ ...asked, page, pageSize }, signal),
    count: (signal) => count(asked, signal),
    leaveOpen: () => (asked = query),
    canShift: !(isEnded || isFixed) || Object.keys(query).some((name) => isState(name)),
    matches,
    contradicts,
    ...(isFixed && {
      countNow: (signal: AbortSignal) => count(query, signal),
      // A record without a readable time stays: the platform says that it belongs to the list.
      isInside: ({ dateCreated }: Item) => !isAfter(dateCreated, fixedAt),
    }),
  }

  /** Whether records may enter the list besides at its open end. */
  function isState(name: string): boolean {
    const isDate = /(From|To|from|to)$/.test(name) && end !== undefined
    return !isDate && !NO_FILTERS.has(name) && query[name] !== undefined
  }
}

const hasPassed = (end: Value, now = Date.now()) => Date.parse(String(end)) < now

function isAfter(dateCreated: string | undefined, instant: number): boolean {
  const moment = parseMoment(dateCreated)
  return moment?.kind === 'instant' && moment.instant > instant
}
