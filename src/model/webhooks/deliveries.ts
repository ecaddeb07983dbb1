import type { WebhookLog } from '#api/schemas/webhooks.ts'

export const isDelivered = ({ responseCode = 0 }: Pick<WebhookLog, 'responseCode'>) =>
  responseCode >= 200 && responseCode < 300

/** Filters again, because the service documents `Success` for true only. */
export function matchingDeliveries(success: boolean | undefined, logs: WebhookLog[]) {
  if (success === undefined) return logs
  return logs.filter((log) => isDelivered(log) === success)
}
