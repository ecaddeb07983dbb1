import { ErrorPanel } from '#components/list/error-panel.tsx'
import type { Ledger } from '#model/reading/ledger/ledger.ts'
import { ledgerWords } from '#model/reading/ledger/words.ts'
import { dayBefore, timeOfDay } from '#model/reading/overview/words.ts'
import { problemFrom } from '#model/reading/problem.ts'
import { DayFigures } from './day-figures.tsx'
import { DaySection } from './day-section.tsx'
import { PeriodSection } from './period-section.tsx'
import type { Overview } from './use-overview.ts'
import { YesterdayPaid } from './yesterday-paid.tsx'

type OverviewFiguresProps = { overview: Overview; storeCurrency: string | undefined }

/** The figures of today or of the chosen period, or why there are none. */
export function OverviewFigures({ overview, storeCurrency }: OverviewFiguresProps) {
  const { period, spans, reads, hasFailed, since, zone, now, shownToday, shownPeriod } = overview
  if (hasFailed) {
    return (
      <ErrorPanel
        problem={problemFrom(reads.failed?.query.error, 'The orders of this period didn’t load')}
        onRetry={() => void reads.failed?.query.refetch()}
      />
    )
  }
  if (period) {
    return (
      <DayFigures
        figures={shownPeriod}
        storeCurrency={storeCurrency}
        against={spans.beforeName}
        by={period.days === 1 ? spans.beforeName : `in ${spans.beforeName}`}
      />
    )
  }
  const readUntil = since.data?.to ?? now
  const against = `${dayBefore(readUntil, zone)} ${timeOfDay(readUntil, zone)}`
  return (
    <DayFigures
      figures={shownToday && { ...shownToday, now: shownToday.today, before: shownToday.sameTime }}
      storeCurrency={storeCurrency}
      against={against}
      by={`by ${against}`}
      paidNote={shownToday && <YesterdayPaid figures={shownToday} storeCurrency={storeCurrency} />}
    />
  )
}

type OverviewChartProps = OverviewFiguresProps & {
  storeId: string
  lastOrder: string | undefined
}

export function OverviewChart(props: OverviewChartProps) {
  const { overview, storeId, storeCurrency, lastOrder } = props
  const { period, spans, ledger, zone, today, shownToday, shownPeriod, currencies } = overview
  if (overview.hasFailed) return null
  return period ? (
    <PeriodSection
      storeId={storeId}
      period={period}
      spans={spans}
      figures={shownPeriod}
      storeCurrency={storeCurrency}
      scope={periodScope(ledger, spans.isCut, zone, currencies.length)}
    />
  ) : (
    <DaySection
      read={ledger}
      all={today}
      shown={shownToday}
      storeCurrency={storeCurrency}
      lastOrder={lastOrder}
    />
  )
}

function periodScope(
  read: Ledger | undefined,
  isCut: boolean,
  zone: string,
  currencies: number,
): string {
  if (!read) return 'Reading orders…'
  return [
    isCut && 'Only the last 366 days of this period.',
    currencies > 1 && 'Currencies aren’t added together.',
    'Refunds aren’t deducted.',
    ...ledgerWords(read, zone),
  ]
    .filter(Boolean)
    .join(' ')
}
