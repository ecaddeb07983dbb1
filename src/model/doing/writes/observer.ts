import { toApiError } from '#api/errors.ts'
import type { AttemptState } from './attempt-state.ts'
import type { WriteEvent } from './machine.ts'
import type { Entry, Fresh, Sent, WriteDependencies, WriteReading } from './process-types.ts'
import { QUIET_AFTER } from '#api/quiet-after.ts'
import { LONGEST_LAG, READS_LAG, waitAfter } from './schedule.ts'

/** Milliseconds by which an answer may tell its time too early. */
const SECOND = 1_000

/** Reads the record of a write until its outcome is known. */
export function createObserver<Target, Reading, Effect, Change>(
  { readOperation, read, find, valuesOf }: WriteReading<Target, Reading, Effect>,
  target: Target,
  { clock, platformTime, journal, onHopeful, own }: WriteDependencies<Effect>,
  attempt: AttemptState<Effect, Change>,
) {
  /** Returns the present record, or why it could not be read, and when it was asked; never throws. */
  async function reading(): Promise<Fresh<Reading> & { at: number }> {
    for (;;) {
      const sleeps = clock.sleeps()
      const at = clock.now()
      const fresh = await read(target).then(
        (record) => ({ record }),
        (thrown: unknown) => ({ error: toApiError(thrown, readOperation) }),
      )
      // A read requested before a sleep shows the record as it was then.
      if (clock.sleeps() !== sleeps) continue
      if (valuesOf && 'record' in fresh) own.see(valuesOf(fresh.record))
      return { ...fresh, at }
    }
  }

  function sent(
    { fingerprint = {} }: Pick<Entry, 'fingerprint'>,
    silentFor: number,
  ): Sent<Target, Effect> {
    const state = attempt.current()
    return {
      target,
      fingerprint,
      // The fingerprint already holds what was known to be ours when it was sent.
      own: { ...attempt.own(), ids: attempt.disclaimed },
      answered: state.phase === 'done' ? state.effect : undefined,
      isAccepted: state.phase === 'done' || (state.phase === 'checking' && state.isAccepted),
      isRefused: state.phase === 'checking' && state.refused !== undefined,
      isAfterSending: silentFor >= LONGEST_LAG,
    }
  }

  /** Evaluates a read; one that failed or cannot be understood shows nothing. */
  function observe(
    fresh: Fresh<Reading>,
    entry: Entry,
    silentFor: number,
  ): WriteEvent<Effect, Change> {
    try {
      if ('error' in fresh) return { type: 'unobserved', error: fresh.error, silentFor }
      return { type: 'observed', finding: find(fresh.record, sent(entry, silentFor)), silentFor }
    } catch {
      return { type: 'unobserved', silentFor }
    }
  }

  /** Ends early if the state changes or a read has become more promising. */
  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        stopHoping()
        attempt.waiting.delete(end)
        resolve()
      }
      const timer = setTimeout(end, milliseconds)
      const stopHoping = onHopeful(end)
      attempt.waiting.add(end)
    })
  }

  return {
    reading,

    /**
     * Reads until the outcome is known, and at least once, since a browser may repeat a request. No
     * two pages share a steady clock, so what an earlier one has waited is known by the platform's
     * and by the browser's; of the two, which either may have been set anew, the shorter time counts.
     */
    async check(entry: Entry, silentSince: number, earlier?: Pick<Entry, 'silentSince'>) {
      const stopBeating = clock.onWake(() => {})
      let sleeps = clock.sleeps()
      let since = silentSince
      let kept = earlier?.silentSince
      let isNoted = false
      let readings = 0
      do {
        if (attempt.current().phase === 'not-sent') break
        const fresh = await reading()
        const told = 'record' in fresh ? platformTime() : undefined
        if (told !== undefined && kept !== undefined) {
          const waited = Math.min(told - kept.platform, Date.now() - kept.here)
          since = Math.min(since, clock.now() - waited)
          kept = undefined
          isNoted = true
        }
        const silentFor = fresh.at - since
        attempt.dispatch(observe(fresh, entry, silentFor))
        if (attempt.current().phase !== 'checking') break
        if (told !== undefined && !isNoted) {
          const [platform, here] = [told + SECOND - silentFor, Date.now() - silentFor]
          journal.note(entry.operationId, { silentSince: { platform, here } })
          isNoted = true
        }
        const due = Math.max(0, Math.ceil(since + QUIET_AFTER - clock.now()))
        await pause(Math.min(waitAfter(readings), silentFor < QUIET_AFTER ? due : Infinity))
        readings += 1
        if (clock.sleeps() === sleeps) continue
        // A request may have slept along with the device, so the minute of silence starts again.
        sleeps = clock.sleeps()
        since = Math.max(since, clock.now())
        kept = undefined
        isNoted = false
        readings = 0
      } while (attempt.current().phase === 'checking')
      stopBeating()
    },

    /** Keeps reading after an answer until a read shows its effect, or should have. */
    async follow(entry: Entry) {
      const until = clock.now() + READS_LAG
      const isAnswered = () => {
        const state = attempt.current()
        return state.phase === 'done' && state.evidence === 'answer' && attempt.last() === entry
      }
      for (let readings = 0; isAnswered() && clock.now() < until; readings += 1) {
        await pause(waitAfter(readings))
        if (isAnswered()) attempt.dispatch(observe(await reading(), entry, 0))
      }
    },

    /** Checks whether a read made elsewhere shows the effect beyond doubt. */
    recognise(
      record: Reading,
      entry: Pick<Entry, 'fingerprint' | 'startedAt'>,
    ): Effect | undefined {
      try {
        const age = Math.abs(Date.now() - entry.startedAt)
        const known = { ...sent(entry, age), own: attempt.own(), answered: undefined }
        const finding = find(record, known)
        return finding.match === 'certain' ? finding.effect : undefined
      } catch {
        return undefined
      }
    },
  }
}
