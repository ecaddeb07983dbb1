import * as z from 'zod/mini'
import { flag, record, secret, text } from './fields.ts'

/*
 * Of the answer to "update store" the page reads what the form can change, and little else: the
 * rest (whole catalogue, posts, builder machines and their environment variables) is dropped here.
 */
export const Store = z.object({
  ...record,
  name: text,
  description: text,
  currencyCode: text,
  url: text,
  domain: text,
  customDomain: text,
  termsOfServiceUrl: text,
  refundPolicyUrl: text,
  privacyPolicyUrl: text,
  externalSupportUrl: text,
  externalSupportDescription: text,
  webhookSecret: secret,
  prependProductNameToReceipt: flag,
  isAutomaticReviewsEnabled: flag,
  isTicketingEnabled: flag,
  showPublicStats: flag,
  showRecentOrderToasts: flag,
  enableCartRecovery: flag,
})
export type Store = z.infer<typeof Store>

/** Body of "update store". Which fields are required, and their lengths, is not given. */
export const UpdateStore = z.strictObject({
  name: z.optional(z.string()),
  description: z.optional(z.string()),
  currencyCode: z.optional(z.string()),
  termsOfServiceUrl: z.optional(z.string()),
  refundPolicyUrl: z.optional(z.string()),
  privacyPolicyUrl: z.optional(z.string()),
  externalSupportUrl: z.optional(z.string()),
  externalSupportDescription: z.optional(z.string()),
  prependProductNameToReceipt: z.optional(z.boolean()),
  isAutomaticReviewsEnabled: z.optional(z.boolean()),
  isTicketingEnabled: z.optional(z.boolean()),
  showPublicStats: z.optional(z.boolean()),
  showRecentOrderToasts: z.optional(z.boolean()),
  enableCartRecovery: z.optional(z.boolean()),
})
export type UpdateStore = z.infer<typeof UpdateStore>
