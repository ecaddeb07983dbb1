import { type Call, Failure } from './call.ts'
import type { Behaviour, Character } from './character-points.ts'
import type { Constraint } from './list.ts'
import { comparableTime, comparableText } from './character-times.ts'
import { createRandom } from './random.ts'

type Text = string | null | undefined

const lower = (text: Text) => text?.toLowerCase()

const everything: Constraint<unknown> = () => ({ test: () => true })
const notTaken: Constraint<unknown> = () => ({ problem: 'is not taken' })

/** A filter by text, on the text as the platform sends it. */
export function textFilter<Row>(
  behaviour: 'equal' | 'any-case' | 'contains' | 'case-sensitive' | 'ignored' | 'refused',
  textOf: (row: Row) => Text,
  isPartial = false,
): Constraint<Row> {
  if (behaviour === 'ignored') return everything
  if (behaviour === 'refused') return notTaken
  return (text) => {
    const wanted = text.toLowerCase()
    const tests: Record<typeof behaviour, (row: Row) => boolean> = {
      equal: (row) => (isPartial ? lower(textOf(row)) === wanted : textOf(row) === text),
      'any-case': (row) => lower(textOf(row)) === wanted,
      contains: (row) => lower(textOf(row))?.includes(wanted) ?? false,
      'case-sensitive': (row) => textOf(row)?.includes(text) ?? false,
    }
    return { test: tests[behaviour] }
  }
}

/** One end of a period, compared with the time as the platform sends it. */
export function timeFilter<Row extends { dateCreated: string }>(
  end: 'from' | 'to',
  behaviour: 'inclusive' | 'exclusive' | 'whole-days' | 'ignored',
  character: Character,
): Constraint<Row> {
  if (behaviour === 'ignored') return everything
  const timeOf = comparableTime(character)
  return (text) => {
    const bound = comparableText(text, character)
    if (bound === undefined) return { problem: 'must be an ISO 8601 date-time with an offset' }
    const isWithin = (time: string) => {
      if (behaviour === 'whole-days' && time.slice(0, 10) === bound.slice(0, 10)) return true
      if (time === bound) return behaviour !== 'exclusive'
      return end === 'from' ? time > bound : time < bound
    }
    return { test: (row) => isWithin(timeOf(row.dateCreated)) }
  }
}

/** Leaves the rule as it is, or lets everything through. */
export function unless<Row>(isIgnored: boolean, rule: Constraint<Row>): Constraint<Row> {
  return isIgnored ? everything : rule
}

/** Refuses a search that is too short; true if it finds nobody for that reason. */
export function isTooShort({ parameters, database }: Call): boolean {
  const { shortSearches } = database.character
  const isShort = (parameters['query'] ?? '').trim().length < 3
  if (!isShort || shortSearches === 'taken') return false
  if (shortSearches === 'empty-under-three') return true
  throw new Failure(400, 'QUERY_TOO_SHORT', 'query: at least three characters')
}

const DEFAULT_SIZES: Record<Behaviour<'pageSizeDefault'>, number> = { 20: 20, 10: 10, 100: 100 }

export function pageSizeOf(character: Character, asked: number | undefined, problems: string[]) {
  const standard = DEFAULT_SIZES[character.pageSizeDefault]
  if (asked === undefined) return standard
  if (asked === 1) {
    if (character.pageSizeOfOne === 'ignored') return standard
    if (character.pageSizeOfOne === 'refused') problems.push('PageSize: must be at least 2')
  }
  switch (character.pageSizeLargest) {
    case 'clamped-to-50':
      return Math.min(50, asked)
    case 'clamped-to-20':
      return Math.min(20, asked)
    case 'ignored':
      return standard
    case 'refused-above-50':
      if (asked > 50) problems.push('PageSize: must be at most 50')
      return asked
    default:
      return asked
  }
}

type Paging = {
  page: number
  pageSize: number
  problems: string[]
  /** How many rows there are without the filters. */
  unfiltered: number
}

/** The rows of a page and the number of pages, as the character tells them. */
export function pageOf<Row>(all: readonly Row[], character: Character, paging: Paging) {
  const { pageSize, problems, unfiltered } = paging
  const rows = all.slice(0, windowOf(character))
  const last = Math.max(1, Math.ceil(rows.length / pageSize))
  let { page } = paging
  if (page > last) {
    if (character.beyondLast === 'refused') problems.push(`Page: must be at most ${last}`)
    if (character.beyondLast === 'last-page-again') page = last
    if (character.beyondLast === 'first-page-again') page = 1
  }
  const from = (page - 1) * pageSize
  const data = rows.slice(from, from + pageSize)
  const [, second] = data
  if (character.repeats === 'within-a-page' && second !== undefined) data.push(second)
  if (character.repeats === 'across-pages' && from > 0 && data.length > 0) {
    data.unshift(rows[from - 1]!)
  }
  const counted = character.pages === 'unfiltered' ? unfiltered : all.length
  return { data, pages: toldPages(character.pages, Math.ceil(counted / pageSize), page) }
}

function windowOf({ window }: Character): number {
  if (window === 'first-10000-rows') return 10_000
  return window === 'first-200-rows' ? 200 : Infinity
}

function toldPages(behaviour: Behaviour<'pages'>, pages: number, page: number) {
  switch (behaviour) {
    case 'absent':
      return undefined
    case 'zero':
      return 0
    case 'one':
      return 1
    case 'too-many':
      return pages * 2 + 1
    case 'too-few':
      return Math.ceil(pages / 2)
    case 'only-the-next':
      return Math.min(pages, page + 1)
    default:
      return pages
  }
}

let answers = 0

/** The order of a list that nobody asked to be sorted. */
export function baseOrder<Row>(
  rows: readonly Row[],
  order: Behaviour<'order'>,
  keyOf: (row: Row) => string,
): readonly Row[] {
  switch (order) {
    case 'oldest-first':
      return rows.toReversed()
    case 'by-id':
      return byKey(rows, keyOf)
    case 'unsorted':
      return byKey(rows, (row) => String(createRandom(keyOf(row)).next()))
    case 'another-each-time':
      answers += 1
      return byKey(rows, (row) => String(createRandom(keyOf(row), answers).next()))
    default:
      return rows
  }
}

function byKey<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ row }) => row)
}
