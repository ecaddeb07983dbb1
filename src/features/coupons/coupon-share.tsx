import type { Coupon } from '#api/schemas/coupons.ts'
import { listText } from '#base/language/formats.ts'
import { t } from '#base/language/words.ts'
import { CopyButton } from '#components/text/copy-button.tsx'
import { useMoneyText } from '#components/values/money.tsx'
import { percentText } from '#model/reading/platform/percent.ts'
import { parseMoment } from '#base/time/moment.ts'
import { useNow } from '#base/time/now.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { momentText } from '#base/time/time-format.ts'
import { lineText } from '#base/text/visible-text.ts'
import { couponStates } from '#model/records/coupons/state.ts'
import styles from './coupon-record.module.css'

/** Whether there is a code that works now. */
export function useIsShared(coupon: Coupon): boolean {
  const clock = { now: useNow(), zone: useTimeZone() }
  return Boolean(coupon.code) && couponStates(coupon, clock).includes('active')
}

type CouponShareProps = { coupon: Coupon; storeCurrency: string | undefined }

/** A line to send to a customer; it promises only what the coupon states. */
export function CouponShare({ coupon, storeCurrency }: CouponShareProps) {
  const { percentageDecrease, amountDecrease, expirationDate } = coupon
  const zone = useTimeZone()
  const amount = useMoneyText(amountDecrease, storeCurrency)
  const discounts = [
    percentageDecrease !== undefined && percentText(percentageDecrease),
    amountDecrease !== undefined && amount,
  ].filter((discount) => discount !== false)
  const ends = parseMoment(expirationDate)
  const off = listText(discounts)
  const end = ends && momentText(ends, 'absolute', zone, 0)
  const shared = (code: string) => {
    if (off && end) return t`${code}: ${off} off until ${end}`
    if (off) return t`${code}: ${off} off`
    return end ? t`${code} until ${end}` : code
  }
  return (
    <div className={styles.share}>
      <span className="grow breaks">{shared(lineText(coupon.code ?? ''))}</span>
      <CopyButton value={shared(coupon.code ?? '')} what={t`text to share`} />
    </div>
  )
}
