import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { dayInYear } from '#base/time/time-format.ts'
import { Sparkline } from '#components/charts/sparkline.tsx'
import { daysOf } from '#model/reading/ledger/days.ts'
import { spanText } from '#model/reading/overview/words.ts'
import styles from './trouble-lines.module.css'
import type { Fortnight } from './use-fortnight.ts'

const kinds = [
  ['refunded', t`Refunded`],
  ['disputed', t`Disputed`],
] as const

/** Refunds and disputes as two small lines; their days are named where they aren’t the chart’s. */
export function TroubleLines({ troubles }: Pick<Fortnight, 'troubles'>) {
  const { span, bars = [], isOther } = troubles ?? {}
  const total = (kind: 'refunded' | 'disputed') => bars.reduce((count, bar) => count + bar[kind], 0)
  const shown = kinds.filter(([kind]) => total(kind) > 0)
  if (!span || shown.length === 0) return <div className={styles.lines} />
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
