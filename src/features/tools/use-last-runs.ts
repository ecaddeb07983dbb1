import { useStore } from '#base/storage/store.ts'
import { finderPlace, wantedBy } from '#model/doing/jobs/finder.ts'
import { soldTwicePlace } from '#model/doing/jobs/order-checks.ts'
import { type Search, searches } from '#model/doing/jobs/searches.ts'
import { usePlatform } from '#model/reading/platform/learned.ts'

const isOfPayment = (search: Search) => Boolean(wantedBy(search)?.payment)

/** When each tool was last asked, as far as this browser knows. */
export function useLastRuns(storeId: string): Readonly<Record<string, number | undefined>> {
  const all = useStore(searches)
  const { check } = usePlatform()
  const last = (isMeant: (search: Search) => boolean) => all.findLast(isMeant)?.fixedAt
  const isOfFinder = ({ question }: Search) => question.place === finderPlace(storeId)
  return {
    key: last((search) => isOfFinder(search) && !isOfPayment(search)),
    payment: last((search) => isOfFinder(search) && isOfPayment(search)),
    twice: last(({ question }) => question.place === soldTwicePlace(storeId)),
    month: last(({ question }) => question.place.startsWith(`month ${storeId} `)),
    platform: check?.at,
  }
}
