import { toApiError, type ApiError } from '#api/errors.ts'
import type { Ticket, TicketEntry } from '#api/schemas/tickets.ts'
import { DELIVERY_LIMIT, QUIET_AFTER, waitAfter } from '#api/write-check.ts'
import type { WriteCaller, WriteOutcome } from '#api/write.ts'
import {
  entryKey,
  isOpen,
  isUnderWay,
  newEntriesSaying,
  replyText,
  type ReplyState,
} from './reply-state.ts'

const HOLD_TIME = 5000

export type ReplyTarget = { storeId: string; customerId: string; ticketId: string }
type OpenReply = { operationId: string; startedAt: number; known: readonly string[] }

/** All that reaches out of this page, so that a test can stand in for it. */
export type ReplySurroundings = {
  now: () => number
  readTicket: (target: ReplyTarget) => Promise<Ticket>
  send: (
    target: ReplyTarget,
    message: string,
    caller: WriteCaller<Ticket>,
  ) => Promise<WriteOutcome<Ticket>>
  /** False when somebody else is answering this ticket; then the work was not run. */
  withLock: (ticketId: string, work: () => Promise<void>) => Promise<boolean>
  journal: { open: (entry: OpenReply, target: ReplyTarget) => void; close: (id: string) => void }
  newOperationId: () => string
  /** Calls back when a reading may work that did not before; gives back how to stop listening. */
  onHopeful: (wake: () => void) => () => void
}

export type ReplyProcess = {
  target: ReplyTarget
  state: () => ReplyState
  subscribe: (listener: () => void) => () => void
  /** Holds the reply back for a moment, looks at the ticket once more, then sends it once. */
  send: (draft: string, shown: readonly TicketEntry[]) => Promise<void>
  /** Only while nothing has left. */
  takeBack: () => void
  /** Sends although there are newer entries; they have been shown. */
  sendAnyway: (shown: readonly TicketEntry[]) => Promise<void>
  /** Finds out what became of a reply that an earlier page sent. */
  resume: (entry: OpenReply, draft: string) => Promise<void>
  /** Back to writing, where the outcome allows it; the journal forgets the try. */
  dismiss: () => void
}

