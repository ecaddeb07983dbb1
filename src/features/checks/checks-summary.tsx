import { commaList } from '#base/language/lists.ts'
import { plural } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import styles from './checks-view.module.css'
import type { Checks } from './use-checks.ts'

export function ChecksSummary({ checks }: { checks: Checks }) {
  const products = checks.products.data
  const variants = products?.reduce((total, product) => total + product.variants.length, 0)
  const count = products?.length
  const categories = checks.categories.data?.length
  const coupons = checks.coupons.data?.coupons.length
  const parts = [
    count !== undefined &&
      plural(count, { one: '1 product', other: `${formatNumber(count)} products` }),
    variants !== undefined &&
      plural(variants, { one: '1 variant', other: `${formatNumber(variants)} variants` }),
    categories !== undefined &&
      plural(categories, { one: '1 category', other: `${formatNumber(categories)} categories` }),
    coupons !== undefined &&
      plural(coupons, { one: '1 coupon', other: `${formatNumber(coupons)} coupons` }),
  ]
  return <span className={styles.summary}>{commaList(parts.filter((part) => part !== false))}</span>
}
