import type { WebhookLog } from '#api/schemas/webhooks.ts'

export const isDelivered = ({ responseCode = 0 }: Pick<WebhookLog, 'responseCode'>) =>
  responseCode >= 200 && responseCode < 300

/**
 * The service describes `Success` for true only. Asked for failures it may send everything, so the
 * rows are held against what was asked, and what does not fit is left out and counted.
 */
export function verifyFilter(success: boolean | undefined, logs: WebhookLog[]) {
  const fitting = success === undefined ? logs : logs.filter((log) => isDelivered(log) === success)
  return { logs: fitting, hidden: logs.length - fitting.length }
}
