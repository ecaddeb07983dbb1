import type { PhaseWords } from './phase-words.ts'
import type { WriteState } from './state.ts'
import type { WriteFacts } from '#model/doing/activity/log.ts'
import type { WriteLink } from './reporting.ts'
import type { WriteOperation } from '#api/operations.ts'
import type { WriteReading } from './process-types.ts'

/** Describes one of the five writes: its record, how to read it, and its words. */
export type WriteKind<
  Id extends string,
  Reading,
  Effect,
  Change = unknown,
  Item = Reading,
> = WriteReading<Record<Id, string>, Reading, Effect> & {
  operation: WriteOperation
  /** The names of the ids that identify the record. */
  ids: readonly Id[]
  words: PhaseWords<WriteState<Effect, Change>>
  link: (target: Record<Id, string>) => WriteLink
  /** What this browser knows of the record without reading it, for the activity log. */
  about?: (target: Record<Id, string>) => WriteFacts | undefined
  /** Extracts the record if `readOperation` reads more than that; undefined if it is missing. */
  pick?: (item: Item, target: Record<Id, string>) => Reading | undefined
  put?: (item: Item, reading: Reading, target: Record<Id, string>) => Item
  /** `draft`: what it was sent from. */
  onDone?: (effect: Effect, target: Record<Id, string>, isAnswer: boolean, draft?: string) => void
  /** Deletes the sent draft, for writes that start with typing. */
  forgetDraft?: (name: string | undefined) => void
}
