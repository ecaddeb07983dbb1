import { useCallback, useState } from 'react'
import type { Order } from '#api/schemas/orders.ts'
import { pause } from '#base/time/pause.ts'
import type { Freshness } from '#components/list/freshness.ts'
import { latePart } from '#components/page/lazy-part.tsx'
import type { FollowedRows } from '#model/doing/live/follow-rows.ts'
import type { ordersList } from '#model/reading/lists/lists.ts'
import type { ListRequest } from '#model/reading/lists/load-list.ts'
import type { useList } from '#model/hooks/use-list.ts'

/** Milliseconds after the list, because nothing can be new at once. */
const LIVE_AFTER = 1_500
const LiveOrders = latePart(async () => {
  await pause(LIVE_AFTER)
  return (await import('#features/live/live-orders.tsx')).LiveOrders
})
type OrdersList = typeof ordersList

/** Reports orders that came in since the list was read; it never moves the list by itself. */
export function useLiveOrders(
  { owner, query }: ListRequest<OrdersList, Order>,
  list: ReturnType<typeof useList<OrdersList, Order>>,
) {
  const [freshness, setFreshness] = useState<Freshness>()
  const [fresh, setFresh] = useState<ReadonlySet<string>>()
  const [followed, setFollowed] = useState<FollowedRows & { of: Order[] }>()
  const onFollowed = useCallback(
    (of: Order[], now: FollowedRows) => setFollowed({ of, ...now }),
    [],
  )

  function showNew() {
    const { sort } = list.address
    const isInView = list.page === 1 && (!sort || sort === '-dateCreated')
    if (!isInView) list.change({ page: undefined, sort: undefined })
    list.refresh()
  }
  const notes = list.isLoaded && (
    <LiveOrders
      storeId={owner}
      query={query}
      rows={list.isPrevious ? undefined : list.rows}
      isFirstPage={list.page === 1}
      total={list.total}
      updatedAt={list.updatedAt}
      onFreshness={setFreshness}
      onFresh={setFresh}
      onFollowed={onFollowed}
      onShow={showNew}
    />
  )
  // Rows that were read again since begin anew.
  const current = followed && followed.of === list.rows ? followed : undefined
  const { rows, before } = current ?? { rows: list.rows, before: undefined }
  return { freshness, fresh, rows, before, notes }
}
