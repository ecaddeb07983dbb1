import type { QueryClient } from '@tanstack/react-query'
import {
  type CountQuery,
  ONE_ROW,
  type PageQuery,
  counted,
  prefetch,
  readForPage,
  steady,
} from '#api/query.ts'
import type { ListOperation } from '#api/list-parameters.ts'
import { type Parameters, readText } from '#base/address/address.ts'
import { sparesData } from '#base/browser/spares-data.ts'
import { clockError, presentTime } from '#base/time/now.ts'
import { askedAs } from '#model/records/asked-as.ts'
import { chosenTimeZone, preferences } from '#base/storage/preferences.ts'
import type { AddressOf, ListDescription } from './description.ts'
import { resolveBound } from '#base/time/date-range.ts'

export type PagedList = ListDescription & { operation: ListOperation }
type Paging = { page?: number; pageSize?: number }

type ListReading<List extends PagedList, Row> = {
  list: List
  address: AddressOf<List> & Paging
  owner: string
  read: (query: AddressOf<List> & Paging) => PageQuery<Row>
  queryClient: QueryClient
  /** True if the link was only hovered or focused, so the page may never open. */
  preload: boolean
}

/** The page takes the queries from the loader's data, so that both ask for the same. */
type Loaded<List extends PagedList, Row> = Awaited<ReturnType<typeof loadNow<List, Row>>>

/** Again where the first answer shows that the clock is wrong, or how lists have to be asked. */
export async function loadList<List extends PagedList, Row>(
  reading: ListReading<List, Row>,
): Promise<Loaded<List, Row>> {
  const [clock, asked] = [clockError(), askedAs.get()]
  const loaded = await loadNow(reading)
  return clockError() === clock && askedAs.get() === asked ? loaded : loadList(reading)
}

async function loadNow<List extends PagedList, Row>({
  list,
  address: opened,
  owner,
  read,
  queryClient,
  preload,
}: ListReading<List, Row>) {
  const { mostRows = Infinity } = askedAs.get()
  const isLarge = (opened.pageSize ?? 0) > mostRows
  const address = isLarge ? { ...opened, pageSize: mostRows } : opened
  const timeZone = chosenTimeZone(preferences())
  const query = resolved(list, address, timeZone)
  const pageQuery = read(query)
  const request = steady(queryClient, [address, pageQuery.queryKey, timeZone], {
    list,
    address,
    owner,
    query,
    pageQuery,
    countQuery: counted(read({ ...query, ...ONE_ROW })),
    countOf: (other: Parameters) =>
      counted(
        read({ ...resolved(list, other as AddressOf<List>, timeZone), ...ONE_ROW }),
      ) as unknown as CountQuery,
    /** The page before, if it was read. */
    pageBefore: () =>
      queryClient.getQueryData(read({ ...query, page: (address.page ?? 1) - 1 }).queryKey),
    prefetchPage: (page: number) => prefetch(queryClient, read({ ...query, page })),
  })
  const reading = prefetch(queryClient, request.pageQuery)
  if (!preload) void reading.then(readAhead)
  await readForPage(queryClient, request.pageQuery, reading)
  return request

  function readAhead() {
    const { page = 1 } = address
    const present = queryClient.getQueryData(request.pageQuery.queryKey)
    if (present?.hasMore && !sparesData()) void request.prefetchPage(page + 1)
  }
}

export type ListRequest<List extends PagedList, Row> = Awaited<
  ReturnType<typeof loadList<List, Row>>
>

/** Dates as instants, and percentages as this platform writes them. */
export function resolved<List extends ListDescription>(
  list: List,
  address: AddressOf<List>,
  timeZone: string,
  now = presentTime(),
): AddressOf<List> {
  const query: Parameters = { ...address }
  for (const filter of list.filters) {
    if (!('from' in filter)) continue
    const isScaled = 'isPercent' in filter && askedAs.get().isOf1
    for (const side of ['from', 'to'] as const) {
      const name = filter[side]
      const value = query[name]
      if (filter.kind === 'dates') {
        query[name] = resolveBound(readText(value), side, timeZone, now)
      } else if (isScaled && typeof value === 'number') query[name] = Number(`${value}e-2`)
    }
  }
  return query as AddressOf<List>
}
