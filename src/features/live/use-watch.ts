import { useMemo } from 'react'
import type { Order } from '#api/schemas/orders.ts'
import { session } from '#api/session.ts'
import { useArrival } from '#base/browser/use-arrival.ts'
import { preferences } from '#base/storage/preferences.ts'
import { ordersLook } from '#model/doing/live/look.ts'
import { type Known, NO_NEWS } from '#model/doing/live/new-orders.ts'
import { tabPlace, waitOrChange } from '#model/doing/live/tab-state.ts'
import { wantsNotices } from '#model/doing/live/permission.ts'
import { type OrderWatch, createWatch } from '#model/doing/live/watch.ts'
import type { OrdersAddress } from '#model/reading/lists/lists.ts'

type Watched = {
  storeId: string
  query: OrdersAddress
  known: Known | undefined
  onRows: (rows: readonly Order[]) => void
  /** Milliseconds since 1970. */
  updatedAt: number
}

/** Watches from the rows on screen; newer rows begin a new watch. */
export function useWatch({ storeId, query, known, onRows, updatedAt }: Watched): OrderWatch {
  const watch = useMemo(
    () => watchOf({ storeId, query, known, onRows, updatedAt }),
    [storeId, query, known, onRows, updatedAt],
  )
  const isOpen = known !== undefined && !endsBefore(query.dateTo, updatedAt)
  useArrival(isOpen && watch, ({ run }) => {
    const stop = new AbortController()
    void run(stop.signal)
    return () => stop.abort()
  })
  return watch
}

/** Nothing arrives in a period that is over. */
const endsBefore = (date: string | undefined, instant: number) => Date.parse(date ?? '') < instant

function watchOf({ known, updatedAt, ...watched }: Watched): OrderWatch {
  return createWatch(updatedAt, {
    look: known ? ordersLook({ ...watched, known }) : () => Promise.resolve(NO_NEWS),
    place: () => ({ ...tabPlace(), tells: wantsNotices(preferences()) }),
    mayLook: () => session.current().status === 'signed-in',
    now: Date.now,
    wait: waitOrChange,
  })
}
