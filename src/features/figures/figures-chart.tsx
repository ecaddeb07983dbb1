import { formatNumber } from '#base/numbers/money-format.ts'
import { usePreferences } from '#base/storage/preferences.ts'
import { dayText } from '#base/time/time-format.ts'
import { BarChart } from '#components/charts/bar-chart.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import type { Compared } from '#model/reading/ledger/compared.ts'
import { dayKey } from '#model/reading/ledger/days.ts'
import type { Bucket } from '#model/reading/figures/sums.ts'
import { gridText, shortDay } from '#model/reading/overview/words.ts'
import { bucketText, spanText } from './figures-words.ts'
import styles from './figures.module.css'
import { pickLink } from './number-link.tsx'

type FiguresChartProps = {
  /** Undefined until the period is read. */
  buckets: Bucket[] | undefined
  spans: Compared
  today: string
  isCompared: boolean
  text: (amount: number) => string
  currency: string
}

export function FiguresChart(props: FiguresChartProps) {
  const { buckets, spans, today, isCompared, text, currency } = props
  const { moneyUnit, privacy } = usePreferences()
  const kind = kindOf(buckets?.[0])
  const title = `Paid by ${kind}`
  const shown = (amount: number) => (privacy ? '•••' : text(amount))
  return (
    <section className={styles.section} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <ul className={styles.legend}>
          <li>
            <i />
            {spanText(spans.now)}
          </li>
          <li>
            <i />
            {spanText(spans.before)}
          </li>
        </ul>
      </header>
      <div className={styles.chart}>
        {buckets ? (
          <BarChart
            label={title}
            gridText={(value) => gridText(value, currency, moneyUnit)}
            bars={buckets.map((bucket) => ({
              label: labelOf(bucket, kind),
              text: privacy ? '' : gridText(bucket.paid, currency, moneyUnit),
              name: [
                `${bucketText(bucket)}: ${shown(bucket.paid)} paid`,
                `${formatNumber(bucket.orders)} ${bucket.orders === 1 ? 'order' : 'orders'}`,
                isCompared && `before ${shown(bucket.paidBefore)}`,
              ]
                .filter(Boolean)
                .join(', '),
              value: bucket.paid,
              before: bucket.paidBefore,
              isOpen: bucket.hour === undefined && dayKey(bucket.to) === today,
              link: pickLink({ kind: 'in', key: bucket.key }),
            }))}
          />
        ) : (
          <div className={styles.awaited}>
            <Skeleton width="40%" />
          </div>
        )}
      </div>
    </section>
  )
}

type Kind = 'hour' | 'day' | 'seven days'

function kindOf(bucket: Bucket | undefined): Kind {
  if (bucket?.hour !== undefined) return 'hour'
  return bucket && dayKey(bucket.from) !== dayKey(bucket.to) ? 'seven days' : 'day'
}

function labelOf({ from, hour }: Bucket, kind: Kind): string {
  if (hour !== undefined) return `${hour}:00`
  return kind === 'day' ? shortDay(from) : dayText(from).replace(/ \d+$/, '')
}
