import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { formatMoney, formatNumber } from '#base/numbers/money-format.ts'
import { useNow } from '#base/time/now.ts'
import { usePreferences, useTimeZone } from '#base/storage/preferences.ts'
import { CurrencyChoice } from '#components/values/currency-choice.tsx'
import { ErrorPanel } from '#components/list/error-panel.tsx'
import { PageHeader } from '#components/page/page-header.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { ReadingProgress } from '#components/list/reading-progress.tsx'
import { RefreshButton } from '#components/list/refresh-button.tsx'
import { Segments } from '#components/controls/segments.tsx'
import { type FiguresAddress, periodSearch } from '#model/reading/figures/address.ts'
import { ordersOf, readPick } from '#model/reading/figures/drill.ts'
import { comparedSpans } from '#model/reading/ledger/compared.ts'
import { countedOf, currenciesIn, inCurrency, totalsOf } from '#model/reading/ledger/counted.ts'
import { dayKey } from '#model/reading/ledger/days.ts'
import { refreshLedgers, useComparedLedger } from '#model/reading/ledger/ledger-query.ts'
import { type Breakdown, breakdowns, bucketsOf, sharesOf } from '#model/reading/figures/sums.ts'
import { NO_CURRENCY } from '#model/reading/ledger/figures.ts'
import { currencyLabel } from '#model/reading/overview/words.ts'
import { problemFrom } from '#model/reading/problem.ts'
import { FiguresChart } from './figures-chart.tsx'
import { FiguresTotals } from './figures-totals.tsx'
import { pickTitle, scopeText } from './figures-words.ts'
import styles from './figures.module.css'
import { PeriodControl } from './period-control.tsx'
import { PickedOrders } from './picked-orders.tsx'
import { SharesTable } from './shares-table.tsx'

const NO_FIGURES = 'No figures without all orders.'

function shareCount(count: number, by: Breakdown): string {
  return `${formatNumber(count)} ${count === 1 ? by : breakdowns[by].toLowerCase()}`
}

type FiguresViewProps = {
  storeId: string
  address: FiguresAddress
  storeCurrency: string | undefined
}

