import { useMemo } from 'react'
import { t } from '#base/language/words.ts'
import { ReadProblem } from '#features/shared/read-problem.tsx'
import { ReadingProgress } from '#components/list/reading-progress.tsx'
import { DISPUTE_DAYS, daysTo, disputesOf } from '#model/reading/figures/disputes.ts'
import { useLedgerRead } from '#model/reading/ledger/ledger-query.ts'
import type { Overview } from './use-overview.ts'

const [SHORT, LONG] = DISPUTE_DAYS

/** Both spans end today, whatever the page’s period is. */
export function useDisputeReads({ storeId, zone, now }: Overview) {
  const [short, long] = [daysTo(now, zone, SHORT), daysTo(now, zone, LONG)]
  const month = useLedgerRead(storeId, zone, short)
  const quarter = useLedgerRead(storeId, zone, long, month.query.isSuccess)
  const [own, all] = [month.query.data, quarter.query.data]
  const spans = useMemo(
    () => [own && disputesOf(own.orders, short, zone), all && disputesOf(all.orders, long, zone)],
    // oxlint-disable-next-line react/exhaustive-deps -- the days change once a day
    [own, all, zone, short.to.day],
  )
  return { reads: [month, quarter], spans }
}

/** How far the reading is, and what failed. */
export function DisputesReading({ reads }: Pick<ReturnType<typeof useDisputeReads>, 'reads'>) {
  const running = reads.find(({ progress }) => progress)
  const stopped = reads.find(({ isStopped }) => isStopped)
  const failed = reads.find(({ query }) => query.error)?.query
  return (
    <>
      <ReadingProgress
        title={t`Reading orders`}
        progress={running?.progress}
        stopped={stopped && t`Stopped before all orders were read.`}
        onStop={() => running?.stop()}
        onContinue={() => void stopped?.query.refetch()}
      />
      {failed && (
        <ReadProblem
          inline
          query={failed}
          title={t`The orders of the last ${LONG} days didn’t load`}
        />
      )}
    </>
  )
}
