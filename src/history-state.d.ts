import type { ListOrigin } from '#model/hooks/use-list-origin.ts'
import type { Variant } from '#api/schemas/products.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** A search for one person, who opens if nobody else is found. */
    opensOne?: true
    /** The list that the record was opened from, for its neighbours and the way back. */
    fromList?: ListOrigin
    /** The deleted variant to start a new one from, since its product no longer has it. */
    deletedVariant?: Variant
    /** What a new saved reply begins with. */
    replyText?: string
    /** Settings to fill into the form, as they were before an earlier save. */
    proposedSettings?: Record<string, string | boolean>
  }
}
