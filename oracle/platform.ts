import { detailOf } from './details.ts'
import {
  type Row,
  type Rows,
  type Tests,
  customerTests,
  deliveryTests,
  orderTests,
  reviewTests,
  valueIn,
} from './filters.ts'
import type { Manner } from './manners.ts'
import { OTHER_STORE_ID } from './names.ts'
import type { TrueCustomer, TrueOrder, TrueStore } from './records.ts'

/*
 * A second service, apart from mock-api: it answers the reads of one store from its records, in the
 * manner of a character, within the process and without a clock of its own.
 */

export type Platform = {
  store: TrueStore
  /** Another store of the account, under an id of its own. */
  other?: TrueStore
  /** Orders of which the record is refused, though lists have them. */
  refused: ReadonlySet<string>
  manner: Manner
}

export const openPlatform = (store: TrueStore, manner: Manner): Platform => ({
  store,
  refused: new Set(),
  manner,
})

/** Answers `GET /stores/…` as the service would, with the time of the call in `Date`. */
export function answer(platform: Platform, address: string): Response {
  const [path = '', query] = address.replace(/^\/api/, '').split('?')
  const searchParams = new URLSearchParams(query)
  const [, area, storeId, kind, id, text] = path.split('/')
  const { other } = platform
  const store = storeId === OTHER_STORE_ID && other ? other : platform.store
  if (area === 'user') return json({ success: true, data: store.user })
  if (area === 'webhooks') return listed(platform, store.deliveries, searchParams, deliveryTests)
  if (kind === 'orders' && id) return recordOf(platform, store, id)
  if (kind === 'orders') return listed(platform, store.orders, searchParams, orderTests)
  if (kind === 'reviews') return listed(platform, store.reviews, searchParams, reviewTests)
  if (kind === 'coupons' && id) return single(store.coupons, id)
  if (kind === 'coupons') return listed(platform, store.coupons, searchParams, {})
  if (kind === 'customers' && id === 'search') {
    searchParams.set('query', decodeURIComponent(text ?? ''))
    return listed(platform, store.customers, searchParams, customerTests)
  }
  if (kind === 'customers') return single(asSent(store.customers, platform.manner), id ?? '')
  if (kind === 'products') return json({ success: true, data: store.products })
  if (kind === 'categories') return json({ success: true, data: store.categories })
  return refused(404, 'NOT_FOUND')
}

function listed({ manner }: Platform, rows: Rows, asked: URLSearchParams, known: Tests): Response {
  if (asked.has('Filters') && manner.filterExpression === 'refused') return refused(400, 'FILTERS')
  const tests = [...asked, ...termsOf(asked, manner)].map(([name, text]) =>
    known[name]?.(text, manner),
  )
  if (tests.includes(null)) return refused(400, 'FILTER')
  const order = asked.get('Sorts') ?? undefined
  if (order !== undefined && manner.sorts === 'refused') return refused(400, 'SORTS')
  const met = sorted(rows, order, manner).filter((row) =>
    tests.every((test) => test?.(row) ?? true),
  )
  const page = Number(asked.get('Page') ?? 1)
  const size = sizeOf(Number(asked.get('PageSize') ?? 20), manner)
  if (size === undefined) return refused(400, 'PAGE_SIZE')
  const reach = Math.min(
    met.length,
    { 'all-rows': Infinity, 'first-10000-rows': 10_000, 'first-200-rows': 200 }[manner.window],
  )
  const last = Math.max(1, Math.ceil(reach / size))
  if (page > last && manner.beyondLast === 'refused') return refused(400, 'PAGE')
  const given =
    page <= last
      ? page
      : { empty: page, 'last-page-again': last, 'first-page-again': 1 }[
          manner.beyondLast as 'empty'
        ]
  const data = met.slice(0, reach).slice((given - 1) * size, given * size)
  const count = manner.pages === 'unfiltered' ? rows.length : met.length
  const start = JSON.stringify({ success: true, ...pagesOf(count, size, page, manner) })
  const texts = repeated(data, met, given, manner).map((row) => sentRow(row, manner))
  return sent(`${start.slice(0, -1)},"data":[${texts.join()}]}`)
}

/** `hasReply==false,rating==5` asks for the same as the parameters of these names. */
function termsOf(asked: URLSearchParams, { filterExpression }: Manner): [string, string][] {
  if (filterExpression === 'ignored') return []
  return (asked.get('Filters')?.split(',') ?? []).map((term) => {
    const [name = '', text = ''] = term.split(/==|>=|<=/)
    return [name, text]
  })
}

const amounts = new Set(['amount', 'amountPaid', 'lineTotal', 'netDecrease'])

/** Written once, though several pages may have it. */
const [written, writtenAsText] = [new WeakMap<Row, string>(), new WeakMap<Row, string>()]

/** A row as this platform writes it. */
function sentRow(row: Row, { amounts: form }: Manner): string {
  const isText = form === 'as-text'
  const known = isText ? writtenAsText : written
  const text = known.get(row) ?? JSON.stringify(row, isText ? amountsAsText : undefined)
  known.set(row, text)
  return text
}

const amountsAsText = (name: string, value: unknown) =>
  amounts.has(name) && typeof value === 'number' ? String(value) : value

function repeated(data: Rows, all: Rows, page: number, { repeats }: Manner): Rows {
  const [first] = data
  if (repeats === 'none' || !first || data.length < 2) return data
  if (repeats === 'within-a-page') return [...data.slice(0, -1), first, data.at(-1)!]
  return page === 1 ? data : [all[0]!, ...data]
}

