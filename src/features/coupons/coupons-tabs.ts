import type { ViewTab } from '#components/list/view-tabs.tsx'
import type { CouponsAddress } from '#model/reading/lists/lists.ts'

/** The service can filter by enabled only, not by expired or used up. */
export const couponsTabs = ({ isEnabled }: CouponsAddress): ViewTab[] => [
  { label: 'All coupons', search: { isEnabled: undefined }, current: isEnabled === undefined },
  { label: 'Enabled', search: { isEnabled: true }, current: isEnabled === true },
  { label: 'Disabled', search: { isEnabled: false }, current: isEnabled === false },
]
