import { resolveBound } from '#base/date-range.ts'
import type { OrderListQuery } from '#api/schemas/list-queries.ts'

/**
 * The address of the list as the service is asked: days and relative dates ("today-6d") become
 * instants in the merchant's time zone, whole days from their first to their last millisecond.
 */
export function resolveOrderDates(
  search: OrderListQuery,
  timeZone: string,
  now = Date.now(),
): OrderListQuery {
  const { dateFrom, dateTo, ...others } = search
  return {
    ...others,
    dateFrom: dateFrom && resolveBound(dateFrom, 'from', timeZone, now),
    dateTo: dateTo && resolveBound(dateTo, 'to', timeZone, now),
  }
}

/** What of the address is about which orders, and not about how they are shown. */
export function filtersOf({ status, gateway, email, chat, dateFrom, dateTo }: OrderListQuery) {
  return { status, gateway, email, chat, dateFrom, dateTo }
}

/** Every filter, gone. */
export const noFilters = {
  status: undefined,
  gateway: undefined,
  email: undefined,
  chat: undefined,
  dateFrom: undefined,
  dateTo: undefined,
} satisfies OrderListQuery
