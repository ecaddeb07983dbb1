import type { WebhookLogListQuery } from '#api/schemas/list-queries.ts'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { resolveBound } from '#components/date-range.ts'

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

export const isDelivered = ({ responseCode = 0 }: Pick<WebhookLog, 'responseCode'>) =>
  responseCode >= 200 && responseCode < 300

/**
 * The service describes `Success` for true only. Asked for failures it may send everything, so the
 * rows are held against what was asked, and what does not fit is left out and counted.
 */
export function heldAgainst(success: boolean | undefined, logs: WebhookLog[]) {
  const fitting = success === undefined ? logs : logs.filter((log) => isDelivered(log) === success)
  return { logs: fitting, hidden: logs.length - fitting.length }
}
