import * as z from 'zod/mini'
import { number, record, secret, text } from './fields.ts'
import { flagParameter, integerParameter, listQueryFields, textParameter } from './list-query.ts'

/** One delivery attempt (specification, "Webhook log"). `signature` is read as set or not set. */
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

export const WebhookLogListQuery = z.object({
  responseCode: integerParameter(-2_147_483_648),
  success: flagParameter,
  from: textParameter,
  to: textParameter,
  ...listQueryFields,
})
export type WebhookLogListQuery = z.infer<typeof WebhookLogListQuery>
