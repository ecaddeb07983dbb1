import { ApiError } from '#api/errors.ts'
import { USUAL_LIMITS } from '#api/page-end.ts'
import { DEFAULT_PAGE_SIZE } from '#api/list-parameters.ts'
import {
  type Row,
  amountsShown,
  firstShown,
  isCaseIgnored,
  listOrderShown,
  oneRowShown,
  percentageShown,
  sortShown,
  textFilterShown,
} from '#api/platform/judge.ts'
import type { Finding } from '#api/platform/points.ts'
import { notePoint, smallerSize } from './learned.ts'

type Query = Readonly<Record<string, unknown>>
type PageRead = {
  items: readonly object[]
  pages?: number
  received?: number
  /** Where it was asked for fewer rows than its key says. */
  askedSize?: number
}

/** The field of a row that a text filter asks for, per list. */
const textFilters: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  listOrders: { status: 'status', gateway: 'gateway', email: 'customerEmail' },
  listReviews: { emailAddress: 'customerEmail' },
  searchCustomers: { email: 'emailAddress' },
}

/** What one page proves about the points left open, whoever asked for it. */
export function pageFindings(operation: string, query: Query, page: PageRead): Finding[] {
  const { pages, received = page.items.length, askedSize = Number(query.PageSize) } = page
  const rows = page.items as readonly Row[]
  const found: Finding[] = []

  if (query.PageSize === 1) {
    const behaviour = oneRowShown(received, pages)
    if (behaviour) found.push({ point: 'pageSizeOfOne', behaviour })
  } else if (received > 1.5 * askedSize) {
    // A few more may be rows that it repeats.
    found.push({ point: 'pageSizeLargest', behaviour: 'ignored', detail: String(received) })
  } else if (
    // Any other number is a short page of a platform that tells too many.
    USUAL_LIMITS.has(received) &&
    received < askedSize &&
    pages !== undefined &&
    Number(query.Page) < pages
  ) {
    found.push({ point: 'pageSizeLargest', behaviour: 'clamped', detail: String(received) })
  }

  const { Sorts: sort } = query
  if (typeof sort === 'string') {
    const field = sort.replace(/^-/, '')
    const behaviour = sortShown(
      rows.map((row) => row[field]),
      sort.startsWith('-'),
    )
    // Newest first is how most lists come anyway.
    if (behaviour && !(behaviour === 'followed' && sort === '-dateCreated')) {
      found.push({ point: 'sorts', subject: `${operation}.${field}`, behaviour })
    }
  } else if (operation === 'listOrders') {
    const behaviour = listOrderShown(rows.map(({ dateCreated }) => dateCreated))
    if (behaviour) found.push({ point: 'order', behaviour })
  }

  if (operation.endsWith('Coupons')) {
    const behaviour = firstShown(rows.map((coupon) => percentageShown({ coupon })))
    if (behaviour) found.push({ point: 'percentages', behaviour })
  }

  for (const [name, field] of Object.entries(textFilters[operation] ?? {})) {
    const wanted = query[name]
    if (typeof wanted !== 'string') continue
    const subject = `${operation}.${name}`
    const values = rows.map((row) => row[field])
    const behaviour = textFilterShown(values, wanted)
    if (behaviour) found.push({ point: 'filter', subject, behaviour })
    if (behaviour !== 'ignored' && isCaseIgnored(values, wanted)) {
      found.push({ point: 'filterCase', subject, behaviour: 'either' })
    }
  }
  return found
}

/** What a refusal proves. A list with one thing asked for tells which it was. */
export function refusalFindings(
  operation: string,
  params: Query,
  query: Query,
  error: unknown,
): Finding[] {
  if (!(error instanceof ApiError)) return []
  const { status, retryAt, at } = error
  if (status === 429) {
    if (!retryAt) return [{ point: 'tooOften', behaviour: 'untold' }]
    const seconds = Math.round((retryAt.getTime() - at.getTime()) / 1000)
    return [{ point: 'tooOften', behaviour: 'told', detail: String(seconds) }]
  }
  if (error.kind !== 'refused' || (status !== 400 && status !== 422)) return []
  const { Sorts: sort, Page: _, PageSize: __, ...filters } = query
  const asked = Object.values(filters).filter((value) => value !== undefined && value !== '')
  const text = params.query
  if (typeof text === 'string' && text.trim().length <= 3 && asked.length === 0 && !sort) {
    const detail = String(text.trim().length)
    return [{ point: 'shortSearches', subject: operation, behaviour: 'refused', detail }]
  }
  if (typeof sort === 'string' && asked.length === 0) {
    const subject = `${operation}.${sort.replace(/^-/, '')}`
    return [{ point: 'sorts', subject, behaviour: 'refused' }]
  }
  // Nothing but the size was asked for.
  if (asked.length === 0 && !sort && text === undefined) {
    if (query.PageSize === 1) return [{ point: 'pageSizeOfOne', behaviour: 'refused' }]
    if (Number(query.PageSize) > DEFAULT_PAGE_SIZE) {
      const detail = String(smallerSize(Number(query.PageSize)))
      return [{ point: 'pageSizeLargest', behaviour: 'refused', detail }]
    }
  }
  return []
}

/** Called for each list that the application has read, or that was refused. */
export function observeList(
  [operation, params, query]: readonly [string, Query, Query],
  { data, error, at }: { data?: unknown; error?: unknown; at?: number },
) {
  const found =
    data === undefined
      ? refusalFindings(operation, params, query, error)
      : isPage(data)
        ? pageFindings(operation, query, data)
        : []
  for (const finding of found) notePoint(finding, at)
}

/** Called for all orders that the application has read, in a list or by themselves. */
export function observeOrders(orders: readonly object[], at?: number) {
  const rows = orders as readonly Row[]
  const amounts = amountsShown(rows)
  if (amounts) notePoint({ point: 'amounts', behaviour: amounts }, at)
  const percentages = firstShown(rows.map(percentageShown))
  if (percentages) notePoint({ point: 'percentages', behaviour: percentages }, at)
}

const isPage = (data: unknown): data is PageRead =>
  typeof data === 'object' && data !== null && 'items' in data
