import { t } from '#base/language/words.ts'
import { ViewTabs } from '#components/list/view-tabs.tsx'
import { withListOrigin } from '#model/hooks/use-list-origin.ts'

/** `risks`: how many things there are to check. */
export const OrderViews = ({ isRisk, risks }: { isRisk: boolean; risks?: number }) => (
  <ViewTabs
    label={t`Views of the order`}
    state={withListOrigin}
    tabs={[
      { label: t`Order`, search: { show: undefined }, current: !isRisk },
      { label: t`Risk`, count: risks, search: { show: 'risk' }, current: isRisk },
    ]}
  />
)
