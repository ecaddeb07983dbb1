import { queryOptions } from '@tanstack/react-query'
import { type Page, isPart } from '#api/client.ts'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { readWebhookLogs } from '#api/webhooks.ts'
import { learned, notePoint } from '#model/reading/platform/learned.ts'
import { readToKnownEnd } from '#model/reading/walk/fewer-rows.ts'
import { failedAmong, isDelivered } from '#model/records/webhooks/deliveries.ts'

const ROWS = 100
const FLAG = { point: 'flagFalse', subject: 'listWebhookLogs.Success' } as const

/**
 * The page of deliveries that holds those which failed since then. The interface says what `Success`
 * means when it is true only: where nothing failed is sent, the deliveries without it tell whether
 * that is so, until this platform has shown that it follows the flag.
 */
export function failuresQuery(webhookId: string, since: number) {
  // A platform may leave out its own bound, so it is asked before.
  const from = new Date(since - 1).toISOString()
  return queryOptions({
    queryKey: ['listWebhookLogs', { webhookId }, 'failures', from],
    async queryFn({ signal }) {
      const read = (success?: false) =>
        readToKnownEnd(ROWS, ({ Page: page, PageSize: pageSize }) =>
          readWebhookLogs(webhookId, { success, from, page, pageSize }, signal),
        )
      const failed = await read(false)
      if (failedAmong(failed, since).count > 0) return failed
      if (failed.items.length === 0 && learned(FLAG.point, FLAG.subject)?.behaviour === 'followed')
        return failed
      const all = await read()
      noteFlag(failed, all)
      return all
    },
    staleTime: 60_000,
  })
}

/** All that were sent since then, the newest first if the platform sorts. */
export function deliveriesQuery(webhookId: string, since: number) {
  const from = new Date(since - 1).toISOString()
  return queryOptions({
    queryKey: ['listWebhookLogs', { webhookId }, 'sent', from],
    queryFn: ({ signal }) =>
      readToKnownEnd(ROWS, ({ Page: page, PageSize: pageSize }) =>
        readWebhookLogs(webhookId, { sort: '-dateCreated', from, page, pageSize }, signal),
      ),
    staleTime: 60_000,
  })
}

/** Nothing that failed was sent for the flag. */
function noteFlag({ items }: Page<WebhookLog>, all: Page<WebhookLog>) {
  const hasSuccess = all.items.some(isDelivered)
  if (items.length === 0 && hasSuccess && !isPart(all)) {
    notePoint({ ...FLAG, behaviour: 'followed' })
  }
}
