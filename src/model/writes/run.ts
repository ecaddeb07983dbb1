import { toApiError } from '#api/errors.ts'
import { DELIVERY_LIMIT, QUIET_AFTER, waitAfter } from './schedule.ts'
import { eventOf, unprepared } from './events.ts'
import type { Fingerprint } from './journal.ts'
import { isOpen, reduceWrite, type WriteEvent, type WriteState } from './machine.ts'
import type { WriteOutcome } from '#api/write.ts'
import type {
  Fresh,
  Precheck,
  WriteDependencies,
  WriteProcess,
  WriteReading,
} from './process-types.ts'

export function createWriteProcess<Target, Reading, Answer, Effect, Change>(
  { readOperation, read, find }: WriteReading<Target, Reading, Effect>,
  target: Target,
  { now, withLock, journal, newOperationId, onHopeful }: WriteDependencies,
): WriteProcess<Target, Reading, Answer, Effect, Change> {
  const listeners = new Set<() => void>()
  /** The tries this page has begun or taken up: what it has given up does not come back to it. */
  const handledIds = new Set<string>()
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
    for (const listener of listeners) notify(listener)
  }

  async function run(
    precheck: (fresh: Reading) => Precheck<Answer, Effect, Change>,
    draft: string | undefined,
    holdFor: number,
  ) {
    if (state.phase === 'holding') await hold(holdFor)
    if (state.phase !== 'prechecking') return
    const fresh = await reading()
    if ('error' in fresh) return dispatch({ type: 'not-sent', reason: 'failed', ...fresh })
    const found = precheck(fresh.record)
    if (found.is === 'already') return dispatch({ type: 'already', effect: found.effect })
    if (found.is === 'changed') {
      return dispatch({ type: 'not-sent', reason: 'changed', change: found.change })
    }
    // A late yes to an earlier try may have come in the meantime.
    if (state.phase !== 'prechecking') return

    const { fingerprint, send, effectOf } = found
    const operationId = newOperationId()
    handledIds.add(operationId)
    openOperation = operationId
    sentDraft = draft
    journal.open({ operationId, startedAt: now(), fingerprint, draft })
    dispatch({ type: 'send' })
    const hear = (outcome: WriteOutcome<Answer>) => dispatch(eventOf(outcome, effectOf))
    function onLateAnswer(late: WriteOutcome<Answer>) {
      const isOwn = openOperation === operationId
      // A late no belongs to its own try; a late yes is true as long as no other try is on.
      const isTrue = late.outcome === 'applied' && openOperation === undefined
      if (!isOwn && !(isTrue && doneOperation !== operationId)) return
      const hadGivenUp = state.phase === 'not-recorded'
      hear(late)
      if (hadGivenUp && state.phase === 'checking') void check(fingerprint, now())
    }
    try {
      hear(await send({ operationId, onLateAnswer }))
    } catch (thrown) {
      dispatch({ type: 'unknown', error: toApiError(thrown, readOperation) })
    }
    await check(fingerprint, now())
  }

  /** Reads until what became of the write is known; at least once, since a browser may repeat. */
  async function check(fingerprint: Fingerprint, silentSince: number) {
    for (let readings = 0; readings === 0 || state.phase === 'checking'; readings += 1) {
      if (state.phase === 'not-sent') return
      const isQuiet = now() - silentSince >= QUIET_AFTER
      dispatch(observe(await reading(), fingerprint, isQuiet))
      if (state.phase !== 'checking') return
      await pause(waitAfter(readings))
    }
  }

  /** What a reading shows; one that failed or cannot be understood shows nothing. */
  function observe(
    fresh: Fresh<Reading>,
    fingerprint: Fingerprint,
    isQuiet: boolean,
  ): WriteEvent<Effect, Change> {
    try {
      if ('error' in fresh) return { type: 'unseen', isQuiet }
      const answered = state.phase === 'done' ? state.effect : undefined
      return {
        type: 'seen',
        effect: find(fresh.record, { target, fingerprint, answered }),
        isQuiet,
      }
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

  /** Goes on by itself after the time, unless the write is taken back before. */
  async function hold(milliseconds: number) {
    const isOver = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(resolve, milliseconds, true)
      wake = () => {
        clearTimeout(timer)
        resolve(false)
      }
    })
    wake = undefined
    if (isOver) dispatch({ type: 'confirm' })
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

    async confirm(precheck, draft, holdFor = 0) {
      if (state.phase !== 'review') return
      dispatch(holdFor > 0 ? { type: 'hold', until: now() + holdFor } : { type: 'confirm' })
      try {
        const isFree = await oneAfterTheOther(() => run(precheck, draft, holdFor))
        if (!isFree) dispatch({ type: 'not-sent', reason: 'elsewhere' })
      } catch (thrown) {
        stop(thrown)
      }
    },

    async resume({ operationId, startedAt, fingerprint = {}, draft }) {
      if (state.phase !== 'review') return
      await oneAfterTheOther(async () => {
        if (state.phase !== 'review' || handledIds.has(operationId)) return
        handledIds.add(operationId)
        openOperation = operationId
        sentDraft = draft
        dispatch({ type: 'resume' })
        // A clock that was set back must not make us wait for hours.
        await check(fingerprint, Math.min(startedAt, now()) + DELIVERY_LIMIT)
      })
    },

    takeBack(reason) {
      if (state.phase === 'holding') dispatch({ type: 'not-sent', reason })
    },

    async reportClosed() {
      await oneAfterTheOther(async () => {
        if (state.phase === 'review') dispatch({ type: 'not-sent', reason: 'closed' })
      })
    },

    review: () => dispatch({ type: 'review' }),
    again: () => dispatch({ type: 'again' }),

    setBusyElsewhere(isBusy) {
      if (isBusy && state.phase === 'review') dispatch({ type: 'not-sent', reason: 'elsewhere' })
      const isWaiting = state.phase === 'not-sent' && state.reason === 'elsewhere'
      if (!isBusy && isWaiting) dispatch({ type: 'review' })
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
