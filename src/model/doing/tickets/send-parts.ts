import type { TicketEntry } from '#api/schemas/tickets.ts'
import { contentOf, draftReference, saveDraft } from '#base/drafts/draft-store.ts'
import { ownedStore } from '#base/storage/owned.ts'
import { sameAccount } from '#model/reading/memory/same-account.ts'
import { replies, replyOf, type ReplyTarget } from '#model/doing/writes/kinds/reply.ts'
import type { ReplyPart } from '#model/doing/replies/reply-parts.ts'

export type PartsProgress = {
  sent: number
  of: number
  isUnderWay: boolean
  rests: readonly string[]
}

export const partsProgress = ownedStore<ReadonlyMap<string, PartsProgress>>(new Map())

type Sending = {
  target: ReplyTarget
  draftName: string
  text: string
  parts: readonly ReplyPart[]
  read: readonly TicketEntry[]
  holdFor: number
}

/**
 * Sends each part once the one before it is proved to be in the ticket, and otherwise stops.
 */
export async function sendInParts({ target, draftName, text, parts, read, holdFor }: Sending) {
  const process = replies.get(target)
  const isOurs = sameAccount()
  const rests = [text, ...parts.map(({ rest }) => rest)]
  let sent = 0
  const tell = (isUnderWay: boolean) => {
    const progress = { sent, of: parts.length, isUnderWay, rests }
    partsProgress.set(new Map([...partsProgress.get(), [target.ticketId, progress]]))
  }
  tell(true)
  for (const part of parts) {
    process.review()
    process.again()
    const reference = draftReference(draftName, contentOf(rests[sent]))
    const isLast = part === parts.at(-1)
    await process.confirm(
      replyOf(target, part.text, read),
      isLast ? reference : undefined,
      sent === 0 ? holdFor : 0,
    )
    if (process.state().phase !== 'done' || !isOurs()) break
    sent += 1
    // If the page closes now, the next one must offer only the rest.
    if (!isLast) await saveDraft(draftName, { value: part.rest, savedAt: Date.now() })
    tell(!isLast)
  }
  tell(false)
}

export function forgetProgress(ticketId: string) {
  if (!partsProgress.get().has(ticketId)) return
  partsProgress.set(new Map([...partsProgress.get()].filter(([id]) => id !== ticketId)))
}
