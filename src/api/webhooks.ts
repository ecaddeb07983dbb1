import { readPage } from './client.ts'
import { type ListQuery, listParameters } from './list-parameters.ts'
import { operations } from './operations.ts'
import { listQuery } from './query.ts'
import { WebhookLog } from './schemas/webhooks.ts'

/** The service does not document `success: false`, so callers check the rows themselves. */
export function webhookLogsQuery(webhookId: string, query: ListQuery<'listWebhookLogs'>) {
  return listQuery('listWebhookLogs', { webhookId }, query, WebhookLog)
}

export function readWebhookLogs(
  webhookId: string,
  query: ListQuery<'listWebhookLogs'>,
  signal: AbortSignal,
) {
  const parameters = listParameters(operations.listWebhookLogs.query, query)
  return readPage('listWebhookLogs', { webhookId }, parameters, WebhookLog, { signal })
}
