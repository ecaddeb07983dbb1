import { ViewTabs } from '#components/list/view-tabs.tsx'
import { withListOrigin } from '#model/hooks/use-list-origin.ts'

/** `risks`: how many things there are to check. */
export const OrderViews = ({ isRisk, risks }: { isRisk: boolean; risks?: number }) => (
  <ViewTabs
    label="Views of the order"
    state={withListOrigin}
    tabs={[
      { label: 'Order', search: { show: undefined }, current: !isRisk },
      { label: 'Risk', count: risks, search: { show: 'risk' }, current: isRisk },
    ]}
  />
)
