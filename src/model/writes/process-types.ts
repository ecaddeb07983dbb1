import type { ApiError } from '#api/errors.ts'
import type { OperationId } from '#api/operations.ts'
import type { WriteCaller, WriteOutcome } from '#api/write.ts'
import type { Fingerprint, OpenWrite } from './journal.ts'
import type { WriteState } from './machine.ts'

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

/** How the record of one kind of write is read, and its effect recognised in it. */
export type WriteReading<Target, Reading, Effect> = {
  readOperation: OperationId
  read: (target: Target) => Promise<Reading>
  /** `answered` is what the service's yes has told already. */
  find: (
    reading: Reading,
    sent: { target: Target; fingerprint: Fingerprint; answered?: Effect },
  ) => Effect | 'unreadable' | undefined
}

/** A reading, or why there is none. */
export type Fresh<Reading> = { record: Reading } | { error: ApiError }
type Entry = Pick<OpenWrite, 'operationId' | 'startedAt' | 'fingerprint' | 'draft'>

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
  /** Reads the record once more, after holding the write back if asked to, then sends it once. */
  confirm: (
    precheck: (fresh: Reading) => Precheck<Answer, Effect, Change>,
    draft?: string,
    holdFor?: number,
  ) => Promise<void>
  /** Only while it is held: nothing has left yet. */
  takeBack: (reason: 'undone' | 'closed') => void
  /** Says that an earlier page closed while it held this write; does nothing while a tab holds it. */
  reportClosed: () => Promise<void>
  /** Finds out what became of a write that was sent before this page was there. */
  resume: (entry: Entry) => Promise<void>
  /** Back to the beginning, where the outcome allows it. The journal forgets the earlier try. */
  review: () => void
  /** Back to the beginning after success. */
  again: () => void
  /** Another tab has begun with this record, or has come to an end. */
  setBusyElsewhere: (isBusy: boolean) => void
}
