import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type LinkProps, useRouter } from '@tanstack/react-router'
import { ApiError } from '#api/errors.ts'
import { DEFAULT_PAGE_SIZE } from '#api/list-parameters.ts'
import type { Parameters } from '#base/address.ts'
import { problemFrom } from '#model/problem.ts'
import { keepPreviousOf } from './keep-previous.ts'
import { listNote } from './list-note.ts'
import type { ListRequest, PagedList } from './load-list.ts'
import { useListAddress } from './use-list-address.ts'

type ListOptions<Row> = {
  recordLink?: (id: string) => LinkProps
  /** Leaves out rows that the filters of the address exclude; the service may ignore a filter. */
  verify?: (rows: Row[]) => Row[]
  /** Asks for the exact number of records, too. */
  isCounted?: boolean
  /** Reads the first page again this often, in milliseconds. */
  followEvery?: number | false
}

/** Everything a list's page shows, from what its loader made. */
export function useList<List extends PagedList, Row extends { dateCreated?: string }>(
  request: ListRequest<List, Row>,
  { recordLink, verify, isCounted = true, followEvery = false }: ListOptions<Row> = {},
) {
  const { list, address, owner } = request
  const queryClient = useQueryClient()
  const router = useRouter()
  const inAddress = useListAddress({ list, address, storeId: owner, recordLink })
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE } = address
  const { data, error, isFetching, isPlaceholderData, isSuccess, ...read } = useQuery({
    ...request.pageQuery,
    placeholderData: keepPreviousOf(owner),
    refetchInterval: page === 1 && followEvery,
  })
  const count = useQuery({
    ...request.countQuery,
    enabled: isCounted && isSuccess && !isPlaceholderData,
    staleTime: 60_000,
  })
  // The address says nothing about rows that were asked for before it changed.
  const rows = data && verify && !isPlaceholderData ? verify(data.items) : data?.items
  const hidden = (data?.items.length ?? 0) - (rows?.length ?? 0)
  const { sort } = inAddress.sorting
  const { title } = list

  return {
    ...inAddress,
    address,
    title,
    nouns: list.nouns,
    rows,
    /** How many rows of this page were left out, because they do not match the filters. */
    hidden,
    page,
    pages: data?.pages,
    hasMore: data?.hasMore,
    pageSize,
    isFetching,
    /** Newer rows are on the way. */
    isRefetching: isFetching && data !== undefined,
    isPrevious: isPlaceholderData,
    isLoaded: isSuccess,
    updatedAt: read.dataUpdatedAt,
    /** Nothing could be read. */
    problem: error && !data ? problemFrom(error, `${title} didn’t load`) : undefined,
    /** What is on screen could not be read again. */
    staleProblem: error && data ? problemFrom(error, title) : undefined,
    isSortRefused: error instanceof ApiError && (error.status === 400 || error.status === 422),
    note: listNote({
      rows,
      count: hidden > 0 ? undefined : count.data,
      nouns: list.nouns,
      sort,
    }),
    retry: () => void read.refetch(),
    refresh() {
      const [operation] = request.pageQuery.queryKey
      void queryClient.invalidateQueries({ queryKey: [operation] })
      // Days have to be worked out again: it may be past midnight.
      void router.invalidate()
    },
    prefetchPage: (wanted: number) => void request.prefetchPage(wanted),
    linkTo: (change: { page?: number; pageSize?: number }): LinkProps => ({
      to: '.',
      search: (before: Parameters) => ({ ...before, ...change }),
    }),
  }
}
