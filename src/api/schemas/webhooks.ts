import * as z from 'zod/mini'
import { number, record, secret, text } from './fields.ts'

/**
 * One delivery attempt (specification, "Webhook log"). Only the presence of `signature` is read.
 */
export const WebhookLog = z.object({
  ...record,
  url: text,
  signature: secret,
  requestBody: text,
  retryCount: number,
  responseCode: number,
  responseBody: text,
  webhookId: text,
  userId: text,
  userAgent: text,
  orderId: text,
})
export type WebhookLog = z.infer<typeof WebhookLog>
