import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { limitsOf } from '#api/schemas/limits.ts'
import { ReplyToTicket, type TicketEntry } from '#api/schemas/tickets.ts'
import { contentOf, draftReference } from '#base/drafts/draft-store.ts'
import { preferences } from '#base/preferences.ts'
import { useStore } from '#base/store.ts'
import { ownEntries, ownEntryDigest } from '#model/memory/own-entries.ts'
import { replyDraftName } from '#model/tickets/drafted.ts'
import { blanksIn, withKeys } from '#model/tickets/reply-blanks.ts'
import { replies, type ReplyTarget, replyOf } from '#model/writes/reply.ts'
import { entryKey, type ReplyState, replyText } from '#model/writes/reply-state.ts'
import { useWriteForm } from '#model/writes/use-write-form.ts'

const { message: limit } = ReplyToTicket.shape
export const { maximum: LONGEST_REPLY = Infinity } = limitsOf(limit)

/** The box shows masks where keys are. */
const sentText = (text: string) => replyText(withKeys(text))

const ReplyForm = z.object({
  message: z.pipe(z.pipe(z.string(), z.transform(sentText)), limit),
})

/** The typed text, its draft and the reply's write; `entries` are what the merchant has read. */
type Typed = z.input<typeof ReplyForm>

export function useReplyForm(
  target: ReplyTarget,
  account: string,
  entries: readonly TicketEntry[],
) {
  const draftName = replyDraftName(account, target.storeId, target.ticketId)
  const form = useWriteForm(replies.get(target), draftName)
  const { state, draft, isBusy, refusal } = form
  const earlier = typeof draft.stored?.value === 'string' ? draft.stored.value : ''
  const { control, handleSubmit, setValue } = useForm<Typed, unknown, ReplyToTicket>({
    resolver: zodResolver(ReplyForm),
    defaultValues: { message: earlier },
  })
  const text = useWatch({ control, name: 'message' })
  const setText = (message: string) => setValue('message', message)
  const [sent, setSent] = useState<string>()
  const { length } = sentText(text)
  const blanks = blanksIn(text).length
  const newer = state.phase === 'not-sent' ? state.change : undefined
  const [read, setRead] = useState(entries)
  const unread = unreadIn(entries, read)
  const own = new Set(useStore(ownEntries(target.storeId)))
  // Whoever has not begun to write reads what comes in.
  if (text === '' && unread.length > 0) setRead(entries)

  const clearSent = useEffectEvent((done: ReplyState) => {
    if (done.phase !== 'done') return
    // Text typed since, here or in another tab, stays.
    const isDraftSent =
      form.process.attempt()?.draft === draftReference(draftName, contentOf(earlier))
    const sentTexts = [
      done.isEarlier ? undefined : sent,
      isDraftSent ? sentText(earlier) : undefined,
      replyText(done.effect[0]?.message ?? ''),
    ]
    if (sentTexts.includes(sentText(text))) setText('')
  })
  useEffect(() => clearSent(state), [state])

  return {
    ...form,
    text,
    length,
    blanks,
    newer,
    /** What came in since the merchant began to write. */
    unread: unread.filter((entry) => !own.has(ownEntryDigest(entry))),
    markRead: () => setRead(entries),
    isFromEarlier: draft.stored !== undefined && text === earlier && earlier !== '',
    canSend:
      z.safeParse(ReplyForm, { message: text }).success &&
      !isBusy &&
      !newer &&
      blanks === 0 &&
      refusal === undefined,

    write: (next: string) => {
      setText(next)
      if (next === '') draft.forget()
      else draft.keep(next)
      if (!isBusy && state.phase !== 'review') form.dismiss()
    },

    sendHeld: handleSubmit(({ message }) => {
      setSent(message)
      form.send(replyOf(target, message, read), preferences().replyHold * 1000)
    }),

    /** Sends despite newer messages, because the merchant has now seen them. */
    sendAnyway: () => {
      setSent(sentText(text))
      form.send(replyOf(target, sentText(text), [...entries, ...(newer ?? [])]))
    },
  }
}

function unreadIn(entries: readonly TicketEntry[], read: readonly TicketEntry[]): TicketEntry[] {
  const known = new Set(read.map(entryKey))
  return entries.filter((entry) => !known.has(entryKey(entry)))
}
