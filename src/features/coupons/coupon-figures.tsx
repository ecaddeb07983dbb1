import type { Coupon } from '#api/schemas/coupons.ts'
import { DateTime } from '#components/date-time.tsx'
import { KeyFigure, KeyFigures } from '#components/key-figures.tsx'
import { Figure } from '#components/figure.tsx'
import { Money } from '#components/money.tsx'
import { formatNumber, formatPercentage } from '#base/money-format.ts'
import { useNow } from '#base/now.ts'
import { useTimeZone } from '#base/preferences.ts'
import { lineText } from '#base/visible-text.ts'
import { timeLeft, usesLeft, usesLimit } from '#model/coupons/state.ts'
import { UsesBar } from './coupon-uses.tsx'

type CouponFiguresProps = {
  coupon: Coupon
  storeCurrency: string | undefined
  /** What the coupon applies to, in one line. */
  scope: string | undefined
}

export function CouponFigures({ coupon, storeCurrency, scope }: CouponFiguresProps) {
  return (
    <KeyFigures>
      <DiscountFigure coupon={coupon} storeCurrency={storeCurrency} />
      <UsesFigure coupon={coupon} />
      <TimeFigure coupon={coupon} />
      <KeyFigure label="Variants" note={scope && <bdi>{lineText(scope)}</bdi>}>
        {coupon.variantIds.length > 0 ? (
          formatNumber(new Set(coupon.variantIds).size)
        ) : (
          <span className="quiet">None named</span>
        )}
      </KeyFigure>
    </KeyFigures>
  )
}

function DiscountFigure({ coupon, storeCurrency }: Omit<CouponFiguresProps, 'scope'>) {
  const { percentageDecrease, amountDecrease } = coupon
  if (percentageDecrease === undefined) {
    return (
      <KeyFigure label="Discount">
        <Figure amount={amountDecrease} currency={storeCurrency} assumed size="medium" />
      </KeyFigure>
    )
  }
  return (
    <KeyFigure
      label="Discount"
      note={
        amountDecrease !== undefined && (
          <>
            and <Money amount={amountDecrease} currency={storeCurrency} assumed />
          </>
        )
      }
    >
      {formatPercentage(percentageDecrease)}
    </KeyFigure>
  )
}

function UsesFigure({ coupon }: { coupon: Coupon }) {
  const { uses } = coupon
  const limit = usesLimit(coupon)
  const left = usesLeft(coupon)
  const used = uses === undefined ? 'Uses not shown here' : `${formatNumber(uses)} used`
  if (limit === undefined) {
    return (
      <KeyFigure label="Uses left" note={used}>
        <span className="quiet">No limit set</span>
      </KeyFigure>
    )
  }
  return (
    <KeyFigure
      label="Uses left"
      note={
        <>
          {used} of {formatNumber(limit)}
          {uses !== undefined && <UsesBar share={uses / limit} wide />}
        </>
      }
    >
      {left === undefined ? <span className="quiet">Not shown here</span> : formatNumber(left)}
    </KeyFigure>
  )
}

function TimeFigure({ coupon }: { coupon: Coupon }) {
  const left = timeLeft(coupon, { now: useNow(), zone: useTimeZone() })
  return (
    <KeyFigure label="Time left" note={left && <DateTime value={coupon.expirationDate} absolute />}>
      {left ?? <span className="quiet">No end date</span>}
    </KeyFigure>
  )
}
