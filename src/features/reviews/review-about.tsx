import type { LinkProps } from '@tanstack/react-router'
import type { Review } from '#api/schemas/reviews.ts'
import { labels } from '#base/language/words.ts'
import { Private, usePrivateText } from '#components/text/private.tsx'
import { PlainLink } from '#components/controls/plain-link.tsx'
import { lineText } from '#base/text/visible-text.ts'
import styles from './review-about.module.css'

export type ReviewLinks = {
  product: (productId: string) => LinkProps
  customer: (customerId: string) => LinkProps
}

type ReviewAboutProps = { review: Review; links: ReviewLinks }

export const ReviewAbout = (props: ReviewAboutProps) => (
  <div className={styles.about}>
    <ReviewProduct {...props} />
    <ReviewCustomer {...props} />
  </div>
)

export function ReviewProduct({ review: { productId, productName }, links }: ReviewAboutProps) {
  const product = productName ? lineText(productName) : labels.unnamedProduct
  return productId ? (
    <PlainLink {...links.product(productId)} className={styles.product} title={product}>
      <bdi>{product}</bdi>
    </PlainLink>
  ) : (
    <bdi className={styles.product}>{product}</bdi>
  )
}

export function ReviewCustomer({ review: { customerId, customerEmail }, links }: ReviewAboutProps) {
  const customer = customerEmail ? lineText(customerEmail) : labels.noEmail
  const title = usePrivateText(customer)
  return customerId ? (
    <PlainLink {...links.customer(customerId)} className={styles.customer} title={title}>
      <Private>{customer}</Private>
    </PlainLink>
  ) : (
    <Private className={styles.customer}>{customer}</Private>
  )
}
