import type { CouponsAddress } from '#model/lists/lists.ts'
import { ViewTabs } from '#components/view-tabs.tsx'

/** The service can filter by enabled only, not by expired or used up. */
export function CouponsViews({ search: { isEnabled } }: { search: CouponsAddress }) {
  return (
    <ViewTabs
      label="Views"
      tabs={[
        {
          label: 'All coupons',
          search: { isEnabled: undefined },
          current: isEnabled === undefined,
        },
        { label: 'Enabled', search: { isEnabled: true }, current: isEnabled === true },
        { label: 'Disabled', search: { isEnabled: false }, current: isEnabled === false },
      ]}
    />
  )
}
