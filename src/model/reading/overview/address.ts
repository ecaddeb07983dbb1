import { type Parameters, readMatching, textParameters } from '#base/address/address.ts'
import type { CustomersView } from '#model/reading/figures/customers-views.ts'
import type { Breakdown } from '#model/reading/figures/sums.ts'
import { type PeriodSearch, readPeriod } from '#model/reading/periods/period-address.ts'

export type OverviewSearch = Omit<PeriodSearch, 'period'> & {
  period?: PeriodSearch['period'] | 'today'
  currency?: string
  by?: Breakdown | CustomersView
  /** The number whose orders are listed (`drill.ts`). */
  pick?: string
}

const readTexts = textParameters('currency', 'pick')

export function readOverviewSearch(search: Parameters): OverviewSearch {
  return {
    ...readTexts(search),
    ...readPeriod(search),
    ...(search.period === 'today' && { period: 'today' as const }),
    by: readMatching(
      search.by,
      /^(?:variant|gateway|coupon|status|currency|weekday|hour|customers|best)$/,
    ) as OverviewSearch['by'] | undefined,
  }
}
