import { useEffect, useMemo } from 'react'
import { readOrders } from '#api/orders.ts'
import { ONE_ROW } from '#api/query.ts'
import { session } from '#api/session.ts'
import { preferences } from '#base/preferences.ts'
import { type Known, newsReader } from '#model/live/news.ts'
import { tabPlace, waitOrChange } from '#model/live/surroundings.ts'
import { wantsNotices } from '#model/live/wants.ts'
import { type OrderWatch, createWatch } from '#model/live/watch.ts'
import type { OrdersAddress } from '#model/lists/lists.ts'

type Watched = {
  storeId: string
  query: OrdersAddress
  known: Known | undefined
  /** Milliseconds since 1970. */
  updatedAt: number
}

/** Watches from the rows on screen; newer rows begin a new watch. */
export function useWatch({ storeId, query, known, updatedAt }: Watched): OrderWatch {
  const watch = useMemo(
    () => watchOf({ storeId, query, known, updatedAt }),
    [storeId, query, known, updatedAt],
  )
  const isOpen = known !== undefined && !endsBefore(query.dateTo, updatedAt)
  useEffect(() => {
    if (!isOpen) return undefined
    const stop = new AbortController()
    void watch.run(stop.signal)
    return () => stop.abort()
  }, [watch, isOpen])
  return watch
}

/** Nothing arrives in a period that is over. */
const endsBefore = (date: string | undefined, instant: number) => Date.parse(date ?? '') < instant

function watchOf({ storeId, query, known, updatedAt }: Watched): OrderWatch {
  const newsOf = known && newsReader(known)
  const window = known?.since ? { dateFrom: known.since } : {}
  return createWatch(updatedAt, {
    async look(signal) {
      const answer = await readOrders(storeId, { ...query, ...window, ...ONE_ROW }, signal)
      return newsOf?.(answer) ?? { count: 0, isAlarm: false }
    },
    place: () => ({ ...tabPlace(), tells: wantsNotices(preferences()) }),
    mayLook: () => session.current().status === 'signed-in',
    now: Date.now,
    wait: waitOrChange,
  })
}
