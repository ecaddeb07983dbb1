import type { ReactNode } from 'react'
import type { Coupon } from '#api/schemas/coupons.ts'
import { plural, t } from '#base/language/words.ts'
import { Trans } from '#components/text/trans.tsx'
import { Figure, Money } from '#components/values/money.tsx'
import { KeyFigure, KeyFigures } from '#components/charts/key-figures.tsx'
import { LeastMoney } from '#components/values/money-lines.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { mostDecimals } from '#base/numbers/decimal.ts'
import { formatNumber, roundedMoney } from '#base/numbers/money-format.ts'
import { usePreferences, useTimeZone } from '#base/storage/preferences.ts'
import { useNow } from '#base/time/now.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { useDiscountText } from './coupon-sentence.tsx'
import { type CouponUse, couponUses } from '#model/reading/ledger/coupon-orders.ts'
import { couponEnd, timeLeft, usesLeft, usesLimit } from '#model/records/coupons/state.ts'
import { NO_CURRENCY } from '#model/reading/ledger/figures.ts'
import styles from './coupon-record.module.css'
import { UsesBar } from './coupon-values.tsx'
import type { CouponReading } from './use-coupon-orders.ts'

type CouponFiguresProps = {
  coupon: Coupon
  orders: CouponReading
  storeCurrency: string | undefined
  isUnused: boolean
}

export function CouponFigures(props: CouponFiguresProps) {
  const { coupon, orders, storeCurrency, isUnused } = props
  const [use, ...others] = couponUses(orders, storeCurrency)
  const { ledger, found, isReading, isCounting } = orders
  const isAwaited = (isReading || isCounting) && !isUnused
  return (
    <KeyFigures>
      <UsesFigure
        coupon={coupon}
        found={ledger?.isComplete && found.length > 0 ? found.length : undefined}
      />
      {isUnused && <PlannedFigures coupon={coupon} storeCurrency={storeCurrency} />}
      {use && <MoneyFigures use={use} others={others} storeCurrency={storeCurrency} />}
      {!use && isAwaited && <AwaitedFigures />}
      {/* Where no order used it, or none is read, the reading itself says so. */}
      {!use && !isAwaited && ledger && found.length > 0 && (
        <div className={styles.unused}>
          <dt className="sr-only">{t`Paid with it`}</dt>
          <dd className="quiet">{t`No paid order used it`}</dd>
        </div>
      )}
    </KeyFigures>
  )
}

type PlannedFiguresProps = Pick<CouponFiguresProps, 'coupon' | 'storeCurrency'>

/** What it will do, while it did nothing yet. */
function PlannedFigures({ coupon, storeCurrency }: PlannedFiguresProps) {
  const { expirationDate } = coupon
  const clock = { now: useNow(), zone: useTimeZone() }
  const left = timeLeft(coupon, clock)
  const isOver = (couponEnd(coupon, clock.zone) ?? Infinity) <= clock.now
  return (
    <>
      <KeyFigure label={t`Discount`}>{useDiscountText({ coupon, storeCurrency })}</KeyFigure>
      <KeyFigure label={t`Ends`} note={left && (isOver ? left : t`${left} left`)}>
        {left ? <DateTime value={expirationDate} absolute /> : t`No end date`}
      </KeyFigure>
    </>
  )
}

/** On a phone, the last has two lines of words. */
const AwaitedFigures = () =>
  [t`Discount given`, t`Paid with it`, t`Average order`].map((label, index) => (
    <KeyFigure
      key={label}
      label={label}
      note={
        <span className={index === 2 ? styles.lines : undefined}>
          <Skeleton width={110} />
        </span>
      }
    >
      <Skeleton width={92} />
    </KeyFigure>
  ))

type MoneyFiguresProps = { use: CouponUse; others: CouponUse[]; storeCurrency: string | undefined }

function MoneyFigures({ use, others, storeCurrency }: MoneyFiguresProps) {
  const { moneyUnit: unit } = usePreferences()
  const isAssumed = use.currency === NO_CURRENCY
  const code = isAssumed ? storeCurrency : use.currency
  const money = (amount: number | undefined) => (
    <Figure amount={amount} currency={code} assumed={isAssumed} size="medium" />
  )
  const mean = (amount: number) =>
    roundedMoney(amount, code ?? '', { decimals: mostDecimals([use.paid]), unit })
  const { averageWithout } = use
  const orders = plural(use.orders, {
    one: '1 paid order',
    other: `${formatNumber(use.orders)} paid orders`,
  })
  return (
    <>
      <KeyFigure
        label={use.isLeast ? t`Discount given, at least` : t`Discount given`}
        note={
          others.length === 0 ? (
            t`on ${orders}`
          ) : (
            <Others uses={others} storeCurrency={storeCurrency} />
          )
        }
      >
        {money(use.discount)}
      </KeyFigure>
      <KeyFigure label={t`Paid with it`} note={t`${orders} in ${code ?? t`no currency`}`}>
        {money(use.paid)}
      </KeyFigure>
      <KeyFigure
        label={t`Average order`}
        note={
          averageWithout !== undefined && (
            <>
              <Trans>
                <Money amount={mean(averageWithout)} currency={code} assumed={isAssumed} /> without
                the coupon
              </Trans>
            </>
          )
        }
      >
        {money(mean(use.average))}
      </KeyFigure>
    </>
  )
}

type OthersProps = {
  uses: CouponUse[]
  storeCurrency: string | undefined
}

/** The next currency’s discount, and how many more there are: they are never added. */
function Others({ uses: [next, ...more], storeCurrency }: OthersProps): ReactNode {
  if (!next) return null
  const isAssumed = next.currency === NO_CURRENCY
  const amount = (
    <LeastMoney
      amount={next.discount}
      isLeast={next.isLeast}
      currency={isAssumed ? storeCurrency : next.currency}
      assumed={isAssumed}
    />
  )
  return more.length === 0 ? (
    <Trans>and {amount}</Trans>
  ) : (
    <Trans>
      and {amount} and{' '}
      {plural(more.length, { one: '1 more currency', other: `${more.length} more currencies` })}
    </Trans>
  )
}

type UsesFigureProps = { coupon: Coupon; found: number | undefined }

/** The platform's count, and beside another one what the orders show. */
function UsesFigure({ coupon, found }: UsesFigureProps) {
  const { uses } = coupon
  const limit = usesLimit(coupon)
  const left = usesLeft(coupon)
  return (
    <KeyFigure
      label={t`Used`}
      note={
        limit === undefined ? (
          t`No limit set`
        ) : (
          <span className={styles.left}>
            {uses !== undefined && <UsesBar share={uses / limit} wide />}
            {left !== undefined &&
              (found === undefined || found === uses
                ? t`${formatNumber(left)} left`
                : plural(found, {
                    one: `${formatNumber(left)} left, 1 found in orders`,
                    other: `${formatNumber(left)} left, ${formatNumber(found)} found in orders`,
                  }))}
          </span>
        )
      }
    >
      {uses === undefined ? <span className="quiet">{t`Not shown here`}</span> : formatNumber(uses)}
      {limit !== undefined && <Limit value={limit} />}
    </KeyFigure>
  )
}

const Limit = ({ value }: { value: number }) => (
  <span className={styles.limit}>
    {' '}
    <Trans>of {formatNumber(value)}</Trans>
  </span>
)
