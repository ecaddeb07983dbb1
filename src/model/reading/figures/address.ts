import { type Parameters, readMatching, textParameters } from '#base/address/address.ts'
import { type PeriodSearch, readPeriod } from '#model/reading/periods/period-address.ts'
import type { Breakdown } from './sums.ts'

export type FiguresAddress = Omit<PeriodSearch, 'period'> & {
  period?: PeriodSearch['period'] | 'today'
  currency?: string
  by?: Breakdown
  /** The number whose orders are listed (`picks.ts`). */
  pick?: string
}

const readTexts = textParameters('currency', 'pick')

export function readFiguresAddress(search: Parameters): FiguresAddress {
  return {
    ...readTexts(search),
    ...readPeriod(search),
    ...(search.period === 'today' && { period: 'today' as const }),
    by: readMatching(search.by, /^(?:variant|gateway|coupon|status)$/) as Breakdown | undefined,
  }
}

export function periodSearch({ period, dateFrom, dateTo }: FiguresAddress): PeriodSearch {
  if (period === 'today') return {}
  return period || dateFrom || dateTo ? { period, dateFrom, dateTo } : { period: 'month' }
}
