import { labels, t } from '#base/language/words.ts'
import type { ViewTab } from '#components/list/view-tabs.tsx'
import type { CouponsAddress } from '#model/reading/lists/lists.ts'

/** The service can filter by enabled only, not by expired or used up. */
export const couponsTabs = ({ isEnabled }: CouponsAddress): ViewTab[] => [
  { label: t`All coupons`, search: { isEnabled: undefined }, current: isEnabled === undefined },
  { label: labels.enabled, search: { isEnabled: true }, current: isEnabled === true },
  { label: t`Disabled`, search: { isEnabled: false }, current: isEnabled === false },
]
