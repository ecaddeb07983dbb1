import { capitalised } from '#base/language/formats.ts'
import { labelled, sentences } from '#base/language/sentences.ts'
import { plural, t } from '#base/language/words.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { Trans } from '#components/text/trans.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { ordersLink } from '#model/reading/links/order-links.ts'
import { NO_CURRENCY } from '#model/reading/ledger/figures.ts'
import { useCentsHint } from '#model/reading/platform/cents.ts'
import { ledgerWords, unstatedWords } from '#model/reading/ledger/words.ts'
import { barLabel, barTitle, dayBefore, gridText, spanText } from '#model/reading/overview/words.ts'
import { ChartLegend, DayChart } from './day-chart.tsx'
import styles from './overview-page.module.css'
import { OverviewRefresh } from './overview-page.tsx'
import { formatMoney, formatNumber } from '#base/numbers/money-format.ts'
import { dayInYear } from '#base/time/time-format.ts'
import { Sparkline } from '#components/charts/sparkline.tsx'
import { daysOf } from '#model/reading/ledger/days.ts'
import { usePreferences } from '#base/storage/preferences.ts'
import { sameDay } from '#base/time/calendar.ts'
import { BarChart, MOST_WITH_WORDS } from '#components/charts/bar-chart.tsx'
import { spanKey } from '#model/reading/figures/drill.ts'
import type { PeriodBar } from '#model/reading/overview/periods.ts'
import { pickLink } from './number-link.tsx'
import { QuietNote } from './quiet-note.tsx'
import type { Fortnight } from './use-fortnight.ts'
import type { Overview } from './use-overview.ts'
import { countedRows } from '#model/reading/lists/counted.ts'

type ChartSectionProps = {
  overview: Overview
  troubles: Fortnight['troubles']
  /** When the store's latest order came, however old; undefined if none is known. */
  lastOrder: string | undefined
}

/** The day's or the period's chart, and exactly which orders it and the figures cover. */
export function ChartSection({ overview, troubles, lastOrder }: ChartSectionProps) {
  const { storeId, figures, period, spans, quiet, ledger, comparison, currency, zone, now } =
    overview
  const centsHint = useCentsHint()
  const isPhone = useIsPhone()
  const isDay = !period || period.days === 1
  const title = isDay ? t`Paid through the day` : t`Paid by ${barTitle(period.days)}`
  const isNothing = !period && ledger?.isComplete && ledger.orders.length === 0
  const until = wallClock(ledger?.to ?? now, zone)
  const names = period
    ? { day: period.title, before: t`The day before` }
    : { day: t`Today`, before: capitalised(dayBefore(ledger?.to ?? now, zone)) }
  return (
    <section className={styles.day} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {quiet ? (
          !isPhone && <QuietNote {...quiet} />
        ) : isDay ? (
          !isNothing && <ChartLegend {...names} hasOrders awaited={figures ? undefined : 'all'} />
        ) : (
          <ChartLegend
            day={spanText(spans.now)}
            before={comparison === 'none' ? undefined : spanText(spans.before)}
            awaited={figures ? (comparison === 'awaited' ? 'before' : undefined) : 'all'}
          />
        )}
      </header>
      {isNothing ? (
        <NoOrders storeId={storeId} lastOrder={lastOrder} />
      ) : figures?.hours ? (
        <DayChart
          figures={figures.hours}
          currency={currency}
          {...names}
          hour={period ? 24 : until.hour + until.minute / 60}
        />
      ) : figures && period ? (
        <PeriodChart overview={overview} bars={figures.bars} days={period.days} label={title} />
      ) : (
        <div
          className={styles.awaited}
          data-bars={isDay ? 'hours' : period.days > MOST_WITH_WORDS ? 'many' : undefined}
        />
      )}
      <div className={styles.scope}>
        <p>{scopeText(overview, centsHint)}</p>
        {isPhone && <OverviewRefresh overview={overview} />}
      </div>
      <TroubleLines troubles={troubles} />
    </section>
  )
}

type NoOrdersProps = { storeId: string; lastOrder: string | undefined }

/** An empty chart would say nothing. */
function NoOrders({ storeId, lastOrder }: NoOrdersProps) {
  return (
    <EmptyState
      icon="clock"
      title={t`No orders today or yesterday`}
      text={
        lastOrder && (
          <Trans>
            Your last order came on <DateTime value={lastOrder} absolute />.
          </Trans>
        )
      }
      action={lastOrder && <AnchorLink {...ordersLink(storeId)}>{t`Show all orders`}</AnchorLink>}
      heading="h3"
    />
  )
}

/** What the figures cover, and everything that they don't. */
function scopeText(overview: Overview, centsHint?: string): string {
  const { told, figures, spans, comparison, zone } = overview
  if (!told || !figures) return t`Reading orders…`
  const { orders } = figures.now
  const count = countedRows('orders', orders)
  const held =
    orders === 0
      ? t`No orders`
      : figures.currency === NO_CURRENCY
        ? t`${count} without a currency`
        : t`${count} in ${figures.currency}`
  // Of a day whose hours are shown, the whole of the day before is.
  const { unstated } = figures.hours?.yesterday ?? figures.before
  const before = comparison === 'whole' && unstatedWords(unstated)
  const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  return sentences([
    t({
      message: `${held}, ${city} time.`,
      comment: '{held} is “No orders”, “12 orders in EUR” or “12 orders without a currency”.',
    }),
    spans.isCut && t`Only the last 366 days of this period.`,
    t`Refunds aren’t deducted.`,
    ...ledgerWords(told, zone),
    before && labelled(spanText(spans.before), before),
    centsHint,
  ])
}

const kinds = [
  ['refunded', t`Refunded`],
  ['disputed', t`Disputed`],
] as const

/** Refunds and disputes as two small lines; their days are named where they aren’t the chart’s. */
function TroubleLines({ troubles }: Pick<Fortnight, 'troubles'>) {
  const { span, bars = [], isOther } = troubles ?? {}
  const total = (kind: 'refunded' | 'disputed') => bars.reduce((count, bar) => count + bar[kind], 0)
  const shown = kinds.filter(([kind]) => total(kind) > 0)
  // Their place waits only for days that are read after the chart.
  if (!span || shown.length === 0) {
    return (!span || isOther) && <div className={styles.lines} />
  }
  const days = daysOf(span).length
  return (
    <ul className={styles.lines} aria-label={t`Refunds and disputes`}>
      {isOther && <li>{plural(days, { one: '1 day', other: `${formatNumber(days)} days` })}</li>}
      {shown.map(([kind, label]) => {
        const caption = t`${label} orders by the day of the order, ${spanText(span)}`
        return (
          <li key={kind} title={caption}>
            {label}{' '}
            <Sparkline
              caption={caption}
              column={label}
              tone={kind === 'disputed' ? 'danger' : undefined}
              isCount
              points={bars.map((bar) => ({
                name: dayInYear(bar.day),
                value: bar[kind],
                text: formatNumber(bar[kind]),
              }))}
            />
            <b className="strong">{formatNumber(total(kind))}</b>
          </li>
        )
      })}
    </ul>
  )
}

type PeriodChartProps = { overview: Overview; bars: PeriodBar[]; days: number; label: string }

/** A bar opens its orders, except on a phone, where it would be too narrow for a finger. */
function PeriodChart({ overview, bars, days, label }: PeriodChartProps) {
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
