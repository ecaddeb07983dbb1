import { t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { dayInYear } from '#base/time/time-format.ts'
import { Sparkline } from '#components/charts/sparkline.tsx'
import type { FortnightDay } from '#model/reading/overview/fortnight.ts'
import styles from './trouble-lines.module.css'

const kinds = [
  ['refunded', t`Refunded`],
  ['disputed', t`Disputed`],
] as const

/** Refunds and disputes as two small lines, where two weeks are known. */
export function TroubleLines({ fortnight }: { fortnight: FortnightDay[] | undefined }) {
  const total = (kind: 'refunded' | 'disputed') =>
    (fortnight ?? []).reduce((count, day) => count + day[kind], 0)
  const shown = kinds.filter(([kind]) => total(kind) > 0)
  if (!fortnight || shown.length === 0) return <div className={styles.lines} />
  return (
    <ul className={styles.lines} aria-label={t`Refunds and disputes`}>
      {shown.map(([kind, label]) => (
        <li key={kind} title={t`${label} orders by the day of the order, last 14 days`}>
          {label}{' '}
          <Sparkline
            caption={t`${label} orders by the day of the order, last 14 days`}
            column={label}
            tone={kind === 'disputed' ? 'danger' : undefined}
            isCount
            points={fortnight.map((day) => ({
              name: dayInYear(day.day),
              value: day[kind],
              text: formatNumber(day[kind]),
            }))}
          />
          <b className="strong">{formatNumber(total(kind))}</b>
        </li>
      ))}
    </ul>
  )
}
