import type { Page } from '#api/client.ts'
import { exactCount } from '#api/query.ts'
import type { Order } from '#api/schemas/orders.ts'
import { parseMoment } from '#base/moment.ts'
import { statusTone } from '#base/status-tone.ts'

export type Known = {
  ids: ReadonlySet<string>
  /** The newest row's time, as sent; undefined unless the first page is shown, newest first. */
  since: string | undefined
  /** How many rows have that time: the platform counts them again. */
  atThatTime: number
  /** All orders of the list, if the platform could count them. */
  total: number | undefined
}

export function knownFrom(
  rows: readonly Order[],
  { isFirstPage, total }: { isFirstPage: boolean; total: number | undefined },
): Known {
  const times = rows.map(({ dateCreated }) => instantOf(dateCreated))
  const [newest = Number.NaN] = times
  const isByTime = times.every((time, index) => time <= (times[index - 1] ?? Infinity))
  return {
    ids: new Set(rows.map(({ id }) => id)),
    since: isFirstPage && isByTime ? rows[0]?.dateCreated : undefined,
    atThatTime: times.filter((time) => time === newest).length,
    total,
  }
}

export type News = {
  count: number | undefined
  isAlarm: boolean
}

export const NO_NEWS: News = { count: 0, isAlarm: false }

export function newsReader(known: Known) {
  /** The count that means "nothing new". */
  let base = known.since === undefined ? known.total : known.atThatTime
  let isFirst = true

  return (answer: Pick<Page<Order>, 'items' | 'pages'>): News => {
    const count = exactCount(answer)
    const arrived = arrivedIn(answer.items, known)
    const unknown = answer.items.filter(({ id }) => arrived.has(id))
    if (isFirst && count !== undefined && ignoresWindow(answer.items, count)) {
      base = known.total ?? count
    }
    if (isFirst && base === undefined) base = count
    isFirst = false
    const isAlarm = unknown.some(({ status }) => statusTone(status ?? '').glyph === 'triangle')
    if (count === undefined) return { count: unknown.length > 0 ? undefined : 0, isAlarm }
    // An order may leave a filter while another arrives, so the row itself counts, too.
    return { count: Math.max(count - (base ?? count), unknown.length), isAlarm }
  }

  /** A platform that ignores the start of the period counts the whole list. */
  function ignoresWindow(items: readonly Order[], count: number): boolean {
    if (known.since === undefined) return false
    const from = instantOf(known.since)
    if (items.some(({ dateCreated }) => instantOf(dateCreated) < from - 1_000)) return true
    return known.total !== undefined && known.total > known.ids.size && count >= known.total
  }
}

export function arrivedIn(rows: readonly Order[], { ids, since }: Known): ReadonlySet<string> {
  const from = instantOf(since)
  const arrived = rows.filter(
    ({ id, dateCreated }) => id !== '' && !ids.has(id) && instantOf(dateCreated) >= from,
  )
  return new Set(arrived.map(({ id }) => id))
}

function instantOf(date: string | undefined): number {
  const moment = parseMoment(date)
  return moment?.kind === 'instant' ? moment.instant : Number.NaN
}
