import type { Coupon } from '#api/schemas/coupons.ts'
import { t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Trans } from '#components/text/trans.tsx'
import { usesLimit } from '#model/records/coupons/state.ts'
import styles from './coupons-list.module.css'

export function CouponUses({ coupon }: { coupon: Coupon }) {
  const { uses } = coupon
  const limit = usesLimit(coupon)
  if (uses === undefined && limit === undefined) return <span className="quiet">—</span>
  return (
    <span className={styles.uses}>
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
