import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { t } from '#base/language/words.ts'
import { Segments } from '#components/controls/segments.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { DatesButton, DatesPanel } from '#components/filters/dates-button.tsx'
import { PageHeader } from '#components/page/page-header.tsx'
import { ChoiceMenu } from '#components/overlays/choice-menu.tsx'
import { Tag } from '#components/values/tag.tsx'
import { Money } from '#components/values/money.tsx'
import floating from '#components/overlays/floating.module.css'
import type { OverviewSearch } from '#model/reading/overview/address.ts'
import { NO_CURRENCY } from '#model/reading/ledger/figures.ts'
import { currencyLabel } from '#model/reading/ledger/words.ts'
import { countedRows } from '#model/reading/lists/counted.ts'
import { periodChoices } from '#model/reading/periods/period.ts'
import styles from './overview-figures.module.css'
import { OverviewRefresh } from './overview-page.tsx'
import type { Overview } from './use-overview.ts'

type OverviewHeadProps = {
  overview: Overview
  search: OverviewSearch
  storeCurrency: string | undefined
}

export function OverviewHead({ overview, search, storeCurrency }: OverviewHeadProps) {
  const { figures, currencies } = overview
  const isPhone = useIsPhone()
  const periods = <PeriodChoice overview={overview} search={search} />
  return (
    <PageHeader
      title={t`Overview`}
      beside={!isPhone && periods}
      actions={
        <>
          {isPhone ? periods : <OverviewRefresh overview={overview} />}
          {figures && (
            <CurrencyChoice {...{ currencies, storeCurrency }} current={figures.currency} />
          )}
        </>
      }
    />
  )
}

const DATES = 'dates'

function PeriodChoice({ overview: { period }, search }: Omit<OverviewHeadProps, 'storeCurrency'>) {
  const isPhone = useIsPhone()
  const navigate = useNavigate({ from: '/stores/$storeId/' })
  const [isDating, setDating] = useState(false)
  const choose = (chosen: OverviewSearch) =>
    void navigate({ search: (before) => ({ ...before, ...chosen, pick: undefined }) })
  const choices = periodChoices(period)
  const dates = {
    value: { from: search.dateFrom, to: search.dateTo },
    onChange: ({ from: dateFrom, to: dateTo }: { from?: string; to?: string }) =>
      choose({ period: undefined, dateFrom, dateTo }),
  }
  const isOwn = period !== undefined && period.name === undefined
  if (isPhone) {
    return (
      <span className={floating.wrapper}>
        <ChoiceMenu
          label={t`Period`}
          value={isOwn ? DATES : (period?.name ?? 'today')}
          choices={[
            ...choices.map(({ label, search: { period: value } }) => ({ value, label })),
            { value: DATES, label: t`Dates` },
          ]}
          onChange={(value) => {
            const chosen = choices.find((choice) => choice.search.period === value)
            if (chosen) choose(chosen.search)
            else setDating(true)
          }}
        >
          {isOwn ? t`Dates` : choices.find(({ current }) => current)?.label}
        </ChoiceMenu>
        {isDating && <DatesPanel {...dates} onClose={() => setDating(false)} />}
      </span>
    )
  }
  return (
    <div className={styles.periods}>
      <Segments
        label={t`Period`}
        segments={choices.map((choice) => ({
          ...choice,
          search: { ...choice.search, pick: undefined },
        }))}
      />
      <DatesButton {...dates} isCurrent={isOwn}>
        {t`Dates`}
      </DatesButton>
    </div>
  )
}

type CurrencyChoiceProps = Pick<Overview, 'currencies'> &
  Pick<OverviewHeadProps, 'storeCurrency'> & { current: string }

/** The store’s own first and marked, with what was paid in each, so that nobody opens one after the other to compare them. */
function CurrencyChoice({ currencies, storeCurrency, current }: CurrencyChoiceProps) {
  const navigate = useNavigate()
  if (currencies.length < 2) return null
  return (
    <ChoiceMenu
      label={t`Currency`}
      value={current}
      choices={currencies.map(({ currency, now }) => ({
        value: currency,
        label: currencyLabel(currency),
        detail: (
          <span className="row near small quiet">
            {currency === storeCurrency?.trim().toUpperCase() && <Tag>{t`Store`}</Tag>}
            <Money
              bare
              amount={now.paid === 0 && now.unstated > 0 ? undefined : now.paid}
              currency={currency === NO_CURRENCY ? undefined : currency}
            />
            {countedRows('orders', now.orders)}
          </span>
        ),
      }))}
      onChange={(currency) =>
        void navigate({
          to: '.',
          search: (before: object) => ({ ...before, currency, pick: undefined }),
        })
      }
    >
      {currencyLabel(current)}
    </ChoiceMenu>
  )
}
