import { t } from '#base/language/words.ts'
import { formatMoney } from '#base/numbers/money-format.ts'
import { usePreferences } from '#base/storage/preferences.ts'
import { sameDay } from '#base/time/calendar.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { BarChart } from '#components/charts/bar-chart.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { spanKey } from '#model/reading/figures/drill.ts'
import type { PeriodBar } from '#model/reading/overview/periods.ts'
import { barLabel, gridText, spanText } from '#model/reading/overview/words.ts'
import { pickLink } from './number-link.tsx'
import type { Overview } from './use-overview.ts'
import { countedRows } from '#model/reading/lists/counted.ts'

type PeriodChartProps = { overview: Overview; bars: PeriodBar[]; days: number; label: string }

/** A bar opens its orders, except on a phone, where it would be too narrow for a finger. */
export function PeriodChart({ overview, bars, days, label }: PeriodChartProps) {
  const { currency, comparison, zone, now } = overview
  const { moneyUnit: unit, privacy } = usePreferences()
  const isPhone = useIsPhone()
  const today = wallClock(now, zone)
  const isCompared = comparison !== 'none'
  const textOf = (amount: number) =>
    privacy ? t`hidden` : (formatMoney(amount, currency, { unit })?.text ?? '—')
  return (
    <BarChart
      label={label}
      bars={bars.map((bar) => {
        const { from, to, orders, paid, paidBefore } = bar
        const count = countedRows('orders', orders)
        const said = t`${spanText({ from, to })}: ${textOf(paid)} paid, ${count}`
        return {
          label: barLabel(from, days),
          note: count,
          value: paid,
          before: isCompared ? paidBefore : undefined,
          text: privacy ? '' : gridText(paid, currency ?? '', unit),
          name: isCompared
            ? t({
                message: `${said}; before: ${textOf(paidBefore)}`,
                comment: 'Read aloud. {said} is “3 November: €20 paid, 2 orders”.',
              })
            : said,
          isOpen: sameDay(to, today),
          link: isPhone ? undefined : pickLink({ kind: 'in', key: spanKey(bar) }),
        }
      })}
      gridText={(value) => gridText(value, currency ?? '', unit)}
    />
  )
}
