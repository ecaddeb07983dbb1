import * as z from 'zod/mini'
import { date, flag, number, record, text, texts } from './fields.ts'
import {
  INT32_MAX,
  flagParameter,
  integerParameter,
  listQueryFields,
  numberParameter,
  textParameter,
} from './list-query.ts'

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

const int32 = integerParameter(-INT32_MAX - 1)

export const CouponListQuery = z.object({
  q: textParameter,
  usesFrom: int32,
  usesTo: int32,
  maximumUsesFrom: int32,
  maximumUsesTo: int32,
  percentageFrom: numberParameter,
  percentageTo: numberParameter,
  amountFrom: numberParameter,
  amountTo: numberParameter,
  isEnabled: flagParameter,
  ...listQueryFields,
})
export type CouponListQuery = z.infer<typeof CouponListQuery>
