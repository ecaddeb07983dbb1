import type { Entry, Own, WriteDependencies, WriteReading } from './process-types.ts'
import { isOpen, reduceWrite, type WriteEvent, type WriteState } from './machine.ts'

export type AttemptState<Effect, Change> = ReturnType<typeof createAttemptState<Effect, Change>>

/** The state of one record's write, and what the journal and the page remember of it. */
export function createAttemptState<Effect, Change>(
  { idsOf }: Pick<WriteReading<never, never, Effect>, 'idsOf'>,
  { journal, own }: Pick<WriteDependencies<Effect>, 'journal' | 'own'>,
) {
  const listeners = new Set<() => void>()
  /** What the merchant has said is not theirs. */
  const disclaimed = new Set<string>()
  /** What else waits for the state to change. */
  const waiting = new Set<() => void>()
  let state: WriteState<Effect, Change> = { phase: 'review' }
  let open: Entry | undefined
  let last: Entry | undefined
  let doneOperation: string | undefined

  function dispatch(event: WriteEvent<Effect, Change>) {
    const next = reduceWrite(state, event)
    if (next === state) return
    const before = state
    state = next
    if (state.phase === 'done' && state.evidence !== 'before') {
      own.remember(state.effect, idsOf?.(state.effect) ?? [])
    }
    if (open !== undefined && !isOpen(state)) closeJournal(open, before)
    for (const end of waiting) end()
    for (const listener of listeners) notify(listener)
  }

  function closeJournal({ operationId }: Entry, before: WriteState<Effect, Change>) {
    open = undefined
    if (state.phase === 'done') doneOperation = operationId
    const isOver =
      state.phase === 'done' || (before.phase === 'sending' && state.phase === 'not-sent')
    if (isOver) journal.close(operationId)
    else journal.giveUp(operationId)
  }

  return {
    current: () => state,
    dispatch,
    /** The try whose outcome is open. */
    open: () => open,
    /** The try that was sent or taken up last. */
    last: () => last,
    doneOperation: () => doneOperation,
    begin(entry: Entry) {
      open = entry
      last = entry
    },
    disclaim(effect: Effect) {
      for (const id of idsOf?.(effect) ?? []) disclaimed.add(id)
    },
    own: (): Own<Effect> => own.get(),
    disclaimed,
    waiting,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** What goes wrong on a screen keeps no write from its end. */
function notify(listener: () => void) {
  try {
    listener()
  } catch (error) {
    if ('reportError' in globalThis) reportError(error)
  }
}
