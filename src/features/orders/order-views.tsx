import { ViewTabs } from '#components/list/view-tabs.tsx'
import { withListOrigin } from '#model/hooks/use-list-origin.ts'

export const OrderViews = ({ isRisk }: { isRisk: boolean }) => (
  <ViewTabs
    label="Views of the order"
    state={withListOrigin}
    tabs={[
      { label: 'Order', search: { show: undefined }, current: !isRisk },
      { label: 'Risk', search: { show: 'risk' }, current: isRisk },
    ]}
  />
)