function sizeOf(asked: number, { pageSizeLargest, pageSizeOfOne }: Manner): number | undefined {
  if (asked === 1 && pageSizeOfOne !== 'taken') return pageSizeOfOne === 'ignored' ? 20 : undefined
  if (pageSizeLargest === 'ignored') return 20
  if (pageSizeLargest === 'clamped-to-20') return Math.min(asked, 20)
  if (pageSizeLargest === 'clamped-to-50') return Math.min(asked, 50)
  return pageSizeLargest === 'refused-above-50' && asked > 50 ? undefined : asked
}

function pagesOf(count: number, size: number, page: number, { pages }: Manner): object {
  const counted = Math.ceil(count / size)
  if (pages === 'absent') return {}
  if (pages === 'zero') return { pages: 0 }
  if (pages === 'one') return { pages: 1 }
  if (pages === 'too-many') return { pages: counted + 2 }
  if (pages === 'too-few') return { pages: Math.max(1, counted - 1) }
  if (pages === 'only-the-next') return { pages: Math.min(counted, page + 1) }
  return { pages: counted }
}

/** Made once for each list of records, since each page of it is asked for. */
const ordered = new WeakMap<Rows, Map<string, Rows>>()

function sorted(rows: Rows, asked: string | undefined, { order, sorts }: Manner): Rows {
  const orders = ordered.get(rows) ?? new Map<string, Rows>()
  ordered.set(rows, orders)
  const isOwn = asked === undefined || sorts === 'ignored'
  if (isOwn && order === 'another-each-time') return shuffled(rows)
  const name = isOwn ? order : `${asked} ${sorts}`
  const made = orders.get(name) ?? (isOwn ? inOwnOrder(rows, order) : byField(rows, asked, sorts))
  orders.set(name, made)
  return made
}

/** A number that tells nothing of the next one's. */
function mixed(number: number): number {
  const half = Math.imul(number ^ (number >>> 16), 0x85eb_ca6b)
  const most = Math.imul(half ^ (half >>> 13), 0xc2b2_ae35)
  return (most ^ (most >>> 16)) >>> 0
}

const answers = new WeakMap<Rows, number>()

/** In another order with each answer. */
function shuffled(rows: Rows): Rows {
  const count = (answers.get(rows) ?? 0) + 1
  answers.set(rows, count)
  const place = (at: number) => mixed(count * 10_007 + at)
  return rows
    .map((row, at) => ({ row, place: place(at) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ row }) => row)
}

function byField(rows: Rows, asked: string, sorts: Manner['sorts']): Rows {
  const field = asked.replace(/^-/, '')
  const sign = asked.startsWith('-') && sorts !== 'ascending-only' ? -1 : 1
  return rows.toSorted((a, b) => sign * compared(valueIn(a, field), valueIn(b, field)))
}

/** The orders of a list as this platform orders them. */
export const ordersBy = ({ store, manner }: Pick<Platform, 'store' | 'manner'>, sort: string) =>
  sorted(store.orders, sort, manner) as TrueOrder[]

function inOwnOrder(rows: Rows, order: Manner['order']): Rows {
  if (order === 'by-id') return rows.toSorted((a, b) => compared(a.id, b.id))
  if (order === 'unsorted') return rows.toSorted((a, b) => compared(a.id.slice(3), b.id.slice(3)))
  const newest = rows.toSorted((a, b) => compared(b.dateCreated, a.dateCreated))
  return order === 'oldest-first' ? newest.toReversed() : newest
}

type Value = string | number | null | undefined

function compared(a: Value, b: Value): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const [one, other] = [String(a ?? ''), String(b ?? '')]
  return one < other ? -1 : one > other ? 1 : 0
}

function single(rows: Rows, id: string): Response {
  const row = rows.find((one) => one.id === id)
  return row ? json({ success: true, data: row }) : refused(404, 'NOT_FOUND')
}

const named = new WeakMap<object, ReadonlyMap<string, TrueOrder>>()

function byId(orders: readonly TrueOrder[]) {
  // Where an id comes twice, its first record is meant.
  const made = named.get(orders) ?? new Map(orders.toReversed().map((order) => [order.id, order]))
  named.set(orders, made)
  return made
}

function recordOf({ refused: closed }: Platform, store: TrueStore, id: string): Response {
  const order = byId(store.orders).get(id)
  if (!order) return refused(404, 'NOT_FOUND')
  if (closed.has(id)) return refused(403, 'NOT_YOURS')
  return json({ success: true, data: detailOf(order, store) })
}

/** Words in a ticket may come in any order. */
const asSent = (customers: readonly TrueCustomer[], { subLists }: Manner): TrueCustomer[] =>
  customers.map((customer) => ({
    ...customer,
    tickets: customer.tickets.map((ticket) => ({
      ...ticket,
      entries: subLists === 'unsorted' ? ticket.entries.toReversed() : ticket.entries,
    })),
  }))

function refused(status: number, code: string): Response {
  return json({ success: false, message: 'Refused', code }, status)
}

const json = (body: object, status?: number) => sent(JSON.stringify(body), status)

/** As much of a `Response` as Counter reads, whose own streams take longer than the answer. */
function sent(body: string, status = 200): Response {
  const headers = new Headers({ Date: new Date().toUTCString() })
  const text = () => Promise.resolve(body)
  return { ok: status < 400, status, headers, text } as Response
}
