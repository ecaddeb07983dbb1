import type { Coupon } from '#api/schemas/coupons.ts'
import { listText } from '#base/language/formats.ts'
import { t } from '#base/language/words.ts'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { useMoneyText } from '#components/values/money.tsx'
import { percentText } from '#model/reading/platform/percent.ts'
import { useNow } from '#base/time/now.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { couponEnd, timeLeft } from '#model/records/coupons/state.ts'

type CouponSentenceProps = { coupon: Coupon; storeCurrency: string | undefined }

/** "10% off · ends 16 Dec 2026, 01:19, in 24 days · created 12 Oct 2026, 22:19". */
export function CouponSentence({ coupon, storeCurrency }: CouponSentenceProps) {
  const { expirationDate, dateCreated } = coupon
  const clock = { now: useNow(), zone: useTimeZone() }
  const left = timeLeft(coupon, clock)
  const hasEnded = (couponEnd(coupon, clock.zone) ?? Infinity) <= clock.now
  const discount = useDiscountText({ coupon, storeCurrency })
  const ending = <DateTime value={expirationDate} absolute />
  return (
    <>
      {discount} ·{' '}
      {left === undefined ? (
        t`no end date`
      ) : hasEnded ? (
        <Trans>ended {ending}</Trans>
      ) : (
        <Trans>
          ends {ending}, in {left}
        </Trans>
      )}{' '}
      ·{' '}
      <Trans>
        created <DateTime value={dateCreated} absolute missing={t`at an unknown time`} />
      </Trans>
    </>
  )
}

/** "10% off" */
export function useDiscountText({ coupon, storeCurrency }: CouponSentenceProps): string {
  const { percentageDecrease, amountDecrease } = coupon
  const amount = useMoneyText(amountDecrease, storeCurrency)
  const discounts = [
    percentageDecrease === undefined ? [] : percentText(percentageDecrease),
    amountDecrease === undefined ? [] : amount,
  ].flat()
  return discounts.length > 0 ? t`${listText(discounts)} off` : t`No discount stated`
}
