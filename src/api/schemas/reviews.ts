import * as z from 'zod/mini'
import { date, flag, number, one, record, text } from './fields.ts'

/** `reason` is the customer’s text; most reviews omit `flagged`. */
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
