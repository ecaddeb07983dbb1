import type { ReactNode } from 'react'
import { betweenSentences, sentences } from '#base/language/sentences.ts'
import { plural, t } from '#base/language/words.ts'
import { Trans } from '#components/text/trans.tsx'
import { PAGE_PACE } from '#model/reading/walk/pages.ts'
import { problemFrom } from '#model/reading/problem.ts'
import type { LinkProps } from '@tanstack/react-router'
import type { Coupon } from '#api/schemas/coupons.ts'
import { Button } from '#components/controls/button.tsx'
import { Card } from '#components/page/card.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { ErrorPanel } from '#components/list/error-panel.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { ProgressBar } from '#components/charts/progress-bar.tsx'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import { formatNumber } from '#base/numbers/money-format.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { ledgerWords } from '#model/reading/ledger/words.ts'
import styles from './coupon-cards.module.css'
import { CouponOrdersTable } from './coupon-orders-table.tsx'
import type { CouponReading } from './use-coupon-orders.ts'
import { countedRows } from '#model/reading/lists/counted.ts'

type CouponOrdersCardProps = {
  coupon: Coupon
  orders: CouponReading
  storeCurrency: string | undefined
  orderLink: (orderId: string) => LinkProps
}

export function CouponOrdersCard(props: CouponOrdersCardProps) {
  const { coupon, orders, storeCurrency, orderLink } = props
  const { found, error, start } = orders
  return (
    <Card title={t`Orders that used it`} aside={found.length > 0 && formatNumber(found.length)}>
      <Reading orders={orders} uses={coupon.uses} />
      {error !== undefined && (
        <ErrorPanel
          inline
          problem={problemFrom(error, t`Not all orders loaded`)}
          onRetry={start}
          retryLabel={t`Continue`}
        />
      )}
      {found.length > 0 && (
        <CouponOrdersTable orders={found} storeCurrency={storeCurrency} orderLink={orderLink} />
      )}
    </Card>
  )
}

type ReadingProps = { orders: CouponReading; uses: number | undefined }

function Reading({ orders, uses }: ReadingProps) {
  const { since: made, ledger, found, total, isReading, isCounting, error, start, stop } = orders
  const zone = useTimeZone()
  const since = made && <DateTime value={made} absolute />
  const all = total === undefined ? t`the orders` : countedRows('orders', total)
  if (isReading) {
    return (
      <div className={styles.reading}>
        <output className={styles.words}>
          <b className="strong">
            {since ? (
              <Trans>
                Reading {all} since {since}:
              </Trans>
            ) : (
              t`Reading ${all} of this store:`
            )}
          </b>
          {betweenSentences}
          <span className="quiet">
            {t`${plural(orders.orders, { one: '1 read', other: `${formatNumber(orders.orders)} read` })}, ${plural(found.length, { one: '1 used the coupon.', other: `${formatNumber(found.length)} used the coupon.` })}`}
          </span>
        </output>
        <ProgressBar
          className={styles.bar}
          label={t`Orders read`}
          value={orders.orders}
          maximum={total}
        />
        <Button variant="default" size="xs" onClick={stop}>
          {t`Stop`}
        </Button>
      </div>
    )
  }
  if (ledger) {
    return (
      <div className={styles.reading}>
        <span className={styles.glyph}>
          <StatusGlyph glyph="tick" tone="success" />
        </span>
        <output className={styles.words}>
          <b className="strong">
            <ReadText count={orders.orders} isComplete={ledger.isComplete} since={since} />
          </b>
          {betweenSentences}
          <span className="quiet">
            {sentences([
              outcomeText(found.length, uses),
              ...ledgerWords(found.length === 0 ? { ...ledger, orders: [] } : ledger, zone),
            ])}
          </span>
        </output>
        <Button variant="subtle" color="gray" size="xs" onClick={start}>
          {t`Read again`}
        </Button>
      </div>
    )
  }
  if (orders.orders > 0) {
    if (error !== undefined) return null
    return (
      <div className={styles.reading}>
        <output className={styles.words}>
          <b className="strong">
            <Trans>
              Stopped at {formatNumber(orders.orders)} of {all}.
            </Trans>
          </b>
          {betweenSentences}
          <span className="quiet">
            {plural(found.length, {
              one: '1 used the coupon so far.',
              other: `${formatNumber(found.length)} used the coupon so far.`,
            })}
          </span>
        </output>
        <Button variant="default" size="xs" onClick={start}>
          {t`Continue`}
        </Button>
      </div>
    )
  }
  // Whether it starts by itself shows in a moment.
  if (isCounting) {
    return (
      <div className={styles.reading} aria-busy>
        <Skeleton width="56%" />
      </div>
    )
  }
  const minutes = Math.ceil(((total ?? 0) / 100) * (PAGE_PACE / 60_000))
  return (
    <div className={styles.reading}>
      <p className={styles.words}>
        <Trans>
          Your platform can’t filter orders by coupon.{' '}
          <span className="quiet">
            {total === undefined
              ? t`Counter can look through them for you.`
              : t`Counter can look through all ${formatNumber(total)}, in about ${minutes} min.`}
          </span>
        </Trans>
      </p>
      <Button variant="default" size="xs" onClick={start}>
        {t`Find orders`}
      </Button>
    </div>
  )
}

type ReadTextProps = { count: number; isComplete: boolean; since: ReactNode }

function ReadText({ count, isComplete, since }: ReadTextProps) {
  if (!since) {
    return isComplete
      ? plural(count, {
          one: 'The only order of this store read.',
          other: `All ${formatNumber(count)} orders of this store read.`,
        })
      : plural(count, {
          one: '1 order of this store read.',
          other: `${formatNumber(count)} orders of this store read.`,
        })
  }
  return isComplete ? (
    <Trans>
      {plural(count, { one: 'The only order', other: `All ${formatNumber(count)} orders` })} since{' '}
      {since} read.
    </Trans>
  ) : (
    <Trans>
      {plural(count, { one: '1 order', other: `${formatNumber(count)} orders` })} since {since}{' '}
      read.
    </Trans>
  )
}

/** What was found, beside the coupon's own count where it says something else. */
function outcomeText(found: number, uses: number | undefined): string {
  return sentences([
    found === 0
      ? t`None used it.`
      : plural(found, { one: '1 used it.', other: `${formatNumber(found)} used it.` }),
    uses !== undefined && uses !== found && t`Your platform counts ${formatNumber(uses)}.`,
  ])
}
