import type { Coupon } from '#api/schemas/coupons.ts'
import { t } from '#base/language/words.ts'
import { Money } from '#components/values/money.tsx'
import { formatNumber, withPercent } from '#base/numbers/money-format.ts'
import { percentText, percentsOf } from '#model/reading/platform/percent.ts'
import styles from './coupons-list.module.css'
import { useNow } from '#base/time/now.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { Status } from '#components/values/status.tsx'
import { couponStates, stateTones, stateWords, usesLimit } from '#model/records/coupons/state.ts'
import { Trans } from '#components/text/trans.tsx'

type CouponDiscountProps = { coupon: Coupon; storeCurrency: string | undefined }

/**
 * Shows both if the coupon has a percentage and an amount: the service doesn't say which counts.
 */
export function CouponDiscount({ coupon, storeCurrency }: CouponDiscountProps) {
  const { percentageDecrease, amountDecrease } = coupon
  const hasAmount = amountDecrease !== undefined
  const percents = percentsOf(percentageDecrease ?? 0)
  const figure = formatNumber(percents[0])
  const [before, after] = withPercent(figure).split(figure)
  return (
    <span className={styles.discount}>
      {percentageDecrease !== undefined && (
        <span dir="ltr">
          {percents.length > 1 ? percentText(percentageDecrease) : before + figure}
          {percents.length === 1 && (
            <span className={hasAmount ? undefined : styles.sign}>{after}</span>
          )}
        </span>
      )}
      {percentageDecrease !== undefined && hasAmount && <span className="quiet">{t`and`}</span>}
      {hasAmount && <Money amount={amountDecrease} currency={storeCurrency} assumed />}
      {percentageDecrease === undefined && !hasAmount && <span className="quiet">—</span>}
    </span>
  )
}

/**
 * Whether the coupon works now. With `badges`, shows every reason why not; otherwise only the
 * strongest.
 */
export function CouponStatus({ coupon, badges }: { coupon: Coupon; badges?: boolean }) {
  const states = couponStates(coupon, { now: useNow(), zone: useTimeZone() })
  if (states.length === 0) return badges ? null : <Status value={undefined} />
  return (badges ? states : states.slice(0, 1)).map((state) => (
    <Status key={state} value={stateWords[state]} as={stateTones[state]} badge={badges} />
  ))
}

export function CouponUses({ coupon }: { coupon: Coupon }) {
  const { uses } = coupon
  const limit = usesLimit(coupon)
  if (uses === undefined && limit === undefined) return <span className="quiet">—</span>
  return (
    <span className="inline-row to-end gap-10">
      <span>
        {uses === undefined ? '—' : formatNumber(uses)}{' '}
        {limit === undefined ? (
          <span className="sr-only">{t`uses, no limit set`}</span>
        ) : (
          <span className="quiet">
            <Trans>of {formatNumber(limit)}</Trans>
          </span>
        )}
      </span>
      {limit === undefined ? (
        <span className={styles.noBar} />
      ) : (
        <UsesBar share={(uses ?? 0) / limit} />
      )}
    </span>
  )
}

/** Hidden from screen readers, because the numbers beside it say the same. */
export function UsesBar({ share, wide }: { share: number; wide?: boolean }) {
  return (
    <span className={wide ? styles.wideBar : styles.bar} aria-hidden>
      <span style={{ width: `${100 * Math.min(1, Math.max(0, share))}%` }} />
    </span>
  )
}
