import type { ListQuery } from './list-parameters.ts'
import { listQuery } from './query.ts'
import { WebhookLog } from './schemas/webhooks.ts'

/** `success: false` is not documented, so callers check the rows that come back. */
export function webhookLogsQuery(webhookId: string, query: ListQuery<'listWebhookLogs'>) {
  return listQuery('listWebhookLogs', { webhookId }, query, WebhookLog)
}
