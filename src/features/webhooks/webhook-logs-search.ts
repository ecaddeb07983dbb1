import type { WebhookLogListQuery } from '#api/schemas/list-queries.ts'
import { resolveBound } from '#base/date-range.ts'

/** The address of the list as the service is asked: days become instants in the chosen zone. */
export function resolveLogDates(
  { from, to, ...others }: WebhookLogListQuery,
  timeZone: string,
  now = Date.now(),
): WebhookLogListQuery {
  return {
    ...others,
    from: from && resolveBound(from, 'from', timeZone, now),
    to: to && resolveBound(to, 'to', timeZone, now),
  }
}

/** Every filter, gone. */
export const noFilters = {
  responseCode: undefined,
  success: undefined,
  from: undefined,
  to: undefined,
} satisfies WebhookLogListQuery

export function isFiltered(search: WebhookLogListQuery): boolean {
  return (Object.keys(noFilters) as (keyof typeof noFilters)[]).some(
    (name) => search[name] !== undefined,
  )
}