export function createReplyProcess(
  target: ReplyTarget,
  { now, readTicket, send, withLock, journal, newOperationId, onHopeful }: ReplySurroundings,
): ReplyProcess {
  const listeners = new Set<() => void>()
  let state: ReplyState = { phase: 'writing' }
  let openOperation: string | undefined
  let wake: (() => void) | undefined

  function set(next: ReplyState) {
    state = next
    if (openOperation !== undefined && !isOpen(state)) {
      journal.close(openOperation)
      openOperation = undefined
    }
    for (const listener of listeners) listener()
    wake?.()
  }

  async function deliver(message: string, shown: readonly TicketEntry[]) {
    const isOurs = await withLock(target.ticketId, async () => {
      set({ phase: 'prechecking', message })
      const fresh = await look()
      if ('error' in fresh) return set({ phase: 'not-sent', message, reason: 'failed', ...fresh })
      const seen = new Set(shown.map(entryKey))
      const newer = fresh.entries.filter((entry) => !seen.has(entryKey(entry)))
      if (newer.length > 0) return set({ phase: 'newer', message, entries: newer })
      await sendOnce(message, fresh.entries)
    })
    if (!isOurs) set({ phase: 'not-sent', message, reason: 'elsewhere' })
  }

  async function sendOnce(message: string, before: readonly TicketEntry[]) {
    const known = new Set(before.map(entryKey))
    const operationId = newOperationId()
    openOperation = operationId
    journal.open({ operationId, startedAt: now(), known: [...known] }, target)
    set({ phase: 'sending', message })
    // A late answer counts as long as its own try is still on screen.
    let late: WriteOutcome<Ticket> | undefined
    const outcome = await send(target, message, {
      operationId,
      onLateAnswer(answer) {
        late = answer
        const mine = openOperation === operationId || state.phase === 'not-recorded'
        const entries = mine ? entriesIn(answer, message, known) : []
        if (entries.length > 0) set({ phase: 'sent', message, entries })
        else wake?.()
      },
    })
    if (outcome.outcome === 'not-sent') {
      return set({ phase: 'not-sent', message, reason: 'failed', error: outcome.error })
    }
    const entries = entriesIn(outcome, message, known)
    if (entries.length > 0) return set({ phase: 'sent', message, entries })
    await check({ message, known, silentSince: now(), answer: () => late ?? outcome })
  }

  type Check = {
    message: string
    known: ReadonlySet<string>
    silentSince: number
    answer?: () => WriteOutcome<Ticket>
  }

  /** Reads the ticket until what became of the reply is known. */
  async function check({ message, known, silentSince, answer }: Check) {
    for (let readings = 0; ; readings += 1) {
      const outcome = answer?.()
      const error = outcome && 'error' in outcome ? outcome.error : undefined
      const isQuiet = now() - silentSince >= QUIET_AFTER
      set({ phase: 'checking', message, error, isQuiet })
      const fresh = await look()
      // Meanwhile a late answer, or the merchant, may have ended it.
      if (!isChecking()) return
      if (!('error' in fresh)) {
        const entries = newEntriesSaying(message, fresh.entries, known)
        if (entries.length > 0) return set({ phase: 'sent', message, entries })
        if (outcome?.outcome === 'rejected') {
          return set({ phase: 'rejected', message, error: outcome.error })
        }
        if (isQuiet) {
          const phase = outcome?.outcome === 'applied' ? 'not-shown' : 'not-recorded'
          return set({ phase, message })
        }
      }
      await pause(waitAfter(readings))
      if (!isChecking()) return
    }
  }

  const isChecking = () => state.phase === 'checking'

  /** The ticket as it is now, or why it could not be read; it does not throw. */
  async function look(): Promise<Ticket | { error: ApiError }> {
    try {
      return await readTicket(target)
    } catch (thrown) {
      return { error: toApiError(thrown, 'getCustomer') }
    }
  }

  /** Ends early when the state changes or a reading has better chances than before. */
  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        stopHoping()
        wake = undefined
        resolve()
      }
      const timer = setTimeout(end, milliseconds)
      const stopHoping = onHopeful(end)
      wake = end
    })
  }

  /** Nothing but our own change of mind ends it early. */
  async function hold(message: string): Promise<boolean> {
    set({ phase: 'holding', message, until: now() + HOLD_TIME })
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, HOLD_TIME)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    wake = undefined
    return state.phase === 'holding'
  }

  return {
    target,
    state: () => state,

    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    async send(draft, shown) {
      const message = replyText(draft)
      if (isUnderWay(state) || message === '') return
      if (await hold(message)) await deliver(message, shown)
    },

    takeBack() {
      if (state.phase === 'holding') set({ phase: 'writing' })
    },

    async sendAnyway(shown) {
      if (state.phase !== 'newer') return
      const { message, entries } = state
      await deliver(message, [...shown, ...entries])
    },

    async resume({ operationId, startedAt, known }, draft) {
      if (isUnderWay(state)) return
      const message = replyText(draft)
      await withLock(target.ticketId, async () => {
        openOperation = operationId
        // A clock that was set back must not make us wait for hours.
        const silentSince = Math.min(startedAt, now()) + DELIVERY_LIMIT
        await check({ message, known: new Set(known), silentSince })
      })
    },

    dismiss() {
      const mayLeave = !isUnderWay(state) || (state.phase === 'checking' && state.isQuiet)
      if (mayLeave) set({ phase: 'writing' })
    },
  }
}

function entriesIn(
  outcome: WriteOutcome<Ticket>,
  message: string,
  known: ReadonlySet<string>,
): TicketEntry[] {
  const answered = outcome.outcome === 'applied' ? outcome.data : undefined
  return newEntriesSaying(message, answered?.entries ?? [], known)
}
