import { useEffect, useSyncExternalStore } from 'react'
import { canStopChecking, isSettled } from '#model/writes/machine.ts'
import { acknowledgeWrite, type KnownWrite, untoldWrites } from '#model/writes/registry.ts'
import { OutcomeStack } from '#components/outcome-card.tsx'
import { useObservable } from '#base/use-observable.ts'
import { RefundTold } from '#features/orders/refund-told.tsx'
import { type RefundTarget, refunds } from '#model/writes/refund.ts'
import { CreationTold, DeletionTold } from '#features/products/variant-told.tsx'
import {
  type ProductTarget,
  variantCreations,
  variantDeletions,
  type VariantTarget,
} from '#model/writes/variants.ts'
import { SaveTold } from '#features/store/save-told.tsx'
import { saves, type SaveTarget } from '#model/writes/settings.ts'
import { replies, type ReplyTarget } from '#model/writes/reply.ts'
import { ReplyTold } from '#features/tickets/reply-told.tsx'

function resumeOpenWrites() {
  for (const kind of [refunds, variantCreations, variantDeletions, replies, saves]) {
    kind.resumeOpen()
  }
}

/**
 * Stands beside every page: takes up the writes an earlier page left open, and tells how they
 * stand wherever the merchant is.
 */
export function WriteWatch() {
  const untold = useSyncExternalStore(untoldWrites.subscribe, untoldWrites.current)
  useEffect(() => {
    resumeOpenWrites()
    window.addEventListener('pageshow', resumeOpenWrites)
    return () => window.removeEventListener('pageshow', resumeOpenWrites)
  }, [])
  return (
    <OutcomeStack label="Sent changes">
      {untold.map((write) => (
        <Told key={write.name} write={write} />
      ))}
    </OutcomeStack>
  )
}

function Told({ write: { operation, target, process } }: { write: KnownWrite }) {
  const state = useObservable(process)
  const onClick = () => acknowledgeWrite(process)
  const isChecking = canStopChecking(state)
  const label = isChecking ? 'Stop checking' : 'Dismiss'
  const action = isChecking || isSettled(state) ? { label, onClick } : undefined
  switch (operation) {
    case 'refundOrder':
      return <RefundTold target={target as RefundTarget} action={action} />
    case 'createVariant':
      return <CreationTold target={target as ProductTarget} action={action} />
    case 'deleteVariant':
      return <DeletionTold target={target as VariantTarget} action={action} />
    case 'replyTicket':
      return <ReplyTold target={target as ReplyTarget} action={action} />
    case 'updateStore':
      break
  }
  return <SaveTold target={target as SaveTarget} action={action} />
}
