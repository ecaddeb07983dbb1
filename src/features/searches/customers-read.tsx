import type { ReactNode } from 'react'
import { sentences } from '#base/language/sentences.ts'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { addressesLeftOut, leftOutWords } from '#base/storage/left-out.ts'
import { durationText } from '#base/time/duration-text.ts'
import { dayText } from '#base/time/time-format.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { Button } from '#components/controls/button.tsx'
import { TextButton } from '#components/controls/text-button.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { ReadProblem } from '#features/shared/read-problem.tsx'
import { ReadingProgress } from '#components/list/reading-progress.tsx'
import type { CustomerOrders } from '#model/hooks/use-customer-orders.ts'
import { ledgerWords } from '#model/reading/ledger/words.ts'
import { PAGE_PACE } from '#model/reading/walk/pages.ts'
import { SearchProgress } from './search-progress.tsx'
import styles from './searches.module.css'
import { countedRows } from '#model/reading/lists/counted.ts'

const ROWS = 100

type CustomersReadProps = {
  customers: CustomerOrders
  /** Nothing is told of new ones. */
  isPlain?: boolean
  /** At the end of the line. */
  aside?: ReactNode
}

/** Many orders are read only when somebody asks for it. */
export function ReadFirst({ customers: { count, since, zone, ask } }: CustomersReadProps) {
  if (addressesLeftOut.get()) {
    return <EmptyState icon="customers" heading="h3" title={t`Hidden`} text={leftOutWords} />
  }
  const from = dayText(wallClock(Date.parse(since), zone))
  const many = count ?? 0
  const orders = countedRows('orders', many)
  return (
    <EmptyState
      icon="customers"
      heading="h3"
      title={t`Who bought is read from the orders`}
      text={
        count === undefined
          ? t`Your platform doesn’t say how many there are since ${from}. Two reads a second.`
          : t`${orders} since ${from}, about ${durationText(Math.ceil(count / ROWS) * PAGE_PACE)}. Two reads a second.`
      }
      action={
        <Button variant="filled" onClick={ask}>
          {t`Read orders`}
        </Button>
      }
    />
  )
}

/** Nothing has come yet, and something still may. */
export const isAwaited = ({ orders, ledger, read }: CustomerOrders): boolean =>
  orders.length === 0 && !ledger && !read.query.error && !read.isStopped

/** How far the reading has come, and exactly what the answer rests on. */
export function CustomersRead({ customers, isPlain, aside }: CustomersReadProps) {
  const { read, ledger, search, zone, orders, since, extent, isLooking } = customers
  const { query, progress } = read
  const from = dayText(wallClock(Date.parse(since), zone))
  const many = orders.length
  const among = {
    since: plural(many, {
      one: `the 1 order since ${from}`,
      other: `the ${formatNumber(many)} orders since ${from}`,
    }),
    earlier: plural(many, {
      one: 'the 1 order read so far',
      other: `the ${formatNumber(many)} orders read so far`,
    }),
    all: plural(many, { one: 'the only order', other: `all ${formatNumber(many)} orders` }),
  }[extent]
  const rests = isPlain
    ? sentences([t`Read from ${among}.`, t`Refunded and disputed orders don’t count as bought.`])
    : t`New means no earlier paid order with this email among ${among}.`
  const undone = ledger && customers.isPartial && !progress && t`Not all orders could be read.`
  return (
    <>
      <ReadingProgress
        title={t`Reading orders with their customers`}
        progress={progress}
        stopped={read.isStopped ? t`Stopped before all orders were read.` : undefined}
        onStop={read.stop}
        onContinue={() => void query.refetch()}
      />
      {query.error && <ReadProblem inline query={query} title={t`The orders didn’t load`} />}
      {/* Before the first answer nothing rests on anything. */}
      {(ledger || (orders.length > 0 && !isPlain)) && (
        <div className={styles.rests}>
          <p>
            {sentences([
              progress ? t`So far: ${rests}` : rests,
              undone,
              ...(ledger ? ledgerWords(ledger, zone) : []),
            ])}
          </p>
          {!search && ledger && (
            <TextButton onClick={customers.lookBack}>{t`Look further back`}</TextButton>
          )}
          {aside}
        </div>
      )}
      {search && (isLooking || search.phase !== 'done' || extent !== 'all') && (
        <SearchProgress search={search}>
          <span className="strong">{t`Looking further back`}</span>
        </SearchProgress>
      )}
    </>
  )
}
