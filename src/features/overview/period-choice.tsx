import { Segments } from '#components/segments.tsx'
import { type PeriodName, periods } from '#model/overview/periods.ts'
import styles from './currency-choice.module.css'

export function PeriodChoice({ period }: { period: PeriodName | undefined }) {
  return (
    <div className={styles.choice}>
      <Segments
        label="Period"
        segments={[
          { label: 'Today', search: { period: undefined }, current: !period },
          ...Object.entries(periods).map(([name, { label }]) => ({
            label,
            search: { period: name },
            current: name === period,
          })),
        ]}
      />
    </div>
  )
}
