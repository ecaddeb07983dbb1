import { plural } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'

const words = {
  orders: (count: number) =>
    plural(count, { one: '1 order', other: `${formatNumber(count)} orders` }),
  reviews: (count: number) =>
    plural(count, { one: '1 review', other: `${formatNumber(count)} reviews` }),
  coupons: (count: number) =>
    plural(count, { one: '1 coupon', other: `${formatNumber(count)} coupons` }),
  customers: (count: number) =>
    plural(count, { one: '1 customer', other: `${formatNumber(count)} customers` }),
  products: (count: number) =>
    plural(count, { one: '1 product', other: `${formatNumber(count)} products` }),
  tickets: (count: number) =>
    plural(count, { one: '1 ticket', other: `${formatNumber(count)} tickets` }),
  deliveries: (count: number) =>
    plural(count, { one: '1 delivery', other: `${formatNumber(count)} deliveries` }),
  rows: (count: number) => plural(count, { one: '1 row', other: `${formatNumber(count)} rows` }),
}

export type ListKey = keyof typeof words

/** "1 order", "1,200 orders": so many records of a list, by its key. */
export const countedRows = (key: ListKey, count: number): string => words[key](count)
