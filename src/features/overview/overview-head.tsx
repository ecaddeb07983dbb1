import { useNavigate } from '@tanstack/react-router'
import { t } from '#base/language/words.ts'
import { Segments } from '#components/controls/segments.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { DatesButton } from '#components/filters/dates-button.tsx'
import { RefreshButton } from '#components/list/refresh-button.tsx'
import { PageHeader } from '#components/page/page-header.tsx'
import { CurrencyChoice } from '#components/values/currency-choice.tsx'
import type { OverviewSearch } from '#model/reading/overview/address.ts'
import { currencyLabel } from '#model/reading/ledger/words.ts'
import { periodChoices } from '#model/reading/periods/period.ts'
import styles from './overview-head.module.css'
import type { Overview } from './use-overview.ts'

type OverviewHeadProps = { overview: Overview; search: OverviewSearch }

export function OverviewHead({ overview, search }: OverviewHeadProps) {
  const { figures, currencies, ledger, reads } = overview
  const isPhone = useIsPhone()
  const periods = <PeriodChoice overview={overview} search={search} />
  return (
    <>
      <PageHeader
        title={t`Overview`}
        beside={!isPhone && periods}
        actions={
          <>
            <RefreshButton
              updatedAt={ledger?.oldest ?? 0}
              isFetching={reads.isFetching}
              onRefresh={() => void overview.refreshAll()}
            />
            {figures && (
              <CurrencyChoice
                currencies={currencies}
                current={figures.currency}
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

function PeriodChoice({ overview: { period }, search }: OverviewHeadProps) {
  const isPhone = useIsPhone()
  const navigate = useNavigate({ from: '/stores/$storeId/' })
  return (
    <div className={styles.periods}>
      <Segments
        label={t`Period`}
        segments={periodChoices(period).map((choice) => ({
          ...choice,
          search: { ...choice.search, pick: undefined },
        }))}
      />
      <DatesButton
        value={{ from: search.dateFrom, to: search.dateTo }}
        isCurrent={period !== undefined && period.name === undefined}
        onChange={({ from: dateFrom, to: dateTo }) =>
          void navigate({
            search: (before) => ({
              ...before,
              period: undefined,
              pick: undefined,
              dateFrom,
              dateTo,
            }),
          })
        }
      >
        <span className={isPhone ? 'sr-only' : undefined}>{t`Dates`}</span>
      </DatesButton>
    </div>
  )
}
