import type { WriteOperation } from '#api/operations.ts'
import type { WriteCaller, WriteOutcome } from '#api/write.ts'
import type { ConfirmPrecheck, WriteReading } from '#model/doing/writes/process-types.ts'

/** How the service changes the text that it stores. */
export type Spelling = 'as-sent' | 'escaped' | 'upper' | 'rounded'

/** One of the five kinds with a record of the model service. */
export type Scene<Id extends string, Reading, Answer, Effect, Change> = {
  kind: WriteReading<Record<Id, string>, Reading, Effect> & {
    operation: WriteOperation
    ids: readonly Id[]
  }
  target: Record<Id, string>
  first: Reading
  apply: (record: Reading, operationId: string) => { record: Reading; answer: Answer }
  /** Somebody else makes the same change, or another one. */
  meddle: (record: Reading, how: number) => Reading
  confirm: (
    seen: Reading,
    send: (caller: WriteCaller<Answer>) => Promise<WriteOutcome<Answer>>,
    text: number,
  ) => ConfirmPrecheck<Reading, Answer, Effect, Change>
  /** Whether one of these states of the record has the intended effect of the attempt. */
  isSo: (records: Reading[], operationId: string, before: Reading) => boolean
  /** True if nothing distinguishes two attempts with the same text. */
  isAmbiguous?: boolean
  isTheirs: (candidate: Effect, operationId: string) => boolean
}
