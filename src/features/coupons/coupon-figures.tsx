import type { Coupon } from '#api/schemas/coupons.ts'
import { DateTime } from '#components/date-time.tsx'
import { KeyFigure, KeyFigures } from '#components/key-figures.tsx'
import { Figure } from '#components/money.tsx'
import { formatPercentage } from '#components/money-format.ts'
import { useNow } from '#components/now.ts'
import { useTimeZone } from '#components/preferences.ts'
import { timeLeft, usesLeft, usesLimit } from './coupon-state.ts'
import { UsesBar } from './coupon-uses.tsx'

type CouponFiguresProps = { coupon: Coupon; storeCurrency: string | undefined }

/** What the coupon gives, and what is left of it. */
export function CouponFigures({ coupon, storeCurrency }: CouponFiguresProps) {
  return (
    <KeyFigures>
      <KeyFigure label="By percentage">
        {coupon.percentageDecrease === undefined ? (
          <None />
        ) : (
          formatPercentage(coupon.percentageDecrease)
        )}
      </KeyFigure>
      <KeyFigure label="By amount">
        {coupon.amountDecrease === undefined ? (
          <None />
        ) : (
          <Figure amount={coupon.amountDecrease} currency={storeCurrency} assumed size="medium" />
        )}
      </KeyFigure>
      <UsesFigure coupon={coupon} />
      <TimeFigure coupon={coupon} />
    </KeyFigures>
  )
}

function UsesFigure({ coupon }: { coupon: Coupon }) {
  const { uses } = coupon
  const limit = usesLimit(coupon)
  const used = uses === undefined ? 'Uses not known' : `${uses.toLocaleString()} used`
  if (limit === undefined) {
    return (
      <KeyFigure label="Uses left" note={used}>
        <span className="quiet">No limit shown</span>
      </KeyFigure>
    )
  }
  return (
    <KeyFigure
      label="Uses left"
      note={
        <>
          {used} of {limit.toLocaleString()}
          {uses !== undefined && <UsesBar share={uses / limit} wide />}
        </>
      }
    >
      {usesLeft(coupon)?.toLocaleString() ?? <None />}
    </KeyFigure>
  )
}

function TimeFigure({ coupon }: { coupon: Coupon }) {
  const left = timeLeft(coupon, { now: useNow(), zone: useTimeZone() })
  return (
    <KeyFigure label="Time left" note={left && <DateTime value={coupon.expirationDate} absolute />}>
      {left ?? <span className="quiet">No end shown</span>}
    </KeyFigure>
  )
}

const None = () => <span className="quiet">None</span>
