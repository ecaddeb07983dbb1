import { CurrencyChoice } from '#components/values/currency-choice.tsx'
import { PageHeader } from '#components/page/page-header.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { RefreshButton } from '#components/list/refresh-button.tsx'
import { currencyLabel, dayName } from '#model/reading/overview/words.ts'
import { PeriodChoice } from './period-choice.tsx'
import type { Overview, OverviewSearch } from './use-overview.ts'

export function OverviewHead({ overview, search }: { overview: Overview; search: OverviewSearch }) {
  const { period, ledger, reads, zone, now, currencies, shownToday, shownPeriod } = overview
  const isPhone = useIsPhone()
  const current = period ? shownPeriod : shownToday
  const periods = <PeriodChoice period={period} search={search} />
  return (
    <>
      <PageHeader
        title={period?.title ?? 'Today'}
        beside={
          !isPhone && (
            <>
              {periods}
              <span className="quiet truncate">{!period && dayName(now, zone)}</span>
            </>
          )
        }
        actions={
          <>
            <RefreshButton
              updatedAt={ledger?.oldest ?? 0}
              isFetching={reads.isFetching}
              onRefresh={() => void overview.refreshAll()}
            />
            {current && (
              <CurrencyChoice
                currencies={currencies}
                current={current.currency}
                labelOf={currencyLabel}
              />
            )}
          </>
        }
      />
      {isPhone && periods}
    </>
  )
}
