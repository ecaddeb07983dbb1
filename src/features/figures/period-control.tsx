import { useNavigate } from '@tanstack/react-router'
import { DatesButton } from '#components/filters/dates-button.tsx'
import { Segments } from '#components/controls/segments.tsx'
import { type FiguresAddress, periodSearch } from '#model/reading/figures/address.ts'
import { periodChoices, periodOf } from '#model/reading/periods/period.ts'
import styles from './figures.module.css'

type PeriodControlProps = { address: FiguresAddress; zone: string; now: number }

export function PeriodControl({ address, zone, now }: PeriodControlProps) {
  const navigate = useNavigate()
  const period = periodOf(periodSearch(address), zone, now)
  const isFree = period !== undefined && period.name === undefined
  return (
    <div className={styles.periods}>
      <Segments
        label="Period"
        segments={periodChoices(period).map(({ label, search, current }) => ({
          label,
          search: { period: 'today', ...withoutNothing(search), pick: undefined },
          current,
        }))}
      />
      <DatesButton
        value={{ from: address.dateFrom, to: address.dateTo }}
        isCurrent={isFree}
        onChange={({ from: dateFrom, to: dateTo }) =>
          void navigate({
            to: '.',
            search: (before: object) => ({
              ...before,
              period: undefined,
              pick: undefined,
              dateFrom,
              dateTo,
            }),
          })
        }
      >
        Dates
      </DatesButton>
    </div>
  )
}

/** The choice of today names no period, which here means 30 days. */
function withoutNothing({ period, ...dates }: { period?: string }) {
  return period === undefined ? dates : { ...dates, period }
}
