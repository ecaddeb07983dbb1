import { type ApiError, toApiError } from '#api/errors.ts'
import type { OperationId } from '#api/operations.ts'
import { DELIVERY_LIMIT, QUIET_AFTER, waitAfter } from './schedule.ts'
import { eventOf, unprepared } from './events.ts'
import type { OpenWrite, Trace } from './journal.ts'
import { isOpen, reduceWrite, type WriteEvent, type WriteState } from './machine.ts'
import type { WriteCaller, WriteOutcome } from '#api/write.ts'

/** What the last look before sending says of a write that was confirmed. */
export type Look<Answer, Effect, Change> =
  | { is: 'already'; effect: Effect }
  /** Not what the merchant decided by. */
  | { is: 'changed'; change?: Change }
  | {
      is: 'ready'
      trace: Trace
      send: (caller: WriteCaller<Answer>) => Promise<WriteOutcome<Answer>>
      /** What a yes says was done; undefined when only the record can show it. */
      effectOf: (answer: Answer | undefined) => Effect | undefined
    }

/** How the record of one kind of write is read, and its effect recognised in it. */
export type WriteReading<Target, Reading, Effect> = {
  readOperation: OperationId
  read: (target: Target) => Promise<Reading>
  /** `answered` is what the service's yes has told already. */
  find: (
    reading: Reading,
    sent: { target: Target; trace: Trace; answered?: Effect },
  ) => Effect | 'unreadable' | undefined
}

/** A reading, or why there is none. */
type Fresh<Reading> = { record: Reading } | { error: ApiError }
type Entry = Pick<OpenWrite, 'operationId' | 'startedAt' | 'trace' | 'draft'>

/** All that reaches out of this page, so that a test can stand in for it. */
export type WriteDependencies = {
  now: () => number
  /** False when somebody else is at this record; then the work was not run. */
  withLock: (work: () => Promise<void>) => Promise<boolean>
  journal: { open: (entry: Entry) => void; close: (operationId: string) => void }
  newOperationId: () => string
  /** Calls back when a reading may work that did not before; gives back how to stop listening. */
  onHopeful: (wake: () => void) => () => void
}

export type WriteProcess<Target, Reading, Answer, Effect, Change> = {
  target: Target
  state: () => WriteState<Effect, Change>
  subscribe: (listener: () => void) => () => void
  /** The name of the draft that was sent last. */
  draft: () => string | undefined
  /** Looks at the record once more and, if that says so, sends once. */
  confirm: (look: (fresh: Reading) => Look<Answer, Effect, Change>, draft?: string) => Promise<void>
  /** Finds out what became of a write that was sent before this page was there. */
  resume: (entry: Entry) => Promise<void>
  /** Back to the beginning, where the outcome allows it. The journal forgets the earlier try. */
  review: () => void
  /** Back to the beginning after success. */
  again: () => void
  /** Another tab has begun with this record, or has come to an end. */
  tellElsewhere: (isBusy: boolean) => void
}

