import { t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import type { Search } from '#model/doing/jobs/searches.ts'
import { SOLD_TWICE, UNDELIVERED } from '#model/reading/links/links.ts'
import { useSearchAt } from '#model/hooks/use-search-at.ts'
import { isMissing, undeliveredPlace } from '#model/hooks/use-undelivered.ts'

/** Where the answer of a store shows. */
export const soldTwicePlace = (storeId: string) => `sold twice ${storeId}`

/** What is found by opening orders, with how much of it: “3+” until all have been looked at. */
export function useOrderChecks(storeId: string) {
  const undelivered = useSearchAt(undeliveredPlace(storeId))
  const soldTwice = useSearchAt(soldTwicePlace(storeId))
  return [
    {
      check: UNDELIVERED,
      label: t`Paid, not delivered`,
      count: countText(
        undelivered,
        (search) => search.found.filter(({ id }) => isMissing(search, id)).length,
      ),
    },
    {
      check: SOLD_TWICE,
      label: t`Sold twice`,
      count: countText(
        soldTwice,
        ({ question }) =>
          question.compares?.same().filter(({ kind }) => kind === 'two-orders').length ?? 0,
      ),
    },
  ]
}

/** Undefined before anybody asked. */
function countText(search: Search | undefined, countOf: (search: Search) => number) {
  if (!search) return undefined
  const isWhole = search.phase === 'done' && search.missed.length === 0
  return `${formatNumber(countOf(search))}${isWhole ? '' : '+'}`
}
