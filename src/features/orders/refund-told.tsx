import { AnchorLink } from '#components/anchor-link.tsx'
import { OutcomeCard } from '#components/outcome-card.tsx'
import { useObservable } from '#base/use-observable.ts'
import { refundWords } from '#model/writes/refund-words.ts'
import { refunds, type RefundTarget } from '#model/writes/refund.ts'

type RefundToldProps = { target: RefundTarget; action?: { label: string; onClick: () => void } }

/** How a refund stands, told away from its order. */
export function RefundTold({ target, action }: RefundToldProps) {
  const { storeId, orderId } = target
  const state = useObservable(refunds.get(target))
  const words = refundWords(state)
  if (!words) return null
  return (
    <OutcomeCard
      {...words}
      phase={state.phase}
      error={state.phase === 'rejected' ? state.error : undefined}
      action={action}
      link={
        <AnchorLink to="/stores/$storeId/orders/$orderId" params={{ storeId, orderId }}>
          Order {orderId.slice(0, 8)}
        </AnchorLink>
      }
    />
  )
}
