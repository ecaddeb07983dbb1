import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DEFAULT_PAGE_SIZE } from '#api/list-parameters.ts'
import { ONE_ROW, type PageQuery, counted } from '#api/query.ts'
import { useTimeZone } from '#base/preferences.ts'
import { resolveDates } from './dates.ts'
import type { AddressOf } from './description.ts'
import type { PagedList } from './load-list.ts'
import { type Neighbours, type PageRows, countBy, neighboursOn, placeOn } from './neighbours.ts'

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
  const [movedOn, setMovedOn] = useState<string>()
  // Records that arrived since may have pushed this one to the next page.
  const page = movedOn === id ? opened + 1 : opened
  const here = usePage(reader, page)
  const at = here?.shown.indexOf(id) ?? -1
  const isMissing = here !== undefined && at === -1
  const isLast = here !== undefined && at === here.shown.length - 1
  const isAfterNeeded = here?.hasMore === true && (isLast || (isMissing && movedOn !== id))
  const before = usePage(reader, at === 0 && page > 1 ? page - 1 : undefined)
  const after = usePage(reader, isAfterNeeded ? page + 1 : undefined)
  if (isMissing && movedOn !== id && after?.sent.includes(id)) setMovedOn(id)
  const isLooking = here === undefined || (isMissing && isAfterNeeded && after === undefined)

  const found = here && at >= 0 ? neighboursOn(id, here, before, after) : undefined
  const count = useKnownCount(reader)
  return {
    ...useLastKnown(id, found),
    place: isLooking ? undefined : here && placeOn(id, here, pageSize),
    count: count ?? (here && countBy(here, pageSize)),
    page,
    pages: here?.pages,
  }
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

function usePage<List extends PagedList, Row extends { id: string }>(
  { list, address, read, verify }: ListReader<List, Row>,
  page: number | undefined,
): (PageRows & { pages: number | undefined }) | undefined {
  const query = resolveDates(list, { ...address, page: page ?? 1 }, useTimeZone())
  const { data } = useQuery({ ...read(query), enabled: page !== undefined, staleTime: 60_000 })
  if (page === undefined || !data) return undefined
  const { items, hasMore, pages } = data
  const shown = idsOf(verify ? verify(items) : items)
  return { page, sent: items.map(({ id }) => id), shown, hasMore, pages }
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).filter(Boolean)

/** What the list has read; a record asks for nothing of its own. */
function useKnownCount<List extends PagedList, Row>({
  list,
  address,
  read,
}: ListReader<List, Row>): number | undefined {
  const query = resolveDates(list, address, useTimeZone())
  return useQuery({ ...counted(read({ ...query, ...ONE_ROW })), enabled: false }).data
}
