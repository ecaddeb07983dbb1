import { Link } from '@tanstack/react-router'
import { Skeleton } from '#components/skeleton.tsx'
import { formatNumber } from '#base/money-format.ts'
import { momentAttribute } from '#base/time-format.ts'
import { useMoneyText } from '#components/figure.tsx'
import { ordersLink } from '#model/links.ts'
import { NO_CURRENCY } from '#model/overview/figures.ts'
import type { PeriodDay, PeriodFigures } from '#model/overview/periods.ts'
import { shortDay } from '#model/overview/words.ts'
import pageStyles from './overview-page.module.css'
import styles from './period-section.module.css'

type PeriodSectionProps = {
  storeId: string
  /** "the 7 days before" */
  before: string
  /** Undefined while loading. */
  figures: PeriodFigures | undefined
  storeCurrency: string | undefined
  /** Which orders the figures cover. */
  scope: string
}

/** What was paid each day, beside the period before; a bar opens its day's orders. */
export function PeriodSection({
  storeId,
  before,
  figures,
  storeCurrency,
  scope,
}: PeriodSectionProps) {
  const most = Math.max(0, ...(figures?.days.flatMap((day) => [day.paid, day.paidBefore]) ?? []))
  return (
    <section className={pageStyles.day} aria-label="Paid by day">
      <header className={pageStyles.head}>
        <h2 className={pageStyles.title}>Paid by day</h2>
        <span className="quiet small">Grey: {before}</span>
      </header>
      {figures ? (
        <ol className={styles.bars} data-many={figures.days.length > 10 || undefined}>
          {figures.days.map((day) => (
            <li key={momentAttribute({ kind: 'day', day: day.day })}>
              <DayBar
                day={day}
                most={most}
                storeId={storeId}
                currency={figures.currency === NO_CURRENCY ? storeCurrency : figures.currency}
              />
            </li>
          ))}
        </ol>
      ) : (
        <div className={pageStyles.awaited}>
          <Skeleton width="40%" />
        </div>
      )}
      <p className={pageStyles.scope}>{scope}</p>
    </section>
  )
}

type DayBarProps = {
  day: PeriodDay
  most: number
  storeId: string
  currency: string | undefined
}

function DayBar({ day, most, storeId, currency }: DayBarProps) {
  const text = useMoneyText(day.paid, currency)
  const textBefore = useMoneyText(day.paidBefore, currency)
  const date = momentAttribute({ kind: 'day', day: day.day })
  const orders = `${formatNumber(day.orders)} ${day.orders === 1 ? 'order' : 'orders'}`
  const share = (amount: number) => `${most > 0 ? Math.max(0, (100 * amount) / most) : 0}%`
  return (
    <Link
      {...ordersLink(storeId, { dateFrom: date, dateTo: date })}
      className={styles.day}
      aria-label={`${shortDay(day.day)}: ${text} paid, ${orders}; before: ${textBefore}`}
      title={`${text}, ${orders}. Before: ${textBefore}`}
    >
      <span className={styles.plot} aria-hidden>
        <span className={styles.before} style={{ height: share(day.paidBefore) }} />
        <span className={styles.now} style={{ height: share(day.paid) }}>
          <span className={styles.amount}>{text.replace(/ .*/, '')}</span>
        </span>
      </span>
      <span className={styles.label} aria-hidden>
        {shortDay(day.day)}
        <span className={styles.orders}>{orders}</span>
      </span>
    </Link>
  )
}
