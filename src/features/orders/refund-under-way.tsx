import { t } from '#base/language/words.ts'
import { useObservable } from '#base/storage/use-observable.ts'
import { Note } from '#components/page/note.tsx'
import { refunds } from '#model/doing/writes/kinds/refund.ts'
import { refundWords } from '#model/doing/writes/kinds/refund-words.ts'
import { outcomeWords } from '#model/doing/writes/phase-words.ts'
import { isOpen } from '#model/doing/writes/state.ts'

type RefundUnderWayProps = { storeId: string; orderId: string; onOpen: () => void }

/** A refund whose outcome nobody knows yet, where one would send another. */
export function RefundUnderWay({ storeId, orderId, onOpen }: RefundUnderWayProps) {
  const state = useObservable(refunds.get({ storeId, orderId }))
  const words = isOpen(state) ? outcomeWords(refundWords, state) : undefined
  if (!words) return null
  const action = { label: t({ message: 'Open', context: 'verb' }), onClick: onOpen }
  return (
    <Note banner icon="clock" action={action}>
      {words.title}
    </Note>
  )
}
