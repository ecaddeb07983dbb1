import type { ReactNode } from 'react'
import type { Coupon } from '#api/schemas/coupons.ts'
import { Figure } from '#components/values/figure.tsx'
import { KeyFigure, KeyFigures } from '#components/charts/key-figures.tsx'
import { Money } from '#components/values/money.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { mostDecimals } from '#base/numbers/decimal.ts'
import { formatNumber, roundedMoney } from '#base/numbers/money-format.ts'
import { usePreferences } from '#base/storage/preferences.ts'
import { type CouponUse, couponUses } from '#model/reading/ledger/coupon-orders.ts'
import { usesLeft, usesLimit } from '#model/records/coupons/state.ts'
import { NO_CURRENCY } from '#model/reading/ledger/figures.ts'
import styles from './coupon-figures.module.css'
import { UsesBar } from './coupon-uses.tsx'
import type { CouponReading } from './use-coupon-orders.ts'

type CouponFiguresProps = {
  coupon: Coupon
  orders: CouponReading
  storeCurrency: string | undefined
}

export function CouponFigures({ coupon, orders, storeCurrency }: CouponFiguresProps) {
  const [use, ...others] = couponUses(orders, storeCurrency)
  const { ledger, found, isReading, isCounting } = orders
  const isAwaited = isReading || isCounting
  return (
    <KeyFigures>
      <UsesFigure coupon={coupon} />
      {use ? (
        <MoneyFigures use={use} others={others} storeCurrency={storeCurrency} />
      ) : (
        ['Discount given', 'Paid with it', 'Average order'].map((label) => (
          <KeyFigure
            key={label}
            label={label}
            note={isAwaited ? <Skeleton width={110} /> : unreadText()}
          >
            {isAwaited ? <Skeleton width={92} /> : <span className="quiet">—</span>}
          </KeyFigure>
        ))
      )}
    </KeyFigures>
  )

  function unreadText() {
    if (ledger) return found.length === 0 ? 'No order used it' : 'No paid order used it'
    return orders.orders > 0 ? 'None so far' : 'Known once orders are read'
  }
}

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
  const orders = use.orders === 1 ? '1 paid order' : `${formatNumber(use.orders)} paid orders`
  return (
    <>
      <KeyFigure
        label="Discount given"
        note={<Others uses={others} amountOf={({ discount }) => discount} {...{ storeCurrency }} />}
      >
        {money(use.discount)}
      </KeyFigure>
      <KeyFigure label="Paid with it" note={`${orders} in ${code ?? 'no currency'}`}>
        {money(use.paid)}
      </KeyFigure>
      <KeyFigure
        label="Average order"
        note={
          averageWithout !== undefined && (
            <>
              <Money amount={mean(averageWithout)} currency={code} assumed={isAssumed} /> without
              the coupon
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
  amountOf: (use: CouponUse) => number
  storeCurrency: string | undefined
}

/** The next currency’s amount, and how many more there are: they are never added. */
function Others({ uses: [next, ...more], amountOf, storeCurrency }: OthersProps): ReactNode {
  if (!next) return 'on paid orders'
  const isAssumed = next.currency === NO_CURRENCY
  return (
    <>
      and{' '}
      <Money
        amount={amountOf(next)}
        currency={isAssumed ? storeCurrency : next.currency}
        assumed={isAssumed}
      />
      {more.length > 0 &&
        ` and ${more.length} more ${more.length === 1 ? 'currency' : 'currencies'}`}
    </>
  )
}

function UsesFigure({ coupon }: { coupon: Coupon }) {
  const { uses } = coupon
  const limit = usesLimit(coupon)
  const left = usesLeft(coupon)
  return (
    <KeyFigure
      label="Used"
      note={
        limit === undefined ? (
          'No limit set'
        ) : (
          <span className={styles.left}>
            {uses !== undefined && <UsesBar share={uses / limit} wide />}
            {left !== undefined && `${formatNumber(left)} left`}
          </span>
        )
      }
    >
      {uses === undefined ? <span className="quiet">Not shown here</span> : formatNumber(uses)}
      {limit !== undefined && <Limit value={limit} />}
    </KeyFigure>
  )
}

const Limit = ({ value }: { value: number }) => (
  <span className={styles.limit}> of {formatNumber(value)}</span>
)
