import { useMemo } from 'react'
import { sentences } from '#base/language/sentences.ts'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { durationText } from '#base/time/duration-text.ts'
import { presentTime } from '#base/time/now.ts'
import { TextButton } from '#components/controls/text-button.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { Disclosure } from '#components/text/disclosure.tsx'
import { Trans } from '#components/text/trans.tsx'
import { isPartial, soldTwicePlace, soldTwiceQuestion } from '#model/doing/jobs/order-checks.ts'
import { noteRun } from '#model/reading/memory/tool-runs.ts'
import { type Search, extendSearch, startSearch } from '#model/doing/jobs/searches.ts'
import { DETAIL_PACE } from '#model/reading/walk/pages.ts'
import { startOfPeriod } from '#model/records/orders/search-periods.ts'
import {
  type SameGoods,
  isAlarming,
  isAlike,
  isSoldTwice,
} from '#model/records/orders/sold-twice.ts'
import { MissedOrders } from './missed-orders.tsx'
import { SameGoodsList } from './same-goods-list.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchProgress } from './search-progress.tsx'
import styles from './order-checks.module.css'
import { useSeenSearch } from '#model/hooks/use-search-at.ts'
import { countedRows } from '#model/reading/lists/counted.ts'

const DAY = 86_400_000
const MORE_DAYS = 90

type SoldTwiceProps = {
  storeId: string
  storeCurrency: string | undefined
  days: string
  onDays: (days: string) => void
  /** How many orders the chosen time has; undefined until it is known. */
  count: number | undefined
}

/** Only the record of an order holds its keys, so paid orders are opened one after the other. */
export function SoldTwice({ storeId, storeCurrency, days, onDays, count }: SoldTwiceProps) {
  const zone = useTimeZone()
  const search = useSeenSearch(soldTwicePlace(storeId))
  const same = useMemo(() => search?.question.compares?.same() ?? [], [search])
  const alarming = same.filter(isAlarming)
  const fine = same.filter((goods) => !isAlarming(goods))

  function start() {
    const dateFrom = startOfPeriod(days, zone, presentTime())
    noteRun(storeId, 'twice')
    startSearch(soldTwiceQuestion({ storeId, dateFrom }))
  }

  const compares = search?.question.compares
  const list = compares && { storeId, storeCurrency, compares }

  function compareMore(done: Search) {
    const now = presentTime()
    const before = Math.floor((now - Date.parse(done.question.query.dateFrom ?? '')) / DAY)
    extendSearch(done, { dateFrom: startOfPeriod(String(before + MORE_DAYS), zone, now) })
  }

  const form = (
    <SearchForm
      days={days}
      isReading={search?.phase === 'running' || search?.phase === 'waiting'}
      isMain
      action={t`Compare orders`}
      onDays={onDays}
      onSearch={start}
    />
  )
  const secrecy = t`Keys are compared in this tab’s memory and forgotten when it closes. They are never saved, sent or logged.`
  return (
    <>
      {search ? (
        <>
          {form}
          <SearchProgress
            search={search}
            onward={
              <TextButton onClick={() => compareMore(search)}>
                {t`Compare ${MORE_DAYS} days more`}
              </TextButton>
            }
          >
            {answerOf(search, same.filter(isSoldTwice).length)} {alikeText(same)}
          </SearchProgress>
        </>
      ) : (
        <EmptyState
          icon="key"
          title={t`Sold twice`}
          text={sentences([
            t`Finds keys that were delivered to two customers.`,
            costWords(count),
            secrecy,
          ])}
          action={form}
        />
      )}
      {list && alarming.length > 0 && (
        <SameGoodsList {...list} name={t`Sold twice`} same={alarming} />
      )}
      {list && fine.length > 0 && (
        <Disclosure
          isOpen={search?.phase === 'done' && alarming.length === 0}
          summary={
            <>
              <Trans>
                Probably fine <b className="bold">{formatNumber(fine.length)}</b>
              </Trans>
            </>
          }
        >
          <SameGoodsList {...list} name={t`Probably fine`} same={fine} />
        </Disclosure>
      )}
      {search && <MissedOrders search={search} />}
      {search && <p className={styles.foot}>{secrecy}</p>}
    </>
  )
}

function costWords(count: number | undefined): string {
  const pace = t`Each paid order is opened, two a second.`
  if (count === undefined) return pace
  if (count === 0) return t`No orders in this time.`
  const orders = countedRows('orders', count)
  return t`${orders} by your platform’s count, at most ${durationText(count * DETAIL_PACE)}. ${pace}`
}

function answerOf(search: Search, twice: number) {
  const { question, phase } = search
  const count = question.compares?.count() ?? 0
  const compared = plural(count, {
    one: '1 key or text compared',
    other: `${formatNumber(count)} keys and texts compared`,
  })
  if (twice > 0) {
    return (
      <span className="bold">
        {plural(twice, {
          one: `${compared}. 1 went to more than one order.`,
          other: `${compared}. ${formatNumber(twice)} went to more than one order.`,
        })}
      </span>
    )
  }
  if (phase !== 'done') return t`${compared}. No key sold twice so far.`
  return isPartial(search)
    ? t`${compared}. No key sold twice among the orders that loaded.`
    : t`${compared}. No key sold twice.`
}

function alikeText(same: readonly SameGoods[]) {
  const count = same.filter(isAlike).length
  return (
    count > 0 &&
    plural(count, {
      one: '1 key probably went to more than one order, spelled differently.',
      other: `${formatNumber(count)} keys probably went to more than one order, spelled differently.`,
    })
  )
}
