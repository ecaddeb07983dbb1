import { useNavigate } from '@tanstack/react-router'
import { DatesButton } from '#components/filters/dates-button.tsx'
import { Segments } from '#components/controls/segments.tsx'
import { type Period, periodChoices } from '#model/reading/periods/period.ts'
import type { PeriodSearch } from '#model/reading/periods/period-address.ts'
import styles from './period-choice.module.css'

type PeriodChoiceProps = { period: Period | undefined; search: PeriodSearch }

export function PeriodChoice({ period, search }: PeriodChoiceProps) {
  const navigate = useNavigate({ from: '/stores/$storeId/' })
  const isFree = period !== undefined && period.name === undefined
  return (
    <div className={styles.choice}>
      <Segments label="Period" segments={periodChoices(period)} />
      <DatesButton
        value={{ from: search.dateFrom, to: search.dateTo }}
        isCurrent={isFree}
        onChange={({ from: dateFrom, to: dateTo }) =>
          void navigate({
            search: (before) => ({ ...before, period: undefined, dateFrom, dateTo }),
          })
        }
      >
        Dates
      </DatesButton>
    </div>
  )
}
