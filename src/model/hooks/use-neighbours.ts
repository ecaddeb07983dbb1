import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DEFAULT_PAGE_SIZE } from '#api/list-parameters.ts'
import type { Page } from '#api/client.ts'
import { ONE_ROW, type PageQuery, counted } from '#api/query.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { isSameId } from '#base/text/same-id.ts'
import { resolved, type PagedList } from '#model/reading/lists/load-list.ts'
import type { AddressOf } from '#model/reading/lists/description.ts'
import { isFiltered } from '#model/reading/lists/filters.ts'
import { isUnproven } from '#model/records/count-beside.ts'
import {
  type Neighbour,
  type Neighbours,
  type PageRows,
  countIn,
  neighboursOn,
  SAME_MOMENT,
  hasNext,
  isAmong,
  nextAcross,
  ownRows,
  placeIn,
  placeOn,
} from '#model/reading/lists/neighbours.ts'

type Paging = { page?: number; pageSize?: number }

export type ListReader<List extends PagedList, Row> = {
  list: List
  address: AddressOf<List> & Paging
  read: (query: AddressOf<List> & Paging) => PageQuery<Row>
  /** The rows that the list shows, if the platform may send others. */
  verify?: (rows: Row[]) => Row[]
}

/** A record that has left the list keeps its last neighbours. */
export function useNeighbours<List extends PagedList, Row extends { id: string }>(
  reader: ListReader<List, Row>,
  id: string,
): Neighbours {
  const { page: opened = 1, pageSize = DEFAULT_PAGE_SIZE } = reader.address
  // Records that arrived since may have pushed this one to the next page, and a platform may repeat
  // it at the beginning of a page.
  const [moved, setMoved] = useState<{ id: string; by: number }>()
  const hasMoved = moved?.id === id
  const page = opened + (hasMoved ? moved.by : 0)
  const sent = usePage(reader, page)
  const { count, arePagesProven } = useKnownCount(reader, sent?.readAt)
  const beside = { pageSize, count }
  const isBeforeNeeded =
    sent !== undefined &&
    page > 1 &&
    (isSameId(sent.shown[0], id) || (isAmong(id, sent) && placeOn(id, sent, beside) === undefined))
  const before = usePage(reader, isBeforeNeeded ? page - 1 : undefined)
  const here = sent && ownRows(sent, before)
  const at = here ? placeIn(here.shown, id) : -1
  const isMissing = here !== undefined && at === -1
  const isLast = here !== undefined && at === here.shown.length - 1
  const isAfterNeeded =
    here !== undefined &&
    hasNext(here, { ...beside, before }) &&
    (isLast || (isMissing && !hasMoved))
  const after = usePage(reader, isAfterNeeded ? page + 1 : undefined)
  if (isMissing && !hasMoved) {
    if (isAmong(id, before)) setMoved({ id, by: -1 })
    else if (isAmong(id, after)) setMoved({ id, by: 1 })
  }
  const isAfterComing = isAfterNeeded && after === undefined
  const isLooking = here === undefined || (isMissing && isAfterComing)

  const across = useAcross(reader, { id, page, here, after: isLast ? after : undefined })
  const found = here && at >= 0 ? neighboursOn(id, here, before, after) : undefined
  const known = useLastKnown(id, found)
  return {
    previous: known.previous,
    next: across.isNeeded ? across.next : known.next,
    place: isLooking ? undefined : here && placeOn(id, here, { ...beside, before }),
    count: here && countIn(here, { ...beside, before }),
    page,
    pages: arePagesProven ? here?.pages : undefined,
    isComing:
      isLooking || isAfterComing || (isBeforeNeeded && before === undefined) || across.isComing,
    readAgain: across.readAgain,
  }
}

type Edge = {
  id: string
  page: number
  here: PageRows | undefined
  after: PageRows | undefined
}

