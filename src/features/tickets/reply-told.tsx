import { AnchorLink } from '#components/anchor-link.tsx'
import { OutcomeCard } from '#components/outcome-card.tsx'
import { useObservable } from '#base/use-observable.ts'
import { replies, type ReplyTarget } from '#model/writes/reply.ts'
import { replyWords } from '#model/writes/reply-words.ts'

type ReplyToldProps = { target: ReplyTarget; action?: { label: string; onClick: () => void } }

/** How a reply stands, told away from its ticket. */
export function ReplyTold({ target, action }: ReplyToldProps) {
  const { storeId, customerId, ticketId } = target
  const state = useObservable(replies.get(target))
  const words = replyWords(state, true)
  if (!words) return null
  return (
    <OutcomeCard
      title="Reply"
      text={words.text}
      phase={state.phase}
      error={state.phase === 'rejected' ? state.error : undefined}
      action={action}
      link={
        <AnchorLink
          to="/stores/$storeId/customers/$customerId/tickets/$ticketId"
          params={{ storeId, customerId, ticketId }}
        >
          Ticket {ticketId.slice(0, 8)}
        </AnchorLink>
      }
    />
  )
}
