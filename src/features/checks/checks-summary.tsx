import { formatNumber } from '#base/numbers/money-format.ts'
import styles from './checks-view.module.css'
import type { Checks } from './use-checks.ts'

export function ChecksSummary({ checks }: { checks: Checks }) {
  const products = checks.products.data
  const variants = products?.reduce((total, product) => total + product.variants.length, 0)
  const parts = [
    ...count(products?.length, 'product', 'products'),
    ...count(variants, 'variant', 'variants'),
    ...count(checks.categories.data?.length, 'category', 'categories'),
    ...count(checks.coupons.data?.coupons.length, 'coupon', 'coupons'),
  ]
  return <span className={styles.summary}>{parts.join(', ')}</span>
}

const count = (number: number | undefined, one: string, many: string) =>
  number === undefined ? [] : [`${formatNumber(number)} ${number === 1 ? one : many}`]
