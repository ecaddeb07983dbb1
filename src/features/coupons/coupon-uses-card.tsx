import type { Coupon } from '#api/schemas/coupons.ts'
import { plural, t } from '#base/language/words.ts'
import { BarChart } from '#components/charts/bar-chart.tsx'
import { Card } from '#components/page/card.tsx'
import { formatNumber } from '#base/numbers/money-format.ts'
import { useNow } from '#base/time/now.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { useWeekStart } from '#base/time/week-start.ts'
import { dayInYear, dayText } from '#base/time/time-format.ts'
import { couponEnd } from '#model/records/coupons/state.ts'
import { type UseBar, barsOfUses } from '#model/reading/ledger/coupon-bars.ts'
import type { CouponReading } from './use-coupon-orders.ts'

/** Under so many uses the table below says more than bars of one. */
const FEW = 5

const titles = { 1: t`Uses by day`, 7: t`Uses by week`, 28: t`Uses by four weeks` }

/** When it was used; left out while a chart would say nothing. */
export function CouponUsesCard({ coupon, orders }: { coupon: Coupon; orders: CouponReading }) {
  const zone = useTimeZone()
  const now = useNow()
  const weekStart = useWeekStart()
  const { found } = orders
  const ended = couponEnd(coupon, zone)
  const { days, bars } = barsOfUses(found, { zone, now, ended, weekStart })
  const [first] = bars
  const last = bars.at(-1)
  if (!first || !last || found.length < FEW) return null
  return (
    <Card
      title={titles[days]}
      aside={
        last.isOpen
          ? t`${dayText(first.from)} to today`
          : t`${dayText(first.from)} to ${dayText(last.to)}`
      }
      padded
    >
      <BarChart
        label={titles[days]}
        low
        isCount
        bars={bars.map((bar) => ({
          label: labelOf(bar, days),
          value: bar.uses,
          text: bar.uses > 0 ? formatNumber(bar.uses) : '',
          name: t`${nameOf(bar, days)}: ${plural(bar.uses, { one: '1 order', other: `${formatNumber(bar.uses)} orders` })}`,
          isOpen: bar.isOpen,
        }))}
        gridText={formatNumber}
      />
    </Card>
  )
}

function labelOf({ from, isOpen }: UseBar, days: number): string {
  if (isOpen && days < 28) return days === 1 ? t`Today` : t`This week`
  return dayInYear(from)
}

const nameOf = ({ from, to }: UseBar, days: number) =>
  days === 1 ? dayInYear(from) : t`${dayInYear(from)} to ${dayInYear(to)}`
