import { t } from '#base/language/words.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { OrderDetail } from '#api/schemas/order-detail.ts'
import { showWrite, tellUntilLeaving } from '#model/doing/writes/reporting.ts'
import { isUnderWay } from '#model/doing/writes/state.ts'
import { ConfirmDialog } from '#components/overlays/confirm-dialog.tsx'
import { useObservable } from '#base/storage/use-observable.ts'
import { currencyOf } from '#model/records/orders/currency.ts'
import { RefundOutcome } from './refund-outcome.tsx'
import { RefundReview } from './refund-review.tsx'
import { type RefundState, refunds } from '#model/doing/writes/kinds/refund.ts'

/** Milliseconds for which the dialog shows a proven refund, before the page reports it. */
const CLOSES_AFTER = 1_500

type RefundDialogProps = {
  storeId: string
  /** For an order without a currency, as on its page. */
  storeCurrency: string | undefined
  detail: OrderDetail
  onClose: () => void
}

export function RefundDialog({ storeId, storeCurrency, detail, onClose }: RefundDialogProps) {
  const orderId = detail.order.id
  const currency = currencyOf(detail.order, storeCurrency)
  const process = refunds.get({ storeId, orderId })
  const state = withRefundOf(detail, useObservable(process))
  const close = useEffectEvent(onClose)
  const hasClosedItself = useRef(false)
  useEffect(() => showWrite(process, () => !hasClosedItself.current), [process])
  const isProved = state.phase === 'done' && state.evidence === 'record' && !state.isEarlier
  useEffect(() => {
    if (!isProved) return undefined
    const timer = setTimeout(() => {
      hasClosedItself.current = true
      tellUntilLeaving(process)
      close()
    }, CLOSES_AFTER)
    return () => clearTimeout(timer)
  }, [isProved, process])
  const isLocked = isUnderWay(state)
  const isReview = isLocked || state.phase === 'review'

  return (
    <ConfirmDialog title={t`Refund order`} isLocked={isLocked} onClose={onClose}>
      {isReview ? (
        <RefundReview {...{ detail, currency, process, isLocked }} onCancel={onClose} />
      ) : (
        <RefundOutcome {...{ currency, process, state, onClose }} />
      )}
    </ConfirmDialog>
  )
}

/** The order may show a refund made elsewhere while the merchant is still deciding. */
function withRefundOf({ order }: OrderDetail, state: RefundState): RefundState {
  if (state.phase !== 'review' || !order.refund) return state
  return { phase: 'done', evidence: 'before', effect: { refund: order.refund } }
}
