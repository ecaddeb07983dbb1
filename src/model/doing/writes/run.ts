import { toApiError, ApiError } from '#api/errors.ts'
import type { WriteOutcome } from '#api/write.ts'
import { createAttemptState } from './attempt-state.ts'
import { type Ending, isUndecided, refusalIn, silenceBefore } from './ending.ts'
import { createObserver } from './observer.ts'
import type {
  ConfirmPrecheck,
  Entry,
  Precheck,
  WriteDependencies,
  WriteProcess,
  WriteReading,
} from './process-types.ts'
import { DELIVERY_LIMIT } from './schedule.ts'
import type { OperationId } from '#api/operations.ts'
import { t } from '#base/language/words.ts'
import type { WriteEvent } from './machine.ts'

export function createWriteProcess<Target, Reading, Answer, Effect, Change>(
  kind: WriteReading<Target, Reading, Effect>,
  target: Target,
  dependencies: WriteDependencies<Effect>,
): WriteProcess<Target, Reading, Answer, Effect, Change> {
  type Ready = Extract<Precheck<Answer, Effect, Change>, { is: 'ready' }>
  const { clock, journal } = dependencies
  const attempt = createAttemptState<Effect, Change>(kind, dependencies)
  const observer = createObserver(kind, target, dependencies, attempt)
  const { dispatch } = attempt
  const state = attempt.current
  /** Ids that this page has started or resumed; it never resumes an attempt that it gave up. */
  const handledIds = new Set<string>()
  let underWay: Promise<unknown> = Promise.resolve()

  async function run(
    precheck: ConfirmPrecheck<Reading, Answer, Effect, Change>,
    draft: string | undefined,
    holdUntil: number,
  ) {
    // Waiting for the lock counts as well.
    if (state().phase === 'holding') await hold(holdUntil - clock.now())
    if (state().phase !== 'prechecking') return
    const earlier = journal
      .entries()
      .find(({ operationId, ending }) => isUndecided(ending) && !handledIds.has(operationId))
    // Nothing is sent while the outcome of an earlier attempt is unknown.
    if (earlier) return takeOver(earlier)
    const fresh = await observer.reading()
    if ('error' in fresh) return dispatch({ type: 'not-sent', reason: 'failed', ...fresh })
    const own = attempt.own()
    const amend = (record: Reading, effect: Effect) =>
      kind.amend ? kind.amend(record, effect, target) : record
    const found = precheck(own.recent.reduce(amend, fresh.record), own)
    if (found.is === 'already') return dispatch({ type: 'already', effect: found.effect })
    if (found.is === 'changed') {
      return dispatch({ type: 'not-sent', reason: 'changed', change: found.change })
    }
    // A late acceptance of an earlier attempt may have arrived meanwhile.
    if (state().phase === 'prechecking') await send(found, draft)
  }

  /** Continues after the given time unless the write is taken back before. */
  async function hold(milliseconds: number) {
    const isOver = await new Promise<boolean>((resolve) => {
      const end = (isInTime: boolean) => {
        clearTimeout(timer)
        attempt.waiting.delete(stop)
        resolve(isInTime)
      }
      const stop = () => end(false)
      const timer = setTimeout(end, milliseconds, true)
      attempt.waiting.add(stop)
    })
    if (isOver) dispatch({ type: 'confirm' })
  }

  async function send({ fingerprint, facts, send: deliver, effectOf }: Ready, draft?: string) {
    const operationId = dependencies.newOperationId()
    const opened = { operationId, startedAt: Date.now(), fingerprint, draft }
    const entry = { ...opened, facts }
    handledIds.add(operationId)
    journal.open(opened)
    attempt.begin(entry)
    dispatch({ type: 'send' })
    const onAnswer = (outcome: WriteOutcome<Answer>) => dispatch(eventOf(outcome, effectOf), entry)
    function onLateAnswer(late: WriteOutcome<Answer>) {
      const open = attempt.open()
      const isOwn = open?.operationId === operationId
      // A late refusal concerns only its own attempt; a late acceptance holds while no other is
      // open.
      const isTrue = late.outcome === 'applied' && open === undefined
      if (!isOwn && !(isTrue && attempt.doneOperation() !== operationId)) return
      const hadEnded = state().phase !== 'checking'
      onAnswer(late)
      if (hadEnded && state().phase === 'checking') void observer.check(entry, clock.now())
    }
    try {
      onAnswer(await deliver({ operationId, onLateAnswer }))
    } catch (thrown) {
      dispatch({ type: 'unknown', error: toApiError(thrown, kind.readOperation) })
    }
    await observer.check(entry, clock.now())
    void observer.follow(entry)
  }

  async function resumeAttempt(entry: Entry) {
    handledIds.add(entry.operationId)
    attempt.begin(entry)
    dispatch({ type: 'resume' })
    // It may still be under way, unless the earlier page has kept since when it can’t be.
    await observer.check(entry, clock.now() + DELIVERY_LIMIT, entry)
  }

  /**
   * Reports again how an attempt ended on an earlier page: one read is enough, unless the service
   * accepted it and its reads lag behind.
   */
  async function recall(entry: Entry, ending: Ending) {
    handledIds.add(entry.operationId)
    attempt.begin(entry)
    if (ending.is === 'never-left') return dispatch({ type: 'not-sent', reason: 'failed' })
    const error = refusalIn(ending, kind.readOperation)
    dispatch({ type: 'resume' })
    if (error) dispatch({ type: 'refused', error })
    if (ending.is === 'done') dispatch({ type: 'accepted' })
    await observer.check(entry, clock.now() - silenceBefore(ending))
  }

  const takeOver = (entry: Entry) =>
    entry.ending ? recall(entry, entry.ending) : resumeAttempt(entry)

  /**
   * A finished attempt still does one confirming read; queue behind it instead of reporting "busy
   * elsewhere".
   */
  function enqueue(work: () => Promise<void>): Promise<boolean> {
    const turn = underWay.then(() => dependencies.withLock(work))
    underWay = turn.catch(() => undefined)
    return turn
  }

  return {
    target,
    state,
    attempt: attempt.last,
    subscribe: (listener) => attempt.subscribe(listener),

    async confirm(precheck, draft, holdFor = 0) {
      if (state().phase !== 'review') return
      dispatch(holdFor > 0 ? { type: 'hold', until: Date.now() + holdFor } : { type: 'confirm' })
      const holdUntil = clock.now() + holdFor
      try {
        const isFree = await enqueue(() => run(precheck, draft, holdUntil))
        if (!isFree) dispatch({ type: 'not-sent', reason: 'elsewhere' })
      } catch (thrown) {
        // Ends what was not sent; a sent write reaches its own end.
        if (state().phase === 'prechecking') dispatch(unprepared(thrown, kind.readOperation))
      }
    },

    async resume(entry) {
      const isTaken = () => state().phase !== 'review' || handledIds.has(entry.operationId)
      if (isTaken()) return
      await enqueue(async () => {
        // The page that held the lock may have finished in the meantime.
        const kept = journal.entries().find((one) => one.operationId === entry.operationId)
        if (!isTaken() && kept) await takeOver(kept)
      })
    },

    consider(reading, givenUp) {
      const isUnproved = ['likely', 'rejected', 'not-recorded', 'unprovable'].includes(
        state().phase,
      )
      const entry = givenUp ?? (isUnproved ? attempt.last() : undefined)
      const effect = entry && observer.recognise(reading, entry)
      if (entry && effect !== undefined) dispatch({ type: 'appeared', effect }, entry)
    },

    claim: () => dispatch({ type: 'claim' }),

    async disclaim() {
      const current = state()
      const entry = attempt.open()
      if (current.phase !== 'likely' || !entry) return
      attempt.disclaim(current.candidate)
      dispatch({ type: 'disclaim' })
      // This only reads, so it need not wait for another tab.
      await observer.check(entry, clock.now())
    },

    takeBack(reason) {
      if (state().phase === 'holding') dispatch({ type: 'not-sent', reason })
    },

    async reportClosed() {
      await enqueue(async () => {
        if (state().phase === 'review') dispatch({ type: 'not-sent', reason: 'closed' })
      })
    },

    review: () => dispatch({ type: 'review' }),
    again: () => dispatch({ type: 'again' }),

    setBusyElsewhere(isBusy) {
      if (isBusy && state().phase === 'review') dispatch({ type: 'not-sent', reason: 'elsewhere' })
      const current = state()
      const isWaiting = current.phase === 'not-sent' && current.reason === 'elsewhere'
      if (!isBusy && isWaiting) dispatch({ type: 'review' })
    },
  }
}

/** Translates an answer, or its absence, into an event of the state machine. */
function eventOf<Answer, Effect, Change>(
  outcome: WriteOutcome<Answer>,
  effectOf: (answer: Answer | undefined) => Effect | undefined,
): WriteEvent<Effect, Change> {
  switch (outcome.outcome) {
    case 'applied':
      return { type: 'accepted', effect: effectOf(outcome.data) }
    case 'rejected':
      return { type: 'refused', error: outcome.error }
    case 'unknown':
      return { type: 'unknown', error: outcome.error }
    case 'not-sent':
      break
  }
  return { type: 'not-sent', reason: 'failed', error: outcome.error }
}

/** An error on this page before anything was sent. */
function unprepared(thrown: unknown, operation: OperationId): WriteEvent<never, never> {
  const error =
    thrown instanceof ApiError
      ? thrown
      : new ApiError({
          kind: 'invalid',
          operation,
          message: t`This browser couldn’t prepare the request. Open this page over https, in a recent browser.`,
          cause: thrown,
        })
  return { type: 'not-sent', reason: 'failed', error }
}
