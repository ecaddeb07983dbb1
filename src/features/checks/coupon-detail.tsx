import { percentText } from '#model/reading/platform/percent.ts'
import { Trans } from '#components/text/trans.tsx'
import { Money } from '#components/values/money.tsx'
import type { CheckedRow } from '#model/reading/checks/rows.ts'

type CouponDetailProps = Pick<CheckedRow, 'percentage' | 'amount'> & {
  currency: string | undefined
}

/** What a coupon takes off, as the platform states it. */
export function CouponDetail({ percentage, amount, currency }: CouponDetailProps) {
  return (
    <>
      <Trans>
        Coupon
        {percentage ? `, ${percentText(percentage)}` : ''}
        {amount ? (
          <>
            , <Money amount={amount} currency={currency} assumed />
          </>
        ) : null}
      </Trans>
    </>
  )
}
