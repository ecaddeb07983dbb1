import { type QueryFunctionContext, type QueryKey, hashKey } from '@tanstack/react-query'
import type { Page } from './client.ts'
import { parseMoment } from '#base/time/moment.ts'
import { ApiError } from './errors.ts'
import { NO_REPLY } from './operations.ts'
import { type AskedKey, ONE_ROW, type PageQuery, exactCount } from './query.ts'
import type { Value } from './request.ts'

type One = Pick<Page<unknown>, 'items' | 'pages'>
type Asking<Answer> = {
  /** The same page of one without any filter; undefined if that cannot be asked for. */
  whole: () => Promise<One | undefined>
  /** Another page of one of the filtered list, past every cache if it is asked for again. */
  at: (page: number, isAgain?: boolean) => Promise<Answer>
}

/**
 * The page of one without its number of pages, where that may count records that the filters leave
 * out: it is no smaller than without filters, and its last two pages do not prove it. A platform
 * that ignores the page size tells pages of its own size, of which the same is true.
 */
export async function withOwnPages<Answer extends One>(
  page: Answer,
  { whole, at }: Asking<Answer>,
): Promise<Answer> {
  const { items, pages = 0 } = page
  if (items.length === 0 || pages < 2) return page
  const all = await whole().catch(noneIfRefused)
  const isAlike = all && all.items.length > 1 === items.length > 1
  if (isAlike && (all.pages ?? 0) > pages) return page
  const ask = (number: number, isAgain?: boolean) => at(number, isAgain).catch(noneIfRefused)
  const last = await ask(pages)
  const before = last?.items.length && pages > 2 ? await ask(pages - 1) : page
  const isProved = last?.items.length && !isSameRow(last, before) && !isSameRow(last, page)
  // Rows that come in no fixed order differ as well.
  const isStill = isProved && isSameRow(last, await ask(pages, true))
  return isStill ? page : { ...page, pages: undefined }
}

const NOT_TAKEN = new Set([400, 404, 416, 422])

/** Whether the platform refuses this page, or a parameter, and would refuse it again. */
export const isNotTaken = (error: unknown) =>
  error instanceof ApiError && NOT_TAKEN.has(error.status ?? 0)

/** Anything else that fails tells nothing, and is asked again by whoever counts. */
export function noneIfRefused(error: unknown): undefined {
  if (!isNotTaken(error)) throw error
}

/** Milliseconds: many filters of a list are compared with one count of all. */
const SAME_COUNT = 60_000

/** A text that every address has, since customers can only be searched. */
const EVERYONE = '@'

/** The same for a page in the query cache, which then knows the other pages, too. */
export async function withOwnPagesOf<Item>(
  page: Page<Item>,
  { client, queryKey }: QueryFunctionContext,
  oneRow: PageQuery<Item>,
): Promise<Page<Item>> {
  const [operation, params, asked] = queryKey as AskedKey
  const query = { searchCustomers: EVERYONE, searchCoupons: '' }[operation]
  const whole = [
    operation.replace('searchCoupons', 'listCoupons'),
    query === undefined ? params : { ...params, query },
    { Page: 1, PageSize: 1 },
  ]
  const isWhole = hashKey(whole) === hashKey(queryKey)
  const ask = (key: QueryKey, staleTime = SAME_COUNT) =>
    client.query({ ...oneRow, queryKey: key, staleTime })
  const at = (Page: number, isAgain = false) =>
    ask([operation, params, { ...asked, Page }], isAgain ? 0 : SAME_COUNT)
  const isProved = isWhole || (await endsThere(page.pages ?? 0, at))
  const own = isProved ? page : await withOwnPages(page, { whole: () => ask(whole), at })
  // Of a flag that was perhaps ignored no row tells of the others.
  const isFlag = Object.values(asked).some((value) => value === false || value === NO_REPLY)
  if (isFlag && (page.pages ?? 0) >= MANY && (await ask(whole)).pages === page.pages) {
    return { ...own, pages: undefined }
  }
  const isOfDays = Object.keys(asked).some((name) => asked[name] !== undefined && DAYS.test(name))
  return withLastRow(own, at, { isWhole, isOfDays })
}

/** Whether the last row comes, and none behind it: then nothing else has to prove the number. */
async function endsThere(pages: number, at: Asking<One>['at']): Promise<boolean> {
  const last = await at(pages).catch(noneIfRefused)
  return last?.items.length === 1 && !(await at(pages + 1).catch(noneIfRefused))?.items.length
}

const DAYS = /^(?:date(?:Range)?)?(?:From|To)$/i

/** Platforms that give only so many rows of a list give no row at so high a place. */
export const WINDOW = 10_000

/** Fewer rows than these are all in sight. */
const MANY = 10

/**
 * With the last row, which tells whether the platform took the filters also where the rows in sight
 * do not; and without a number that has another row behind it.
 */
async function withLastRow<Item>(
  page: Page<Item>,
  at: (page: number, isAgain?: boolean) => Promise<Page<Item>>,
  { isWhole, isOfDays }: { isWhole: boolean; isOfDays: boolean },
): Promise<Page<Item>> {
  const { pages = 0 } = page
  if (pages < (isWhole ? 2 : MANY)) return page
  const last = await at(pages).catch(noneIfRefused)
  // Nothing else shows a number that is too large, or too small, as of half of the pages.
  if (!last?.items.length && pages <= WINDOW) return { ...page, pages: undefined }
  const next = await at(pages + 1).catch(noneIfRefused)
  const isBeyond = next && [last, page].some((row) => isSameRow(next, row))
  // In no fixed order, any row may stand there.
  const isStill = isBeyond && isSameRow(next, await at(pages + 1, true).catch(noneIfRefused))
  if (next?.items.length && !isStill) return { ...page, pages: undefined }
  const row = last?.items.length === 1 ? last.items[0] : undefined
  // Where even the last row has no date, nothing shows whether the days were taken.
  if (isOfDays && row && !hasDate(row)) return { ...page, pages: undefined }
  return row ? { ...page, last: row } : page
}

const hasDate = (row: object) => 'dateCreated' in row && parseMoment(row.dateCreated) !== undefined

const isSameRow = (a: One | undefined, b: One | undefined) =>
  JSON.stringify(a?.items) === JSON.stringify(b?.items)

type Query = Record<string, Value>

/** Counts a list past every cache; `kept` is no filter but goes with each question. */
export async function readCount(
  read: (query: Query) => Promise<Page<unknown>>,
  { sort: _sort, page: _page, pageSize: _pageSize, ...filters }: Query,
  kept: Query = {},
): Promise<number | undefined> {
  const asked = { ...filters, ...kept, ...ONE_ROW }
  const whole = { ...kept, ...ONE_ROW, q: filters['q'] === undefined ? undefined : EVERYONE }
  const page = await read(asked)
  if (page.items.length > 1 || hashKey([whole]) === hashKey([asked])) return exactCount(page)
  const at = (number: number) => read({ ...asked, page: number })
  return exactCount(await withOwnPages(page, { whole: () => read(whole), at }))
}
