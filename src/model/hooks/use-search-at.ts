import { useMemo, useState } from 'react'
import { useArrival } from '#base/browser/use-arrival.ts'
import { useStore } from '#base/storage/store.ts'
import { isStoredSearch, knownJobs } from '#model/doing/jobs/known-jobs.ts'
import { restoreSearches, searchesRestored } from '#model/doing/jobs/stored-search.ts'
import { type Search, markSeen, searches } from '#model/doing/jobs/searches.ts'
import { undeliveredAmong, undeliveredPlace } from '#model/doing/jobs/order-checks.ts'
import { lookedGoods } from '#model/reading/memory/looked-goods.ts'

const at = (place: string) => (all: readonly Search[]) =>
  all.find(({ question }) => question.place === place)

export const searchAt = (place: string) => at(place)(searches.get())

/** The search whose answer shows here, also one started before the merchant left this page. */
export const useSearchAt = (place: string): Search | undefined => at(place)(useStore(searches))

/** The same, where its answer is read: nobody needs to be told of it any more. */
export function useSeenSearch(place: string): Search | undefined {
  const search = useSearchAt(place)
  useArrival(search, markSeen)
  return search
}

/** Brings back what was looked for before a reload; true once that was tried. */
export function useRestoredSearches(onRestored?: () => void): boolean {
  const [isRestored, setIsRestored] = useState(false)
  useArrival(true, () => {
    let isOver = false
    function arrive() {
      if (isOver) return
      onRestored?.()
      setIsRestored(true)
    }
    void restoreSearches().then(arrive)
    return () => void (isOver = true)
  })
  return isRestored
}

/** A reload interrupted searches that are on their way from the disk, so nothing is unchecked yet. */
export function useAreSearchesComing(): boolean {
  const areRestored = useStore(searchesRestored)
  return useStore(knownJobs).some(isStoredSearch) && !areRestored
}

export const bodiesPlace = (webhookId: string) => `bodies ${webhookId.toLowerCase()}`

/** What was last looked for in the bodies of a webhook’s deliveries, while the tab is open. */
export const useBodyText = (webhookId: string): string =>
  useSearchAt(bodiesPlace(webhookId))?.question.deliveries?.text ?? ''

/**
 * What the last check of this store found so far, with what came in since; undefined before anybody
 * asked.
 */
export function useUndelivered(storeId: string) {
  const search = useSearchAt(undeliveredPlace(storeId))
  const looked = useStore(lookedGoods(storeId))
  return useMemo(() => undeliveredAmong(search, looked), [search, looked])
}
