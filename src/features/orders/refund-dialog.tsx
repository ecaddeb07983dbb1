import { Modal } from '@mantine/core'
import { useEffect } from 'react'
import type { OrderDetail } from '#api/schemas/orders.ts'
import type { RefundState } from './refund-machine.ts'
import { RefundOutcome } from './refund-outcome.tsx'
import { acknowledgeRefund, refundProcess, showRefund } from './refund-processes.ts'
import { RefundReview } from './refund-review.tsx'
import { useRefundState } from './refund-state.ts'
import styles from './refund-dialog.module.css'

type RefundDialogProps = { storeId: string; detail: OrderDetail; onClose: () => void }

export function RefundDialog({ storeId, detail, onClose }: RefundDialogProps) {
  const orderId = detail.order.id
  const process = refundProcess({ storeId, orderId })
  const state = withRefundOf(detail, useRefundState(process))
  const isLocked = state.phase === 'prechecking' || state.phase === 'sending'
  const isReview = isLocked || state.phase === 'review'

  // While it is on screen here, nothing else has to tell of it.
  useEffect(() => showRefund(orderId), [orderId])

  function close() {
    if (isLocked) return
    // A check that is not at its end goes on without the dialog.
    if (state.phase !== 'checking') acknowledgeRefund(process)
    onClose()
  }

  return (
    <Modal
      opened
      onClose={close}
      title="Refund order"
      size={520}
      closeOnEscape={!isLocked}
      closeOnClickOutside={!isLocked}
      closeButtonProps={{ 'aria-label': 'Close', disabled: isLocked }}
      classNames={{
        inner: styles.inner,
        content: styles.content,
        header: styles.header,
        title: styles.title,
        body: styles.body,
      }}
    >
      {isReview ? (
        <RefundReview detail={detail} process={process} isLocked={isLocked} onCancel={close} />
      ) : (
        <RefundOutcome detail={detail} process={process} state={state} onClose={close} />
      )}
    </Modal>
  )
}

/** Somebody else's refund may show on the page while the merchant is still deciding. */
function withRefundOf({ order }: OrderDetail, state: RefundState): RefundState {
  if (state.phase !== 'review' || !order.refund) return state
  return { phase: 'refunded', evidence: 'before', refund: order.refund }
}
