import type { OutcomeWords } from '#base/outcome.ts'
import type { WriteState } from './machine.ts'
import type { WriteLink } from './reporting.ts'
import type { WriteOperation } from '#api/operations.ts'
import type { WriteReading } from './process-types.ts'

/** One of the five writes: whose record it touches, and how that is read, and how it is worded. */
export type WriteKind<
  Id extends string,
  Reading,
  Effect,
  Change = unknown,
  Item = Reading,
> = WriteReading<Record<Id, string>, Reading, Effect> & {
  operation: WriteOperation
  /** The names of the ids that say which record. */
  ids: readonly Id[]
  words: (state: WriteState<Effect, Change>) => OutcomeWords | undefined
  link: (target: Record<Id, string>) => WriteLink
  /** The record inside what `readOperation` reads, where that is more; undefined if it is not there. */
  pick?: (item: Item, target: Record<Id, string>) => Reading | undefined
  put?: (item: Item, reading: Reading, target: Record<Id, string>) => Item
  onDone?: (effect: Effect, target: Record<Id, string>, isAnswer: boolean) => void
  /** Forgets what was written for it, for a write that begins with writing. */
  forgetDraft?: (name: string | undefined) => void
}
