import { t } from '#base/language/words.ts'
import { rangePresets } from '#base/time/date-range.ts'
import type { ViewTab } from '#components/list/view-tabs.tsx'
import type { OrdersAddress } from '#model/reading/lists/lists.ts'

/** Tabs of the most common periods; other filters stay as they are. */
export function ordersPeriods({ dateFrom, dateTo }: OrdersAddress): ViewTab[] {
  return [
    {
      label: t`All orders`,
      search: { dateFrom: undefined, dateTo: undefined },
      current: !dateFrom && !dateTo,
    },
    ...rangePresets.map(({ label, from, to }) => ({
      label,
      search: { dateFrom: from, dateTo: to },
      current: dateFrom === from && dateTo === to,
    })),
  ]
}
