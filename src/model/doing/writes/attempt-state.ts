import type { Attempt, Own, WriteDependencies, WriteReading } from './process-types.ts'
import { type Ending, endingOf } from './ending.ts'
import { reduceWrite, type WriteEvent } from './machine.ts'
import { isOpen, type WriteState } from './state.ts'

export type AttemptState<Effect, Change> = ReturnType<typeof createAttemptState<Effect, Change>>

export function createAttemptState<Effect, Change>(
  { idsOf }: Pick<WriteReading<never, never, Effect>, 'idsOf'>,
  { journal, own }: Pick<WriteDependencies<Effect>, 'journal' | 'own'>,
) {
  const listeners = new Set<() => void>()
  /** Ids that the merchant has said are not theirs. */
  const disclaimed = new Set<string>()
  const waiting = new Set<() => void>()
  let state: WriteState<Effect, Change> = { phase: 'review' }
  let open: Attempt | undefined
  let last: Attempt | undefined
  let doneOperation: string | undefined

  function dispatch(event: WriteEvent<Effect, Change>, entry = last) {
    const next = reduceWrite(state, event)
    if (next === state) return
    last = entry
    const before = state
    state = next
    if (state.phase === 'done' && state.evidence !== 'before') {
      own.remember(state.effect, idsOf?.(state.effect) ?? [])
    }
    if (open !== undefined) {
      const ending = endingOf(state)
      if (!isOpen(state)) closeJournal(open, before, ending)
      else if (ending) journal.note(open.operationId, { ending })
    }
    for (const end of waiting) end()
    for (const listener of listeners) notify(listener)
  }

  function closeJournal(
    { operationId }: Attempt,
    before: WriteState<Effect, Change>,
    ending: Ending | undefined,
  ) {
    open = undefined
    if (state.phase === 'done') doneOperation = operationId
    const isOver =
      state.phase === 'done' || (before.phase === 'sending' && state.phase === 'not-sent')
    if (isOver) journal.close(operationId, ending)
    else journal.giveUp(operationId, ending)
  }

  return {
    current: () => state,
    dispatch,
    open: () => open,
    last: () => last,
    doneOperation: () => doneOperation,
    begin(entry: Attempt) {
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

/** A listener that throws must not stop the write. */
function notify(listener: () => void) {
  try {
    listener()
  } catch (error) {
    if ('reportError' in globalThis) reportError(error)
  }
}
