import { atLeast } from '#base/numbers/at-least.ts'
import { t } from '#base/language/words.ts'
import { isPartial, soldTwicePlace } from '#model/doing/jobs/order-checks.ts'
import { SOLD_TWICE, UNDELIVERED } from '#model/reading/links/links.ts'
import { isSoldTwice } from '#model/records/orders/sold-twice.ts'
import { useSearchAt } from '#model/hooks/use-search-at.ts'
import { useUndelivered } from '#model/hooks/use-undelivered.ts'

/** What is found by opening orders, with how much of it: “3+” until all have been looked at. */
export function useOrderChecks(storeId: string) {
  const undelivered = useUndelivered(storeId)
  const soldTwice = useSearchAt(soldTwicePlace(storeId))
  const twice = soldTwice?.question.compares?.same().filter(isSoldTwice)
  return [
    {
      check: UNDELIVERED,
      label: t`Paid, not delivered`,
      count: undelivered && atLeast(undelivered.missing.length, undelivered.isLeast),
    },
    {
      check: SOLD_TWICE,
      label: t`Sold twice`,
      count: soldTwice && atLeast(twice?.length ?? 0, isPartial(soldTwice)),
    },
  ]
}
