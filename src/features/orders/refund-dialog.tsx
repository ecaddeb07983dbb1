import { useEffect } from 'react'
import type { OrderDetail } from '#api/schemas/order-detail.ts'
import { showWrite } from '#model/writes/reporting.ts'
import { isUnderWay } from '#model/writes/state.ts'
import { ConfirmDialog } from '#components/confirm-dialog.tsx'
import { useObservable } from '#base/use-observable.ts'
import { currencyOf } from '#model/orders/currency.ts'
import { RefundOutcome } from './refund-outcome.tsx'
import { RefundReview } from './refund-review.tsx'
import { type RefundState, refunds } from '#model/writes/refund.ts'

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
  useEffect(() => showWrite(process), [process])
  const isLocked = isUnderWay(state)
  const isReview = isLocked || state.phase === 'review'

  return (
    <ConfirmDialog title="Refund order" isLocked={isLocked} onClose={onClose}>
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
