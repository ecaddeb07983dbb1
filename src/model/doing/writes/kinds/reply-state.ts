import type { TicketEntry } from '#api/schemas/tickets.ts'
import type { WriteState } from '#model/doing/writes/state.ts'

/**
 * The state of a reply. More than one entry in `done` means that the connection repeated it; the
 * change is the entries that were not on screen when it was written.
 */
export type ReplyState = WriteState<TicketEntry[], TicketEntry[]>
