import type { OrdersAddress } from '#model/lists/lists.ts'
import { rangePresets } from '#base/date-range.ts'
import { ViewTabs } from '#components/view-tabs.tsx'

/** The most common periods; other filters stay as they are. */
export function OrdersPresets({ search }: { search: OrdersAddress }) {
  const { dateFrom, dateTo } = search
  return (
    <ViewTabs
      label="Periods"
      tabs={[
        {
          label: 'All orders',
          search: { dateFrom: undefined, dateTo: undefined },
          current: !dateFrom && !dateTo,
        },
        ...rangePresets.map(({ label, from, to }) => ({
          label,
          search: { dateFrom: from, dateTo: to },
          current: dateFrom === from && dateTo === to,
        })),
      ]}
    />
  )
}
