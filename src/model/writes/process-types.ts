import type { ApiError } from '#api/errors.ts'
import type { OperationId } from '#api/operations.ts'
import type { WriteCaller, WriteOutcome } from '#api/write.ts'
import type { Clock } from './clock.ts'
import type { Fingerprint, OpenWrite } from './journal.ts'
import type { Finding, WriteState } from './machine.ts'

/** What is known to be ours of a record, by earlier answers. */
export type Own<Effect> = {
  /** Of entries and variants, whenever they were made. */
  ids: ReadonlySet<string>
  /** What was done so lately that a reading may not show it yet. */
  recent: readonly Effect[]
}

/** What the last look before sending says of a write that was confirmed. */
export type Precheck<Answer, Effect, Change> =
  | { is: 'already'; effect: Effect }
  /** Not what the merchant decided by. */
  | { is: 'changed'; change?: Change }
  | {
      is: 'ready'
      fingerprint: Fingerprint
      send: (caller: WriteCaller<Answer>) => Promise<WriteOutcome<Answer>>
      /** What a yes says was done; undefined when only the record can show it. */
      effectOf: (answer: Answer | undefined) => Effect | undefined
    }

/** By what the effect of a write is recognised in a reading. */
export type Sent<Target, Effect> = {
  target: Target
  fingerprint: Fingerprint
  own: Own<Effect>
  /** What the service's yes has told already. */
  answered?: Effect
  isAccepted?: boolean
  isRefused?: boolean
}

/** How the record of one kind of write is read, and its effect recognised in it. */
export type WriteReading<Target, Reading, Effect> = {
  readOperation: OperationId
  read: (target: Target) => Promise<Reading>
  find: (reading: Reading, sent: Sent<Target, Effect>) => Finding<Effect>
  /** The reading with what was done in it, for a service whose readings lag. */
  amend?: (reading: Reading, effect: Effect, target: Target) => Reading
  /** The new records by which an effect is told from others of its like. */
  idsOf?: (effect: Effect) => string[]
}

/** A reading, or why there is none. */
export type Fresh<Reading> = { record: Reading } | { error: ApiError }
export type Entry = Pick<
  OpenWrite,
  'operationId' | 'startedAt' | 'fingerprint' | 'draft' | 'isEnded'
>

/** All that reaches out of this page, so that a test can stand in for it. */
export type WriteDependencies<Effect> = {
  clock: Clock
  /** False when somebody else is at this record; then the work was not run. */
  withLock: (work: () => Promise<void>) => Promise<boolean>
  journal: {
    open: (entry: Entry) => void
    close: (operationId: string) => void
    /** Closes it, and looks out for it in what is read later. */
    giveUp: (operationId: string) => void
    /** Those of this record, from every page. */
    entries: () => Entry[]
  }
  own: { get: () => Own<Effect>; remember: (effect: Effect, ids: string[]) => void }
  newOperationId: () => string
  /** Calls back when a reading may work that did not before; gives back how to stop listening. */
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
  /** The name of the draft that was sent last. */
  draft: () => string | undefined
  /** Reads the record once more, after holding the write back if asked to, then sends it once. */
  confirm: (
    precheck: ConfirmPrecheck<Reading, Answer, Effect, Change>,
    draft?: string,
    holdFor?: number,
  ) => Promise<void>
  /** Only while it is held: nothing has left yet. */
  takeBack: (reason: 'undone' | 'closed') => void
  /** Says that an earlier page closed while it held this write; does nothing while a tab holds it. */
  reportClosed: () => Promise<void>
  /** Finds out what became of a write that was sent before this page was there. */
  resume: (entry: Entry) => Promise<void>
  /** Compares a reading that somebody else made with a write that was given up. */
  consider: (reading: Reading, entry?: Pick<Entry, 'fingerprint'>) => void
  /** Answers the question of the state `likely`. */
  claim: () => void
  disclaim: () => Promise<void>
  /** Back to the beginning, where the outcome allows it. The journal forgets the earlier try. */
  review: () => void
  /** Back to the beginning after success. */
  again: () => void
  /** Another tab has begun with this record, or has come to an end. */
  setBusyElsewhere: (isBusy: boolean) => void
}
