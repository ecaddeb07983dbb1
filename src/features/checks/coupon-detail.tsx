import { t } from '#base/language/words.ts'
import { percentText } from '#model/reading/platform/percent.ts'
import { Trans } from '#components/text/trans.tsx'
import { Money } from '#components/values/money.tsx'
import type { CheckedRow } from '#model/reading/checks/rows.ts'

type CouponDetailProps = Pick<CheckedRow, 'percentage' | 'amount'> & {
  currency: string | undefined
}

/** What a coupon takes off, as the platform states it. */
export function CouponDetail({ percentage, amount, currency }: CouponDetailProps) {
  const percent = percentage ? percentText(percentage) : undefined
  if (!amount) return percent ? t`Coupon, ${percent}` : t`Coupon`
  const money = <Money amount={amount} currency={currency} assumed />
  return percent ? (
    <Trans>
      Coupon, {percent}, {money}
    </Trans>
  ) : (
    <Trans>Coupon, {money}</Trans>
  )
}
