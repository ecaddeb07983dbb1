import type { ListQuery } from './list-parameters.ts'
import { listQuery } from './query.ts'
import { WebhookLog } from './schemas/webhooks.ts'

/** The service does not document `success: false`, so callers check the rows themselves. */
export function webhookLogsQuery(webhookId: string, query: ListQuery<'listWebhookLogs'>) {
  return listQuery('listWebhookLogs', { webhookId }, query, WebhookLog)
}
