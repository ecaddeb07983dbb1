import { useMemo } from 'react'
import type { ProductReference } from '#api/schemas/products.ts'
import { sparesData } from '#base/browser/spares-data.ts'
import { t } from '#base/language/words.ts'
import { useIsIdle } from '#components/page/lazy-part.tsx'
import { useUnaskedLedger } from '#model/hooks/use-unasked-ledger.ts'
import { useDisputeLimit, useEndless } from '#model/reading/checks/chosen.ts'
import { DISPUTE_DAYS, disputesOf } from '#model/reading/figures/disputes.ts'
import { PACE_DAYS, lastingOf, untoldInPace } from '#model/reading/figures/lasting.ts'
import { type AttentionRow, quiet } from '#model/reading/overview/attention-row.ts'
import { lastingRows, limitRows, untoldRows } from '#model/reading/overview/pace-rows.ts'

type Period = { storeId: string; zone: string; now: number }

/**
 * What only the orders of several days tell: how near a gateway is to the limit of disputes, where
 * there are any, and how long stock lasts. They are read at rest, so nothing waits for these rows.
 */
export function usePaceRows(
  { storeId, zone, now }: Period,
  /** Undefined until that is known: it tells for how many days orders are read. */
  hasDisputes: boolean | undefined,
  products: readonly ProductReference[] | undefined,
) {
  const isKnown = hasDisputes !== undefined
  const isIdle = useIsIdle() && isKnown && !sparesData()
  const limit = useDisputeLimit(storeId)
  const endless = useEndless(storeId)
  const days = hasDisputes ? DISPUTE_DAYS[0] : PACE_DAYS
  const { span, read, isUnread } = useUnaskedLedger({ storeId, zone, now }, days, isIdle)
  const { data: ledger } = read.query
  const folds = useMemo(() => {
    if (!ledger) return undefined
    const { orders } = ledger
    return {
      disputes: hasDisputes ? disputesOf(orders, span, zone) : [],
      lasting: lastingOf(products ?? [], orders, now, zone),
      untold: untoldInPace(orders, now, zone),
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the days change once a day
  }, [ledger, products, zone, span.to.day, hasDisputes])
  const { untold = [] } = folds ?? {}
  const isPartial = ledger?.isComplete === false
  const isOver = isUnread || ledger || read.query.error || read.isStopped || sparesData()
  return {
    ledger,
    limitRows:
      hasDisputes && !isOver
        ? [awaited(storeId)]
        : limitRows(storeId, folds?.disputes ?? [], limit, days),
    lastingRows: [
      ...lastingRows(storeId, folds?.lasting ?? [], endless, isPartial || untold.length > 0),
      ...untoldRows(storeId, untold),
    ],
    unknown: isUnread || isPartial ? t`how long stock lasts` : undefined,
  }
}

const awaited = (storeId: string): AttentionRow => ({
  id: 'limit awaited',
  as: quiet,
  title: t`Disputed`,
  text: t`Reading orders…`,
  isNotChecked: true,
  isAwaited: true,
  link: { to: '/stores/$storeId', params: { storeId } },
})
