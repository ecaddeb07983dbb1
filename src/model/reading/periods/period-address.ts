import { type Parameters, readMatching } from '#base/address/address.ts'
import { isBound } from '#base/time/date-bound.ts'

export type PeriodName = 'yesterday' | 'week' | 'month' | 'quarter'

export type PeriodSearch = { period?: PeriodName; dateFrom?: string; dateTo?: string }

/** Apart from what a period means, because the router reads addresses before any page loads. */
export function readPeriod({ period, dateFrom, dateTo }: Parameters): PeriodSearch {
  return {
    period: readMatching(period, /^(?:yesterday|week|month|quarter)$/) as PeriodName | undefined,
    dateFrom: bound(dateFrom),
    dateTo: bound(dateTo),
  }
}

const bound = (text: unknown) => (typeof text === 'string' && isBound(text) ? text : undefined)
