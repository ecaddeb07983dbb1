import { useArrival } from '#base/browser/use-arrival.ts'
import { t } from '#base/language/words.ts'
import { entryKey } from '#model/records/tickets/ticket-records.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { limitsOf } from '#api/schemas/limits.ts'
import { ReplyToTicket, type TicketEntry } from '#api/schemas/tickets.ts'
import { contentOf, draftReference } from '#base/drafts/draft-store.ts'
import { preferences } from '#base/storage/preferences.ts'
import { useStore } from '#base/storage/store.ts'
import { ownEntries, ownEntryDigest } from '#model/reading/memory/staff.ts'
import { bindAfter, forgetAfter } from '#model/doing/replies/after-reply.ts'
import { replyDraftName } from '#model/doing/tickets/drafted.ts'
import { blanksIn, withKeys } from '#model/doing/replies/reply-blanks.ts'
import { isReply } from '#model/doing/replies/reply-name.ts'
import { replyParts, restAfter } from '#model/doing/replies/reply-parts.ts'
import { replyText } from '#model/doing/replies/reply-text.ts'
import { forgetProgress, partsProgress, sendInParts } from '#model/doing/tickets/send-parts.ts'
import { outcomeReadiness } from '#model/doing/writes/readiness.ts'
import { unreportedWrites } from '#model/doing/writes/reporting.ts'
import { useObservable } from '#base/storage/use-observable.ts'
import { replies, type ReplyTarget, replyOf } from '#model/doing/writes/kinds/reply.ts'
import { isSettled } from '#model/doing/writes/state.ts'
import { useWriteForm } from '#model/hooks/use-write-form.ts'

const { message: limit } = ReplyToTicket.shape
export const { maximum: LONGEST_REPLY = Infinity } = limitsOf(limit)

/** Replies on their way at the same time; more would be hard to take back. */
const MOST_UNDER_WAY = 10

/** The box shows masks where keys are. */
const sentText = (text: string) => replyText(withKeys(text))

const partsOf = (text: string) => replyParts(text, LONGEST_REPLY, withKeys)

/** A reply over the limit leaves in parts, each of which keeps to it. */
const ReplyForm = z.object({
  message: z.string().check(
    z.refine((text) => blanksIn(text).length === 0),
    z.refine((text) => {
      const parts = partsOf(text)
      return parts?.every((part) => z.safeParse(limit, part.text).success) ?? false
    }),
  ),
})

/** The typed text, its draft and the reply's write; `entries` are what the merchant has read. */
type Typed = z.input<typeof ReplyForm>

export function useReplyForm(
  target: ReplyTarget,
  account: string,
  entries: readonly TicketEntry[],
  frame: string,
) {
  const draftName = replyDraftName(account, target.storeId, target.ticketId)
  const form = useWriteForm(replies.get(target), draftName)
  const { state, draft } = form
  const others = useObservable(unreportedWrites).filter(isReply)
  const underWay = others.filter(({ process }) => !isSettled(process.state())).length
  const refusal =
    underWay >= MOST_UNDER_WAY
      ? t`${MOST_UNDER_WAY} replies are on their way. Wait for one to leave.`
      : form.refusal
  const earlier = typeof draft.stored?.value === 'string' ? draft.stored.value : ''
  const { control, handleSubmit, setValue } = useForm<Typed>({
    resolver: zodResolver(ReplyForm),
    defaultValues: { message: earlier },
  })
  const text = useWatch({ control, name: 'message' })
  const setText = (message: string) => setValue('message', message)
  const [sent, setSent] = useState<string>()
  const { length } = sentText(text)
  const parts = partsOf(text)
  const progress = useStore(partsProgress).get(target.ticketId)
  const isBusy = form.isBusy || progress?.isUnderWay === true
  const blanks = blanksIn(text).length
  const newer = state.phase === 'not-sent' ? state.change : undefined
  const [read, setRead] = useState(entries)
  const unread = unreadIn(entries, read)
  const own = new Set(useStore(ownEntries(target.storeId)))
  const [begun, setBegun] = useState('')
  const isUntouched = text === '' || text === begun
  // Until the merchant begins to write, new messages count as read.
  if (isUntouched && unread.length > 0) setRead(entries)

  useArrival(state, function clearSent(done) {
    if (done.phase !== 'done') return
    // Text typed since, here or in another tab, stays.
    const isDraftSent =
      form.process.attempt()?.draft === draftReference(draftName, contentOf(earlier))
    const sentTexts = [
      done.isEarlier ? undefined : sent,
      isDraftSent ? sentText(earlier) : undefined,
      replyText(done.effect[0]?.message ?? ''),
    ]
    if (sentTexts.includes(sentText(text))) return setText('')
    // An earlier page has sent the first part of what the draft still holds.
    const rest = restAfter(text, done.effect[0]?.message ?? '', withKeys)
    if (!progress && rest !== undefined) setText(rest)
    return undefined
  })

  useArrival(progress, function showRest({ rests, sent: count }) {
    if (rests.slice(0, count).includes(text)) setText(rests[count] ?? '')
  })

  function deliver(message: string, seen: readonly TicketEntry[], holdFor: number) {
    const messages = partsOf(message) ?? []
    bindAfter(target, messages.at(-1)?.text ?? '')
    if (messages.length === 1) {
      setSent(sentText(message))
      form.send(replyOf(target, sentText(message), seen), holdFor)
    } else if (!refusal) {
      // The draft is on disk before the first part leaves.
      draft.keep(message)
      void sendInParts({ target, draftName, text: message, parts: messages, read: seen, holdFor })
    }
  }

  return {
    ...form,
    refusal,
    isBusy,
    text,
    isUntouched,
    /** Shows greeting and signature; they become a draft with the first typed letter. */
    begin: () => {
      if (!isUntouched || isBusy) return
      setBegun(frame)
      setText(frame)
    },
    end: () => isUntouched && setText(''),
    length,
    /** More than one if the text is too long for one message; undefined if no number is enough. */
    parts,
    progress,
    blanks,
    newer,
    /** Messages that came in since the merchant began to write. */
    unread: unread.filter((entry) => !own.has(ownEntryDigest(entry))),
    markRead: () => setRead(entries),
    isFromEarlier: draft.stored !== undefined && text === earlier && earlier !== '',
    isGettingReady: useStore(outcomeReadiness) === 'loading',
    canSend:
      z.safeParse(ReplyForm, { message: text }).success &&
      !isUntouched &&
      !isBusy &&
      !newer &&
      refusal === undefined,

    write: (next: string) => {
      setText(next)
      // What an earlier text was to do is no part of a new one.
      if (next === '' || isUntouched) forgetAfter(target)
      forgetProgress(target.ticketId)
      if (next === '') draft.forget()
      else draft.keep(next)
      if (!isBusy && state.phase !== 'review') form.dismiss()
    },

    sendHeld: handleSubmit(({ message }) => deliver(message, read, preferences().replyHold * 1000)),

    /** Sends despite newer messages, because the merchant has now seen them. */
    sendAnyway: () => blanks === 0 && deliver(text, [...entries, ...(newer ?? [])], 0),
  }
}

function unreadIn(entries: readonly TicketEntry[], read: readonly TicketEntry[]): TicketEntry[] {
  const known = new Set(read.map(entryKey))
  return entries.filter((entry) => !known.has(entryKey(entry)))
}
