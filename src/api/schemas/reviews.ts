import * as z from 'zod/mini'
import { date, flag, number, one, record, text } from './fields.ts'
import { flagParameter, integerParameter, listQueryFields, textParameter } from './list-query.ts'

/** `reason` holds the customer's words; `flagged` is absent on most reviews. */
export const Review = z.object({
  ...record,
  rating: number,
  reason: text,
  productName: text,
  productId: text,
  customerEmail: text,
  reply: text,
  repliedAt: date,
  repliedByUserId: text,
  customerId: text,
  flagged: one(z.object({ ...record, reason: text, approved: flag, administratorNote: text })),
})
export type Review = z.infer<typeof Review>

export const ReviewListQuery = z.object({
  rating: integerParameter(1, 5),
  emailAddress: textParameter,
  hasReply: flagParameter,
  dateRangeFrom: textParameter,
  dateRangeTo: textParameter,
  ...listQueryFields,
})
export type ReviewListQuery = z.infer<typeof ReviewListQuery>