export function createWriteProcess<Target, Reading, Answer, Effect, Change>(
  { readOperation, read, find }: WriteReading<Target, Reading, Effect>,
  target: Target,
  { now, withLock, journal, newOperationId, onHopeful }: WriteDependencies,
): WriteProcess<Target, Reading, Answer, Effect, Change> {
  const listeners = new Set<() => void>()
  /** The tries this page has begun or taken up: what it has given up does not come back to it. */
  const taken = new Set<string>()
  let state: WriteState<Effect, Change> = { phase: 'review' }
  let openOperation: string | undefined
  let doneOperation: string | undefined
  let sentDraft: string | undefined
  let wake: (() => void) | undefined
  let underWay: Promise<unknown> = Promise.resolve()

  function dispatch(event: WriteEvent<Effect, Change>) {
    const next = reduceWrite(state, event)
    if (next === state) return
    state = next
    if (openOperation !== undefined && !isOpen(state)) {
      if (state.phase === 'done') doneOperation = openOperation
      journal.close(openOperation)
      openOperation = undefined
    }
    wake?.()
    for (const listener of listeners) tell(listener)
  }

  async function run(
    look: (fresh: Reading) => Look<Answer, Effect, Change>,
    draft: string | undefined,
  ) {
    const fresh = await reading()
    if ('error' in fresh) return dispatch({ type: 'not-sent', reason: 'failed', ...fresh })
    const found = look(fresh.record)
    if (found.is === 'already') return dispatch({ type: 'already', effect: found.effect })
    if (found.is === 'changed') {
      return dispatch({ type: 'not-sent', reason: 'changed', change: found.change })
    }
    // A late yes to an earlier try may have come in the meantime.
    if (state.phase !== 'prechecking') return

    const { trace, send, effectOf } = found
    const operationId = newOperationId()
    taken.add(operationId)
    openOperation = operationId
    sentDraft = draft
    journal.open({ operationId, startedAt: now(), trace, draft })
    dispatch({ type: 'send' })
    const hear = (outcome: WriteOutcome<Answer>) => dispatch(eventOf(outcome, effectOf))
    function onLateAnswer(late: WriteOutcome<Answer>) {
      const isOwn = openOperation === operationId
      // A late no belongs to its own try; a late yes is true as long as no other try is on.
      const isTrue = late.outcome === 'applied' && openOperation === undefined
      if (!isOwn && !(isTrue && doneOperation !== operationId)) return
      const hadGivenUp = state.phase === 'not-recorded'
      hear(late)
      if (hadGivenUp && state.phase === 'checking') void check(trace, now())
    }
    try {
      hear(await send({ operationId, onLateAnswer }))
    } catch (thrown) {
      dispatch({ type: 'unknown', error: toApiError(thrown, readOperation) })
    }
    await check(trace, now())
  }

  /** Reads until what became of the write is known; at least once, since a browser may repeat. */
  async function check(trace: Trace, silentSince: number) {
    for (let readings = 0; readings === 0 || state.phase === 'checking'; readings += 1) {
      if (state.phase === 'not-sent') return
      const isQuiet = now() - silentSince >= QUIET_AFTER
      dispatch(sight(await reading(), trace, isQuiet))
      if (state.phase !== 'checking') return
      await pause(waitAfter(readings))
    }
  }

  /** What a reading shows; one that failed or cannot be understood shows nothing. */
  function sight(
    fresh: Fresh<Reading>,
    trace: Trace,
    isQuiet: boolean,
  ): WriteEvent<Effect, Change> {
    try {
      if ('error' in fresh) return { type: 'unseen', isQuiet }
      const answered = state.phase === 'done' ? state.effect : undefined
      return { type: 'seen', effect: find(fresh.record, { target, trace, answered }), isQuiet }
    } catch {
      return { type: 'unseen', isQuiet }
    }
  }

  /** Ends what has not left yet; what has comes to its own end. */
  function stop(thrown: unknown) {
    if (state.phase === 'prechecking') dispatch(unprepared(thrown, readOperation))
  }

  /** A try that is done is still looked at once more: that is not somebody else. */
  function oneAfterTheOther(work: () => Promise<void>): Promise<boolean> {
    const turn = underWay.then(() => withLock(work))
    underWay = turn.catch(() => undefined)
    return turn
  }

  /** The record as it is now, or why it could not be read; it does not throw. */
  async function reading(): Promise<Fresh<Reading>> {
    try {
      return { record: await read(target) }
    } catch (thrown) {
      return { error: toApiError(thrown, readOperation) }
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

  return {
    target,
    state: () => state,
    draft: () => sentDraft,

    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    async confirm(look, draft) {
      if (state.phase !== 'review') return
      dispatch({ type: 'confirm' })
      try {
        const isFree = await oneAfterTheOther(() => run(look, draft))
        if (!isFree) dispatch({ type: 'not-sent', reason: 'elsewhere' })
      } catch (thrown) {
        stop(thrown)
      }
    },

    async resume({ operationId, startedAt, trace = {}, draft }) {
      if (state.phase !== 'review') return
      await oneAfterTheOther(async () => {
        if (state.phase !== 'review' || taken.has(operationId)) return
        taken.add(operationId)
        openOperation = operationId
        sentDraft = draft
        dispatch({ type: 'resume' })
        // A clock that was set back must not make us wait for hours.
        await check(trace, Math.min(startedAt, now()) + DELIVERY_LIMIT)
      })
    },

    review: () => dispatch({ type: 'review' }),
    again: () => dispatch({ type: 'again' }),

    tellElsewhere(isBusy) {
      if (isBusy && state.phase === 'review') dispatch({ type: 'not-sent', reason: 'elsewhere' })
      const isWaiting = state.phase === 'not-sent' && state.reason === 'elsewhere'
      if (!isBusy && isWaiting) dispatch({ type: 'review' })
    },
  }
}

/** What goes wrong on a screen keeps no write from its end. */
function tell(listener: () => void) {
  try {
    listener()
  } catch (error) {
    if ('reportError' in globalThis) reportError(error)
  }
}
