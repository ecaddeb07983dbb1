import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Section } from '#components/page/section.tsx'
import { Stars } from '#components/values/stars.tsx'
import { reviewsLink } from '#model/reading/links/links.ts'
import { useLatestReviews } from './attention-sources.ts'
import styles from './latest-reviews.module.css'

const SHOWN = 3

export function LatestReviews({ storeId }: { storeId: string }) {
  const reviews = useLatestReviews(storeId).data?.items ?? []
  if (reviews.length === 0) return null
  const all = <AnchorLink {...reviewsLink(storeId)}>All reviews</AnchorLink>
  return (
    <Section title="Latest reviews" action={all}>
      <ul className={styles.list}>
        {reviews.slice(0, SHOWN).map(({ id, rating, reason, productName, dateCreated }, index) => (
          <li key={id || index} className={styles.review}>
            <div className={styles.head}>
              <Stars rating={rating} size={12} />
              <span className={styles.age}>
                <DateTime value={dateCreated} age />
              </span>
            </div>
            <p className={styles.text}>
              {reason ? (
                <bdi>{reason.slice(0, LONGEST)}</bdi>
              ) : (
                <span className="quiet">No text</span>
              )}
            </p>
            {productName && <bdi className={styles.product}>{productName.slice(0, LONGEST)}</bdi>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Characters: more than three lines hold, after which the style cuts off anyway. */
const LONGEST = 400
