import * as z from 'zod/mini'
import { date, flag, number, record, text, texts } from './fields.ts'

export const Coupon = z.object({
  ...record,
  code: text,
  uses: number,
  maximumUses: number,
  isEnabled: flag,
  storeId: text,
  percentageDecrease: number,
  amountDecrease: number,
  variantIds: texts,
  expirationDate: date,
})
export type Coupon = z.infer<typeof Coupon>