/** The next record at the end of a page, where the page after it is of another moment. */
function useAcross<List extends PagedList, Row extends { id: string }>(
  reader: ListReader<List, Row>,
  { id, page, here, after }: Edge,
) {
  const queryClient = useQueryClient()
  const queryOf = useListQuery(reader)
  const isApart =
    here?.readAt !== undefined &&
    after?.readAt !== undefined &&
    Math.abs(after.readAt - here.readAt) > SAME_MOMENT
  const { queryKey } = queryOf(page)
  const { data } = useQuery({
    queryKey: [...queryKey, 'after', id],
    queryFn: () => readAcross(reader, queryClient, queryOf, { id, page, here, after }),
    enabled: isApart,
    staleTime: Infinity,
  })
  const [operation] = queryKey
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: [operation] })
  return {
    isNeeded: isApart || data !== undefined,
    isComing: isApart && data === undefined,
    next: data?.next,
    readAgain: data?.hasChanged ? readAgain : undefined,
  }
}

async function readAcross<List extends PagedList, Row extends { id: string }>(
  { verify }: ListReader<List, Row>,
  queryClient: QueryClient,
  queryOf: (page: number) => PageQuery<Row>,
  { id, page, here, after }: Edge,
): Promise<{ next: Neighbour | undefined; hasChanged: boolean }> {
  const shownOf = (items: Row[] = []) => idsOf(verify ? verify(items) : items)
  const before = queryClient.getQueryData<Page<Row>>(queryOf(page - 1).queryKey)
  const { shown = [] } = here ?? {}
  let hasChanged = false
  const next = await nextAcross({
    walked: [...shownOf(before?.items), ...shown.slice(0, placeIn(shown, id) + 1)],
    page,
    async readFresh(wanted) {
      const fresh = await queryClient.query({ ...queryOf(wanted), staleTime: 0 })
      const ids = shownOf(fresh.items)
      const known = { [page]: shown, [page + 1]: after?.shown }[wanted]
      hasChanged ||= known !== undefined && ids.join() !== known.join()
      return { shown: ids, hasMore: fresh.hasMore }
    },
  })
  return { next, hasChanged }
}

type Pair = Pick<Neighbours, 'previous' | 'next'>

const NOBODY: Pair = { previous: undefined, next: undefined }

function useLastKnown(id: string, pair: Pair | undefined): Pair {
  const [known, setKnown] = useState<{ id: string; pair: Pair }>()
  const isNews =
    pair !== undefined &&
    (known?.id !== id ||
      known.pair.previous?.id !== pair.previous?.id ||
      known.pair.next?.id !== pair.next?.id)
  if (isNews) setKnown({ id, pair })
  return pair ?? (known?.id === id ? known.pair : NOBODY)
}

function useListQuery<List extends PagedList, Row>({ list, address, read }: ListReader<List, Row>) {
  const zone = useTimeZone()
  return (page: number) => read(resolved(list, { ...address, page }, zone))
}

function usePage<List extends PagedList, Row extends { id: string }>(
  reader: ListReader<List, Row>,
  page: number | undefined,
): PageRows | undefined {
  const { verify } = reader
  const query = useListQuery(reader)(page ?? 1)
  const { data, dataUpdatedAt } = useQuery({
    ...query,
    enabled: page !== undefined,
    staleTime: 60_000,
  })
  if (page === undefined || !data) return undefined
  const { items, hasMore, pages, received = items.length, mayHaveMore, mayBeCut } = data
  const shown = idsOf(verify ? verify(items) : items)
  const sent = items.map(({ id }) => id)
  return {
    page,
    sent,
    shown,
    hasMore,
    mayHaveMore,
    mayBeCut,
    pages,
    received,
    readAt: dataUpdatedAt,
  }
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).filter(Boolean)

/** What the list has counted, and again once the page is younger; a record counts nothing itself. */
function useKnownCount<List extends PagedList, Row>(
  { list, address, read }: ListReader<List, Row>,
  readAt = 0,
) {
  const query = counted(read({ ...resolved(list, address, useTimeZone()), ...ONE_ROW }))
  const state = useQueryClient().getQueryState(query.queryKey)
  const { data: oneRow, dataUpdatedAt: countedAt = 0 } = state ?? {}
  // Counting ends with the list, which may have been left before all was proven.
  const [wasBegun] = useState(state !== undefined)
  const isOld = countedAt < readAt - SAME_MOMENT
  const isAsked = isOld && (countedAt > 0 || wasBegun)
  const { data } = useQuery({ ...query, enabled: isAsked, staleTime: SAME_MOMENT })
  return {
    count: isOld ? undefined : data,
    arePagesProven: oneRow ? !isUnproven(oneRow) : !isFiltered(list, address),
  }
}
