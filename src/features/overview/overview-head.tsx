import { PageHeader } from '#components/page-header.tsx'
import { useIsPhone } from '#components/phone.ts'
import { RefreshButton } from '#components/refresh-button.tsx'
import { dayName } from '#model/overview/words.ts'
import { CurrencyChoice } from './currency-choice.tsx'
import { PeriodChoice } from './period-choice.tsx'
import type { Overview, OverviewSearch } from './use-overview.ts'

export function OverviewHead({ overview, search }: { overview: Overview; search: OverviewSearch }) {
  const { period, query, zone, now, currencies, shownToday, shownPeriod, refreshAll } = overview
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
              updatedAt={query.dataUpdatedAt}
              isFetching={query.isFetching}
              onRefresh={refreshAll}
            />
            {current && <CurrencyChoice currencies={currencies} current={current.currency} />}
          </>
        }
      />
      {isPhone && periods}
    </>
  )
}
