import type { TicketEntry } from '#api/schemas/tickets.ts'
import { replies, type ReplyTarget, replyOf } from './reply.ts'
import { isBusy, newerEntries, type ReplyState, replyText } from './reply-state.ts'

const HOLD_TIME = 5000

export type ReplyProcess = {
  write: Write
  state: () => ReplyState
  subscribe: (listener: () => void) => () => void
  /** Holds the reply back for a moment, looks at the ticket once more, then sends it once. */
  send: (text: string, shown: readonly TicketEntry[], draft?: string) => Promise<void>
  /** Only while nothing has left. */
  takeBack: () => void
  /** Sends although there are newer entries; they have been shown. */
  sendAnyway: (shown: readonly TicketEntry[]) => Promise<void>
  /** Back to writing, where the outcome allows it; the journal forgets the try. */
  dismiss: () => void
}
type Write = ReturnType<typeof replies.get>
type Send = Parameters<typeof replyOf>[3]

const processes = new WeakMap<object, ReplyProcess>()

/** The reply to a ticket, with the moment in which it has not left yet. */
export function replyProcess(target: ReplyTarget): ReplyProcess {
  const write = replies.get(target)
  const process = processes.get(write) ?? createReplyProcess(write)
  processes.set(write, process)
  return process
}

export function createReplyProcess(write: Write, send?: Send): ReplyProcess {
  const listeners = new Set<() => void>()
  let holding: Extract<ReplyState, { phase: 'holding' }> | undefined
  let letGo: ((isSent: boolean) => void) | undefined
  let message = ''
  let draft: string | undefined
  write.subscribe(notify)

  function notify() {
    for (const listener of listeners) listener()
  }

  const state = (): ReplyState => holding ?? write.state()

  /** Nothing but our own change of mind ends it early. */
  async function hold(): Promise<boolean> {
    holding = { phase: 'holding', until: Date.now() + HOLD_TIME }
    notify()
    const isSent = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(resolve, HOLD_TIME, true)
      letGo = (value) => {
        clearTimeout(timer)
        resolve(value)
      }
    })
    holding = undefined
    letGo = undefined
    if (!isSent) notify()
    return isSent
  }

  function begin(shown: readonly TicketEntry[]) {
    write.review()
    write.again()
    return write.confirm(replyOf(write.target, message, shown, send), draft)
  }

  return {
    write,
    state,

    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    async send(text, shown, draftName) {
      if (isBusy(state()) || replyText(text) === '') return
      message = replyText(text)
      draft = draftName
      if (await hold()) await begin(shown)
    },

    takeBack: () => letGo?.(false),

    async sendAnyway(shown) {
      const newer = newerEntries(state())
      if (newer) await begin([...shown, ...newer])
    },

    dismiss() {
      if (holding) return
      write.review()
      write.again()
    },
  }
}