/** A period beside the one before it, in one currency; every number opens its orders. */
export function FiguresView({ storeId, address, storeCurrency }: FiguresViewProps) {
  const zone = useTimeZone()
  const now = useNow()
  const isPhone = useIsPhone()
  const queryClient = useQueryClient()
  const { moneyUnit } = usePreferences()
  const { period, dateFrom, dateTo } = address
  // The clock moves every half minute; the period changes once a day.
  const today = dayKey(comparedSpans({}, zone, now).now.from)
  const spans = useMemo(
    () => comparedSpans(periodSearch({ period, dateFrom, dateTo }), zone, now),
    // oxlint-disable-next-line react/exhaustive-deps -- `today` stands for `now`
    [period, dateFrom, dateTo, zone, today],
  )
  const reads = useComparedLedger(storeId, zone, spans)
  const { ledger, isCompared, failed } = reads
  const [own, earlier] = [reads.own.query.data, reads.earlier.query.data]
  const all = useMemo(
    () => ledger && countedOf(ledger.orders, spans, zone, ledger.to),
    // oxlint-disable-next-line react/exhaustive-deps -- both reads stand for `ledger`
    [own, earlier, spans, zone],
  )
  const currencies = useMemo(
    () => (all ? currenciesIn(all, storeCurrency) : []),
    [all, storeCurrency],
  )
  const shown = currencies.find((each) => each === address.currency) ?? currencies[0]
  const by: Breakdown = address.by ?? 'product'
  const figures = useMemo(() => {
    if (!all || shown === undefined) return undefined
    const counted = inCurrency(all, shown)
    return {
      counted,
      totals: totalsOf(counted),
      buckets: bucketsOf(counted, spans),
      shares: sharesOf(counted, by),
    }
  }, [all, shown, spans, by])

  const isAssumed = shown === NO_CURRENCY
  const currency = isAssumed ? storeCurrency : shown
  const pick = readPick(address.pick)
  const controls = <PeriodControl address={address} zone={zone} now={now} />
  const choice = shown !== undefined && currencies.length > 1 && (
    <CurrencyChoice currencies={currencies} current={shown} labelOf={currencyLabel} />
  )
  const listed = pick && figures && ordersOf(figures.counted, pick, figures.buckets)

  return (
    <>
      <PageHeader
        title="Figures"
        beside={!isPhone && controls}
        actions={
          <>
            <RefreshButton
              updatedAt={ledger?.oldest ?? 0}
              isFetching={reads.isFetching}
              onRefresh={() => void refreshLedgers(queryClient, storeId)}
            />
            {!isPhone && choice}
          </>
        }
      />
      {isPhone && controls}
      {isPhone && choice && <div className={styles.periods}>{choice}</div>}
      <ReadingProgress
        title={reads.running === reads.own ? 'Reading orders' : 'Reading the period before'}
        progress={reads.running?.progress}
        stopped={reads.stopped && `Stopped. ${ledger ? 'Nothing to compare with.' : NO_FIGURES}`}
        onStop={() => reads.running?.stop()}
        onContinue={() => void reads.stopped?.query.refetch()}
      />
      {failed && (
        <ErrorPanel
          inline={ledger !== undefined}
          problem={problemFrom(
            failed.query.error,
            ledger ? 'The orders of the period before didn’t load' : 'Orders didn’t load',
          )}
          onRetry={() => void failed.query.refetch()}
        />
      )}
      {(ledger || !failed) && (
        <>
          <FiguresTotals
            totals={figures?.totals}
            currency={currency}
            isAssumed={isAssumed}
            isCompared={isCompared}
            beforeName={spans.beforeName}
          />
          <FiguresChart
            buckets={figures?.buckets}
            spans={spans}
            today={today}
            isCompared={isCompared}
            text={(amount) => formatMoney(amount, currency, { unit: moneyUnit })?.text ?? ''}
            currency={currency ?? ''}
          />
          <p className={styles.scope}>
            {spans.isCut && 'Only the last 366 days of this period. '}
            {scopeText(ledger, zone, currencies.length)}
          </p>
          {pick && figures && listed ? (
            <PickedOrders
              storeId={storeId}
              title={pickTitle(
                pick,
                pick.isBefore ? spans.before : spans.now,
                figures.shares,
                figures.buckets,
              )}
              orders={listed.map(({ order }) => order)}
              currency={currency}
              list={listOf(pick.kind, pick.key)}
            />
          ) : (
            <section className={styles.section} aria-label="What it consists of">
              <header className={styles.head}>
                <Segments
                  label="By"
                  segments={Object.entries(breakdowns).map(([name, label]) => ({
                    label,
                    search: { by: name === 'product' ? undefined : name, pick: undefined },
                    current: name === by,
                  }))}
                />
                {figures && (
                  <span className="quiet small">{shareCount(figures.shares.length, by)}</span>
                )}
              </header>
              <SharesTable
                by={by}
                shares={figures?.shares}
                currency={currency}
                isCompared={isCompared}
              />
            </section>
          )}
        </>
      )}
    </>
  )

  /** The list of orders filters by gateway and status, but never by currency. */
  function listOf(kind: string, key: string) {
    const span = readPick(address.pick)?.isBefore ? spans.before : spans.now
    const dates = { dateFrom: dayKey(span.from), dateTo: dayKey(span.to) }
    const label = currencies.length > 1 ? 'In Orders, with other currencies' : 'In Orders'
    if (kind === 'all') return { search: dates, label }
    if (kind === 'gateway' && key) return { search: { ...dates, gateway: key }, label }
    if (kind === 'status' && key) return { search: { ...dates, status: key }, label }
    return undefined
  }
}
