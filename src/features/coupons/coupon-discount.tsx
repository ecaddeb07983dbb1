import type { Coupon } from '#api/schemas/coupons.ts'
import { t } from '#base/language/words.ts'
import { Money } from '#components/values/money.tsx'
import { formatNumber, withPercent } from '#base/numbers/money-format.ts'
import { percentText, percentsOf } from '#model/reading/platform/percent.ts'
import styles from './coupons-list.module.css'

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
        <span>
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
