import type { ApiError } from '#api/errors.ts'
import type { OperationId } from '#api/operations.ts'
import type { WriteCaller, WriteOutcome } from '#api/write.ts'
import type { WriteFacts } from '#model/doing/activity/log.ts'
import type { Clock } from './clock.ts'
import type { Ending } from './ending.ts'
import type { Fingerprint, OpenWrite } from './journal.ts'
import type { Finding, WriteState } from './state.ts'

export type Own<Effect> = {
  /** Ids of entries and variants, however old. */
  ids: ReadonlySet<string>
  /** Effects so recent that a read may not show them yet. */
  recent: readonly Effect[]
  /** Values that the record is known to have had, as its kind names them. */
  seen: ReadonlySet<string>
}

/** The result of the last read before sending a confirmed write. */
export type Precheck<Answer, Effect, Change> =
  | { is: 'already'; effect: Effect }
  /** The record is not the one on which the merchant decided. */
  | { is: 'changed'; change?: Change }
  | {
      is: 'ready'
      fingerprint: Fingerprint
      /** For the activity log: what is about to change. */
      facts?: WriteFacts
      send: (caller: WriteCaller<Answer>) => Promise<WriteOutcome<Answer>>
      /** The effect that an acceptance shows; undefined if only the record can show it. */
      effectOf: (answer: Answer | undefined) => Effect | undefined
    }

export type Sent<Target, Effect> = {
  target: Target
  fingerprint: Fingerprint
  own: Own<Effect>
  /** The effect that the service's acceptance has already shown. */
  answered?: Effect
  isAccepted?: boolean
  isRefused?: boolean
  /** Whether the read was asked for so long after sending that it cannot lag behind that moment. */
  isAfterSending?: boolean
}

/** How one kind of write reads its record and recognises its effect. */
export type WriteReading<Target, Reading, Effect> = {
  readOperation: OperationId
  read: (target: Target) => Promise<Reading>
  find: (reading: Reading, sent: Sent<Target, Effect>) => Finding<Effect>
  /** Adds an effect to a read, for a service whose reads lag. */
  amend?: (reading: Reading, effect: Effect, target: Target) => Reading
  /** Ids of the new records, which tell an effect from similar ones. */
  idsOf?: (effect: Effect) => string[]
  /** Digests of the record's values, for a write that may return to one of them. */
  valuesOf?: (reading: Reading) => string[]
}

/** A read, or its error. */
export type Fresh<Reading> = { record: Reading } | { error: ApiError }
export type Entry = Pick<
  OpenWrite,
  'operationId' | 'startedAt' | 'fingerprint' | 'draft' | 'silentSince' | 'ending'
>

/** What was meant is known only to the page that sent it: the journal holds no words. */
export type Attempt = Entry & { facts?: WriteFacts }

/** Everything outside this module, so that tests can replace it. */
export type WriteDependencies<Effect> = {
  clock: Clock
  /** The platform’s time in its last answer, in milliseconds; undefined where answers tell none. */
  platformTime: () => number | undefined
  /** Resolves to false, without running the work, if somebody else is writing to this record. */
  withLock: (work: () => Promise<void>) => Promise<boolean>
  journal: {
    open: (entry: Entry) => void
    /** Keeps what is known of a write that may still have happened. */
    note: (operationId: string, known: Pick<Entry, 'ending' | 'silentSince'>) => void
    close: (operationId: string, ending: Ending | undefined) => void
    /** Closes the entry, and watches for its effect in later reads. */
    giveUp: (operationId: string, ending: Ending | undefined) => void
    /** This record's entries, from every page. */
    entries: () => Entry[]
  }
  own: {
    get: () => Own<Effect>
    remember: (effect: Effect, ids: string[]) => void
    see: (values: string[]) => void
  }
  newOperationId: () => string
  /** Calls back when a read has become more promising; returns a function that unsubscribes. */
  onHopeful: (wake: () => void) => () => void
}

export type ConfirmPrecheck<Reading, Answer, Effect, Change> = (
  fresh: Reading,
  own: Own<Effect>,
) => Precheck<Answer, Effect, Change>

export type WriteProcess<Target, Reading, Answer, Effect, Change> = {
  target: Target
  state: () => WriteState<Effect, Change>
  subscribe: (listener: () => void) => () => void
  /** The attempt that the state is about; undefined before the first. */
  attempt: () => Attempt | undefined
  /** Holds the write if asked to, reads the record once more, then sends once. */
  confirm: (
    precheck: ConfirmPrecheck<Reading, Answer, Effect, Change>,
    draft?: string,
    holdFor?: number,
  ) => Promise<void>
  /** Stops a held write, of which nothing has been sent. */
  takeBack: (reason: 'undone' | 'closed') => void
  /**
   * Reports that an earlier page closed while it held this write, unless another tab still does.
   */
  reportClosed: () => Promise<void>
  /** Finds the outcome of a write that an earlier page sent. */
  resume: (entry: Entry) => Promise<void>
  /** Compares a read made elsewhere with a write that was given up. */
  consider: (reading: Reading, entry?: Entry) => void
  /** Answers the question asked in the phase `likely`. */
  claim: () => void
  disclaim: () => Promise<void>
  /** Returns to the start if the outcome allows it; the journal forgets the earlier attempt. */
  review: () => void
  /** Returns to the start after success. */
  again: () => void
  /** Called when another tab starts or finishes with this record. */
  setBusyElsewhere: (isBusy: boolean) => void
}
