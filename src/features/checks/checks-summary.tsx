import type { CategoryReference } from '#api/schemas/categories.ts'
import type { Coupon } from '#api/schemas/coupons.ts'
import type { ProductReference } from '#api/schemas/products.ts'
import { formatNumber } from '#base/money-format.ts'
import styles from './checks-view.module.css'

type ChecksSummaryProps = {
  products: readonly ProductReference[] | undefined
  categories: readonly CategoryReference[] | undefined
  coupons: readonly Coupon[] | undefined
}

/** How much was read; what was not read is left out. */
export function ChecksSummary({ products, categories, coupons }: ChecksSummaryProps) {
  const variants = products?.reduce((total, product) => total + product.variants.length, 0)
  const parts = [
    ...count(products?.length, 'product', 'products'),
    ...count(variants, 'variant', 'variants'),
    ...count(categories?.length, 'category', 'categories'),
    ...count(coupons?.length, 'coupon', 'coupons'),
  ]
  return <span className={styles.summary}>{parts.join(', ')}</span>
}

const count = (number: number | undefined, one: string, many: string) =>
  number === undefined ? [] : [`${formatNumber(number)} ${number === 1 ? one : many}`]
