import type { LinkProps } from '@tanstack/react-router'
import type { Review } from '#api/schemas/reviews.ts'
import { Private, usePrivateText } from '#components/private.tsx'
import { PlainLink } from '#components/plain-link.tsx'
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
  const title = usePrivateText(customer)
  return (
    <div className={styles.about}>
      {productId ? (
        <PlainLink {...links.product(productId)} className={styles.product} title={product}>
          <bdi>{product}</bdi>
        </PlainLink>
      ) : (
        <bdi className={styles.product}>{product}</bdi>
      )}
      {customerId ? (
        <PlainLink {...links.customer(customerId)} className={styles.customer} title={title}>
          <Private>{customer}</Private>
        </PlainLink>
      ) : (
        <Private className={styles.customer}>{customer}</Private>
      )}
    </div>
  )
}
