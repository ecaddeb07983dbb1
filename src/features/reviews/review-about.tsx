import { Link, type LinkProps } from '@tanstack/react-router'
import type { Review } from '#api/schemas/reviews.ts'
import { lineText } from '#base/visible-text.ts'
import styles from './review-about.module.css'

export type ReviewLinks = {
  product: (productId: string) => LinkProps
  customer: (customerId: string) => LinkProps
}

export function ReviewAbout({ review, links }: { review: Review; links: ReviewLinks }) {
  const { productId, productName, customerId, customerEmail } = review
  const product = productName ? lineText(productName) : 'Unnamed product'
  const customer = customerEmail ? lineText(customerEmail) : 'No email'
  return (
    <div className={styles.about}>
      {productId ? (
        <Link {...links.product(productId)} className={styles.product} title={product}>
          <bdi>{product}</bdi>
        </Link>
      ) : (
        <bdi className={styles.product}>{product}</bdi>
      )}
      {customerId ? (
        <Link
          {...links.customer(customerId)}
          className={styles.customer}
          title={customer}
          data-private
        >
          <bdi>{customer}</bdi>
        </Link>
      ) : (
        <bdi className={styles.customer} data-private>
          {customer}
        </bdi>
      )}
    </div>
  )
}
