import { useState } from 'react'
import type { TicketEntry } from '#api/schemas/tickets.ts'
import { contentOf, draftReference } from '#base/drafts/draft-store.ts'
import { replies, type ReplyTarget, replyOf } from '#model/writes/reply.ts'
import { type ReplyState, replyText } from '#model/writes/reply-state.ts'
import { useWriteForm } from '#model/writes/use-write-form.ts'

/** UTF-16 units, as the service most likely counts them (specification, "Limits"). */
export const LONGEST_REPLY = 2048
/** Milliseconds during which a reply can be taken back. */
const HELD_FOR = 5_000

/** The typed text, its draft and the reply's write; `entries` are what the merchant has read. */
export function useReplyForm(
  target: ReplyTarget,
  account: string,
  entries: readonly TicketEntry[],
) {
  const draftName = ['reply', account, target.storeId, target.ticketId].join('.')
  const form = useWriteForm(replies.get(target), draftName)
  const { state, draft, isBusy, refusal } = form
  const earlier = typeof draft.stored?.value === 'string' ? draft.stored.value : ''
  const [text, setText] = useState(earlier)
  const [sent, setSent] = useState<string>()
  const { length } = replyText(text)
  const newer = state.phase === 'not-sent' ? state.change : undefined

  const [cleared, setCleared] = useState<ReplyState>()
  if (state.phase === 'done' && cleared !== state) {
    setCleared(state)
    // Text typed since, here or in another tab, stays.
    const isDraftSent = form.process.draft() === draftReference(draftName, contentOf(earlier))
    const own = [
      sent,
      isDraftSent ? replyText(earlier) : undefined,
      replyText(state.effect[0]?.message ?? ''),
    ]
    if (own.includes(replyText(text))) setText('')
  }

  return {
    ...form,
    text,
    length,
    newer,
    isFromEarlier: draft.stored !== undefined && text === earlier && earlier !== '',
    canSend: length > 0 && length <= LONGEST_REPLY && !isBusy && !newer && refusal === undefined,

    write: (next: string) => {
      setText(next)
      if (next === '') draft.forget()
      else draft.keep(next)
      if (!isBusy && state.phase !== 'review') form.dismiss()
    },

    sendHeld: () => {
      setSent(replyText(text))
      form.send(replyOf(target, text, entries), HELD_FOR)
    },

    /** Sends despite newer messages, because the merchant has now seen them. */
    sendAnyway: () => {
      setSent(replyText(text))
      form.send(replyOf(target, text, [...entries, ...(newer ?? [])]))
    },
  }
}
