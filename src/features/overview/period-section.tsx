import { type Bar, BarChart } from '#components/charts/bar-chart.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { sameDay } from '#base/time/calendar.ts'
import { formatMoney, formatNumber } from '#base/numbers/money-format.ts'
import { useNow } from '#base/time/now.ts'
import { usePreferences, useTimeZone } from '#base/storage/preferences.ts'
import { momentAttribute } from '#base/time/time-format.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { ordersLink } from '#model/reading/links/links.ts'
import { NO_CURRENCY } from '#model/reading/ledger/figures.ts'
import type { PeriodBar, PeriodFigures } from '#model/reading/overview/periods.ts'
import { barLabel, barTitle, gridText, shortDay } from '#model/reading/overview/words.ts'
import type { Compared } from '#model/reading/ledger/compared.ts'
import type { Period } from '#model/reading/periods/period.ts'
import { ChartLegend, DayChart } from './day-chart.tsx'
import pageStyles from './overview-page.module.css'

type PeriodSectionProps = {
  storeId: string
  period: Period
  spans: Compared
  /** Undefined while loading. */
  figures: PeriodFigures | undefined
  storeCurrency: string | undefined
  scope: string
}

export function PeriodSection(props: PeriodSectionProps) {
  const { period, spans, figures, scope } = props
  const isDay = period.days === 1
  const title = isDay ? 'Paid through the day' : `Paid by ${barTitle(period.days)}`
  return (
    <section className={pageStyles.day} aria-label={title}>
      <header className={pageStyles.head}>
        <h2 className={pageStyles.title}>{title}</h2>
        {isDay ? (
          <ChartLegend day={period.title} before="The day before" />
        ) : (
          <span className="quiet small">Grey: {spans.beforeName}</span>
        )}
      </header>
      {figures ? (
        <Chart {...props} figures={figures} />
      ) : (
        <div className={pageStyles.awaited}>
          <Skeleton width="40%" />
        </div>
      )}
      <p className={pageStyles.scope}>{scope}</p>
    </section>
  )
}

type ChartProps = PeriodSectionProps & { figures: PeriodFigures }

function Chart({ storeId, period, figures, storeCurrency }: ChartProps) {
  const { moneyUnit: unit, privacy } = usePreferences()
  const today = wallClock(useNow(), useTimeZone())
  const currency = figures.currency === NO_CURRENCY ? storeCurrency : figures.currency
  if (figures.hours) {
    return (
      <DayChart
        figures={figures.hours}
        storeCurrency={storeCurrency}
        day={period.title}
        before="The day before"
        hour={24}
      />
    )
  }
  const money = (amount: number) => formatMoney(amount, currency, { unit })
  const textOf = (amount: number) => (privacy ? 'hidden' : (money(amount)?.text ?? '—'))

  function barOf({ from, to, orders, paid, paidBefore }: PeriodBar): Bar {
    const count = `${formatNumber(orders)} ${orders === 1 ? 'order' : 'orders'}`
    const bounds = [from, to].map((day) => momentAttribute({ kind: 'day', day }))
    const days = sameDay(from, to) ? shortDay(from) : `${shortDay(from)} to ${shortDay(to)}`
    const figure = money(paid)
    return {
      label: barLabel(from, period.days),
      note: count,
      value: paid,
      before: paidBefore,
      text: privacy || !figure ? '' : figure.sign + figure.integer + figure.decimals,
      name: `${days}: ${textOf(paid)} paid, ${count}; before: ${textOf(paidBefore)}`,
      isOpen: sameDay(to, today),
      link: ordersLink(storeId, { dateFrom: bounds[0], dateTo: bounds[1] }),
    }
  }
  return (
    <BarChart
      label={`Paid by ${barTitle(period.days)}`}
      bars={figures.bars.map(barOf)}
      gridText={(value) => gridText(value, currency ?? '', unit)}
    />
  )
}
