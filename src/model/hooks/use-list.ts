import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type LinkProps, useRouter } from '@tanstack/react-router'
import { ApiError } from '#api/errors.ts'
import { DEFAULT_PAGE_SIZE } from '#api/list-parameters.ts'
import type { Parameters } from '#base/address/address.ts'
import { useArrival } from '#base/browser/use-arrival.ts'
import { t } from '#base/language/words.ts'
import { useStore } from '#base/storage/store.ts'
import { countedRows } from '#model/reading/lists/counted.ts'
import { listEnd, listNote } from '#model/reading/lists/list-note.ts'
import type { ListRequest, PagedList } from '#model/reading/lists/load-list.ts'
import { problemFrom } from '#model/reading/problem.ts'
import { askedAs } from '#model/records/asked-as.ts'
import { useListAddress } from './use-list-address.ts'
import { useNotices } from './use-notices.ts'

type ListOptions<Row> = {
  recordLink?: (id: string) => LinkProps
  verify?: (rows: Row[]) => Row[]
  isCounted?: boolean
  /** The interval in milliseconds at which the first page is read again. */
  followEvery?: number | false
}

const NOTHING: { pages?: number; last?: object } = {}

export function useList<List extends PagedList, Row extends { dateCreated?: string }>(
  request: ListRequest<List, Row>,
  { recordLink, verify, isCounted = true, followEvery = false }: ListOptions<Row> = {},
) {
  const { list, address, owner } = request
  const queryClient = useQueryClient()
  const router = useRouter()
  const inAddress = useListAddress({ list, address, storeId: owner, recordLink })
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE } = address
  const { data, error, isFetching, isPlaceholderData, isSuccess, ...asked } = useQuery({
    ...request.pageQuery,
    placeholderData: keepPreviousOf(owner),
    refetchInterval: page === 1 && followEvery,
  })
  const count = useQuery({
    ...request.countQuery,
    enabled: isCounted && isSuccess && !isPlaceholderData,
    staleTime: 60_000,
  })
  // The loader asks for fewer rows once it is known how many the platform takes.
  const { mostRows = Infinity } = useStore(askedAs)
  useArrival(error !== null && pageSize > mostRows, () => void router.invalidate())
  // Rows requested before the address changed must not be checked against the new filters.
  const rows = data && verify && !isPlaceholderData ? verify(data.items) : data?.items
  const hidden = (data?.items.length ?? 0) - (rows?.length ?? 0)
  const { sort } = inAddress.sorting
  const current = isPlaceholderData ? undefined : data?.items
  const { title } = list
  const read = {
    page: data,
    count: count.data,
    oneRow:
      queryClient.getQueryData(request.countQuery.queryKey) ??
      // Refused, so nothing shows that the pages are those of the filters.
      (count.isError && inAddress.isFiltered ? NOTHING : undefined),
    before: request.pageBefore(),
  }
  const end = listEnd(read, { page, pageSize })
  const total = isPlaceholderData ? count.data : end.total

  return {
    ...inAddress,
    address,
    title,
    counted: (found: number) => countedRows(list.key, found),
    rows,
    total,
    hidden,
    ...useNotices(list, owner, request.query, current, read.oneRow?.last),
    page,
    pages: end.pages,
    hasMore: end.hasMore,
    pageSize,
    isFetching,
    isRefetching: isFetching && data !== undefined,
    isPrevious: isPlaceholderData,
    isLoaded: isSuccess,
    updatedAt: asked.dataUpdatedAt,
    problem: error && !data ? problemFrom(error, t`${title} didn’t load`) : undefined,
    staleProblem: error && data ? problemFrom(error, title) : undefined,
    isSortRefused: error instanceof ApiError && (error.status === 400 || error.status === 422),
    note: listNote({
      rows,
      count: hidden > 0 ? undefined : total,
      key: list.key,
      sort,
    }),
    retry: () => void asked.refetch(),
    refresh() {
      const [operation] = request.pageQuery.queryKey
      void queryClient.invalidateQueries({ queryKey: [operation] })
      // The loader resolves relative days again, since midnight may have passed.
      void router.invalidate()
    },
    prefetchPage: (wanted: number) => void request.prefetchPage(wanted),
    linkTo: (change: { page?: number; pageSize?: number }): LinkProps => ({
      to: '.',
      search: (before: Parameters) => ({ ...before, peek: undefined, ...change }),
    }),
  }
}

/** Rows of another store or webhook, or an empty page, are not kept. */
function keepPreviousOf(owner: string) {
  return <Data extends { items: readonly unknown[] }>(
    previous: Data | undefined,
    query: { queryKey: readonly unknown[] } | undefined,
  ) => {
    const [, params] = (query?.queryKey ?? []) as readonly [
      unknown?,
      { storeId?: string; webhookId?: string }?,
    ]
    const isOwn = (params?.storeId ?? params?.webhookId) === owner
    return isOwn && previous?.items.length ? previous : undefined
  }
}
