import { queryOptions } from '@tanstack/react-query'
import { exactCount, listQuery, ONE_ROW, paging } from './query.ts'
import { WebhookLog } from './schemas/webhooks.ts'
import { type WebhookLogListQuery } from './schemas/list-queries.ts'

/** `success: false` is not described by the service: hold the rows that come against it. */
export function webhookLogsQuery(webhookId: string, query: WebhookLogListQuery) {
  const parameters = { ...filters(query), ...paging(query) }
  return listQuery('listWebhookLogs', { webhookId }, parameters, WebhookLog)
}

export function webhookLogCountQuery(webhookId: string, query: WebhookLogListQuery) {
  return queryOptions({
    ...listQuery('listWebhookLogs', { webhookId }, { ...filters(query), ...ONE_ROW }, WebhookLog),
    select: exactCount,
  })
}

function filters({ responseCode, success, from, to }: WebhookLogListQuery) {
  return { ResponseCode: responseCode, Success: success, From: from, To: to }
}
