import type { LinkProps } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Button } from '#components/button.tsx'
import type { Coupon } from '#api/schemas/coupons.ts'
import { Card } from '#components/card.tsx'
import { ChoiceMenu } from '#components/choice-menu.tsx'
import { resolveBound } from '#base/date-range.ts'
import { formatNumber } from '#base/money-format.ts'
import { DateTime } from '#components/date-time.tsx'
import { ProgressBar } from '#components/progress-bar.tsx'
import { Money } from '#components/money.tsx'
import { useTimeZone } from '#base/preferences.ts'
import styles from './coupon-orders-card.module.css'
import { CouponOrdersTable } from './coupon-orders-table.tsx'
import { discountsGiven } from '#model/coupons/order-walk.ts'
import { type OrderWalk, type ReadOrders, useOrderWalk } from './use-order-walk.ts'

export type Period = { dateFrom: string | undefined; dateTo: string }

const periods = [
  { value: '6', label: 'the last 7 days' },
  { value: '29', label: 'the last 30 days' },
  { value: '89', label: 'the last 90 days' },
]

type CouponOrdersCardProps = {
  coupon: Coupon
  storeCurrency: string | undefined
  readerOf: (period: Period) => ReadOrders
  orderLink: (orderId: string) => LinkProps
  failure: (error: unknown, onRetry: () => void) => ReactNode
}

/**
 * The orders that used the coupon. The platform cannot filter by coupon, so this card reads all
 * orders of a period, on request only, and names the period.
 */
export function CouponOrdersCard({
  coupon,
  storeCurrency,
  readerOf,
  orderLink,
  failure,
}: CouponOrdersCardProps) {
  const zone = useTimeZone()
  const orders = useOrderWalk(coupon.id)
  const [days, setDays] = useState(coupon.dateCreated ? 'all' : '29')
  const [period, setPeriod] = useState<Period>()
  const { walk, isReading, error, start, resume } = orders

  function find() {
    const now = Date.now()
    const dateFrom =
      days === 'all' ? coupon.dateCreated : resolveBound(`today-${days}d`, 'from', zone, now)
    // The end is fixed, so that new orders do not shift the pages.
    const chosen = { dateFrom, dateTo: new Date(now).toISOString() }
    setPeriod(chosen)
    start(readerOf(chosen))
  }

  const choices = [
    ...periods,
    ...(coupon.dateCreated ? [{ value: 'all', label: 'the coupon’s lifetime' }] : []),
  ]
  return (
    <Card title="Orders that used it">
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          find()
        }}
      >
        <ChoiceMenu
          label="Created in"
          value={days}
          choices={choices}
          disabled={isReading}
          onChange={setDays}
        >
          Created in {choices.find(({ value }) => value === days)?.label}
        </ChoiceMenu>
        <Button type="submit" variant="default" size="xs" disabled={isReading}>
          Find orders
        </Button>
      </form>
      {period && <Progress orders={orders} period={period} storeCurrency={storeCurrency} />}
      {error !== undefined && failure(error, resume)}
      {walk.found.length > 0 && (
        <CouponOrdersTable
          orders={walk.found}
          storeCurrency={storeCurrency}
          orderLink={orderLink}
        />
      )}
    </Card>
  )
}

type ProgressProps = { orders: OrderWalk; period: Period; storeCurrency: string | undefined }

function Progress({ orders, period, storeCurrency }: ProgressProps) {
  const { walk, isReading, error, resume, stop } = orders
  const { page, pages, hasMore, isOver, read, found } = walk
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <output>
          {isReading && 'Reading… '}
          {formatNumber(found.length)} of {formatNumber(read)} orders used it.{' '}
          {!isOver && page > 0 && `Page ${page} of ${pages ?? '?'}.`}
        </output>
        <p className={styles.hint}>
          <DateTime value={period.dateFrom} absolute /> to{' '}
          <DateTime value={period.dateTo} absolute />, any status
          {!isReading && hasMore && '. Stopped before the end.'}
        </p>
      </div>
      {isReading && (
        <ProgressBar className={styles.bar} label="Orders read" value={page} maximum={pages} />
      )}
      {isReading && (
        <Button variant="default" size="xs" onClick={stop}>
          Stop
        </Button>
      )}
      {!isReading && !isOver && error === undefined && (
        <Button variant="default" size="xs" onClick={resume}>
          Continue
        </Button>
      )}
      <DiscountGiven walk={walk} storeCurrency={storeCurrency} />
    </div>
  )
}

type DiscountGivenProps = { walk: OrderWalk['walk']; storeCurrency: string | undefined }

/** Lists each currency's amount separately. */
function DiscountGiven({ walk, storeCurrency }: DiscountGivenProps) {
  const discounts = discountsGiven(walk.found)
  if (discounts.length === 0) return null
  return (
    <p className={styles.given}>
      <span className={styles.hint}>Discount given</span>
      {discounts.map(({ currency, amount }) => (
        <span key={currency} className="strong">
          <Money amount={amount} currency={currency || storeCurrency} assumed={currency === ''} />
        </span>
      ))}
    </p>
  )
}
