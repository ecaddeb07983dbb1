import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { dayInYear } from '#base/time/time-format.ts'
import { BarChart } from '#components/charts/bar-chart.tsx'
import { Button } from '#components/controls/button.tsx'
import { ReadProblem } from '#features/shared/read-problem.tsx'
import { ReadingProgress } from '#components/list/reading-progress.tsx'
import { Card } from '#components/page/card.tsx'
import { type productWeeks, WEEKS } from '#model/reading/ledger/product-weeks.ts'
import styles from './product-cards.module.css'
import type { ProductWeeks } from './use-product-weeks.ts'
import type { Review } from '#api/schemas/reviews.ts'
import { betweenSentences } from '#base/language/sentences.ts'
import { Private } from '#components/text/private.tsx'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { useState } from 'react'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { useFirstOf } from '#components/text/first-of.tsx'
import { LongText } from '#components/text/long-text.tsx'
import { isSameId } from '#base/text/same-id.ts'
import { Stars } from '#components/values/stars.tsx'
import { reviewsLink } from '#model/reading/links/links.ts'

type Sold = ReturnType<typeof productWeeks>

/** Paid pieces of twelve weeks. */
export function ProductWeeksCard({ sales }: { sales: ProductWeeks }) {
  const { sold, notes, error, read, count, isOnRequest, ask } = sales
  const retry = () => void read.query.refetch()
  const reading = error ? (
    <ReadProblem inline query={{ error, refetch: retry }} title={t`Orders didn’t load`} />
  ) : (
    <ReadingProgress
      title={t`Reading orders`}
      progress={read.progress}
      stopped={read.isStopped ? t`Stopped before all orders were read.` : undefined}
      onStop={read.stop}
      onContinue={retry}
    />
  )
  return (
    <Card title={t`Sold by week`} aside={sold && soldText(sold)} padded>
      <div className={styles.place}>
        {sold ? (
          <Weeks sold={sold} />
        ) : error ? (
          reading
        ) : isOnRequest ? (
          <Button variant="default" size="xs" onClick={ask}>
            {count === undefined
              ? t`Read the orders of ${WEEKS} weeks`
              : plural(count, {
                  one: `Read 1 order of ${WEEKS} weeks`,
                  other: `Read ${formatNumber(count)} orders of ${WEEKS} weeks`,
                })}
          </Button>
        ) : (
          <div className={styles.awaited}>
            {read.progress || read.isStopped ? reading : <p>{t`Reading orders…`}</p>}
          </div>
        )}
      </div>
      {notes ? (
        <p className="small quiet">{notes}</p>
      ) : (
        sold && notes === undefined && <div className={styles.reading}>{reading}</div>
      )}
    </Card>
  )
}

function Weeks({ sold: { weeks, pieces, isWhole } }: { sold: Sold }) {
  if (pieces === 0) {
    return <p className="quiet">{isWhole ? t`Nothing sold.` : t`Nothing sold in these orders.`}</p>
  }
  return (
    <BarChart
      label={t`Sold by week`}
      low
      isCount
      bars={weeks.map((week, at) => ({
        label: dayInYear(week.from),
        value: week.pieces,
        text: '',
        name: nameOf(week),
        isOpen: at === weeks.length - 1,
      }))}
      gridText={formatNumber}
    />
  )
}

const soldText = ({ pieces, isWhole }: Sold) =>
  isWhole
    ? t`${formatNumber(pieces)} in ${WEEKS} weeks, paid orders`
    : t`At least ${formatNumber(pieces)} in ${WEEKS} weeks, paid orders`

function nameOf({ from, to, pieces, orders }: Sold['weeks'][number]): string {
  const sold = plural(orders, {
    one: `${formatNumber(pieces)} sold in 1 paid order`,
    other: `${formatNumber(pieces)} sold in ${formatNumber(orders)} paid orders`,
  })
  return t`${dayInYear(from)} to ${dayInYear(to)}: ${orders === 0 ? t`none sold` : sold}`
}

const AT_ONCE = 5

type ProductReviewsCardProps = {
  storeId: string
  productId: string
  /** Some of the store's reviews; undefined while loading. */
  reviews: Review[] | undefined
  /** Whether `reviews` holds all of the store's reviews. */
  isComplete: boolean
  isFailed: boolean
  /** All reviews are being read. */
  isReadingAll: boolean
  readAll: () => void
  stop: () => void
}

/** Filters the reviews that were read, because your platform cannot list them by product. */
export function ProductReviewsCard(props: ProductReviewsCardProps) {
  const { storeId, productId, reviews, isComplete, isFailed, isReadingAll, readAll, stop } = props
  const own = reviews?.filter((review) => isSameId(review.productId, productId))
  const [isWhole, setIsWhole] = useState(false)
  const { shown, more } = useFirstOf(own?.slice(0, isWhole ? undefined : AT_ONCE) ?? [])
  const left = (own?.length ?? 0) - AT_ONCE
  return (
    <Card
      title={t`Reviews`}
      aside={
        own && reviews && reviews.length > 0 && countText(own.length, reviews.length, isComplete)
      }
      actions={
        <AnchorLink {...reviewsLink(storeId)} className={styles.all}>
          {t`All reviews`}
        </AnchorLink>
      }
      padded
    >
      {!reviews && (
        <p className="quiet">{isFailed ? t`The reviews didn’t load.` : t`Reading reviews…`}</p>
      )}
      {own?.length === 0 && <p className="quiet">{t`None of them is for this product.`}</p>}
      <ul>
        {shown.map((review, index) => (
          <li key={review.id || index} className={styles.review}>
            <p className={styles.about}>
              <Stars rating={review.rating} size={13} />
              <Private>{review.customerEmail}</Private>
              <span className="quiet small">
                <DateTime value={review.dateCreated} />
              </span>
            </p>
            {review.reason && <LongText text={review.reason} folds />}
          </li>
        ))}
      </ul>
      {more}
      {left > 0 && !isWhole && (
        <button type="button" className={styles.left} onClick={() => setIsWhole(true)}>
          <Trans>Show {formatNumber(left)} more</Trans>
        </button>
      )}
      {reviews && !isComplete && (
        <p className="small quiet above-2">
          {isReadingAll && t`Reading all reviews, two pages a second…` + betweenSentences}
          <button type="button" className={styles.all} onClick={isReadingAll ? stop : readAll}>
            {isReadingAll ? t`Stop` : t`Read all reviews`}
          </button>
          {!isReadingAll && isFailed && betweenSentences + t`Not all reviews loaded.`}
        </p>
      )}
    </Card>
  )
}

function countText(own: number, read: number, isComplete: boolean): string {
  return isComplete
    ? t`${formatNumber(own)} of all ${formatNumber(read)}`
    : plural(read, {
        one: `${formatNumber(own)} in the 1 read`,
        other: `${formatNumber(own)} among the ${formatNumber(read)} read`,
      })
}
