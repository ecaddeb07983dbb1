import { useNow } from '#base/time/now.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { wallClock } from '#base/time/time-zone.ts'
import { ChartLegend, DayChart } from './day-chart.tsx'
import styles from './overview-page.module.css'
import {
  type CurrencyFigures,
  NO_CURRENCY,
  type OverviewFigures,
} from '#model/reading/ledger/figures.ts'
import type { Ledger } from '#model/reading/ledger/ledger.ts'
import { ledgerWords } from '#model/reading/ledger/words.ts'
import { dayBefore } from '#model/reading/overview/words.ts'

type DaySectionProps = {
  /** Undefined while loading. */
  read: Ledger | undefined
  all: OverviewFigures | undefined
  shown: CurrencyFigures | undefined
  storeCurrency: string | undefined
  /** When the store's latest order came, however old; undefined if none is known. */
  lastOrder: string | undefined
}

/** The day's chart, and exactly which orders it and the figures cover. */
export function DaySection({ read, all, shown, storeCurrency, lastOrder }: DaySectionProps) {
  const zone = useTimeZone()
  const now = useNow()
  const weekday = dayBefore(read?.to ?? now, zone)
  const clock = wallClock(read?.to ?? now, zone)
  const isQuiet = read?.isComplete && read.orders.length === 0
  return (
    <section className={styles.day} aria-label="Paid through the day">
      <header className={styles.head}>
        <h2 className={styles.title}>Paid through the day</h2>
        {!isQuiet && <ChartLegend day="Today" before={weekday} />}
      </header>
      {isQuiet ? (
        <QuietDay lastOrder={lastOrder} />
      ) : shown ? (
        <DayChart
          figures={shown}
          storeCurrency={storeCurrency}
          day="Today"
          before={weekday}
          hour={clock.hour + clock.minute / 60}
        />
      ) : (
        <div className={styles.awaited}>
          <Skeleton width="40%" />
        </div>
      )}
      <p className={styles.scope}>{read && all ? scopeText(read, all, zone) : 'Reading orders…'}</p>
    </section>
  )
}

/** An empty chart would say nothing: most days of a small store are like this. */
function QuietDay({ lastOrder }: { lastOrder: string | undefined }) {
  return (
    <EmptyState
      icon="clock"
      title="No orders today or yesterday"
      text={
        lastOrder ? (
          <>
            That’s normal for a quiet store. Your last order came on{' '}
            <DateTime value={lastOrder} absolute />.
          </>
        ) : (
          'Your first order will show up here.'
        )
      }
      action={
        lastOrder && (
          <AnchorLink from="/stores/$storeId" to="." search={{ period: 'month' }}>
            Show 30 days
          </AnchorLink>
        )
      }
      heading="h3"
    />
  )
}

function scopeText(read: Ledger, all: OverviewFigures, zone: string): string {
  const { orders } = all
  const currencies = all.currencies.filter(({ currency }) => currency !== NO_CURRENCY)
  return [
    orders === 0
      ? 'No orders since yesterday midnight.'
      : `${plural(orders, 'order')} since yesterday midnight.`,
    currencies.length > 1 && 'Currencies aren’t added together.',
    orders > 0 && 'Refunds aren’t deducted.',
    ...ledgerWords(read, zone),
  ]
    .filter(Boolean)
    .join(' ')
}

const plural = (count: number, one: string) =>
  `${formatNumber(count)} ${count === 1 ? one : `${one}s`}`
