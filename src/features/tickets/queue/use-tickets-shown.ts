import { useStore } from '#base/storage/store.ts'
import type { TicketsAddress } from '#model/reading/lists/lists.ts'
import { ticketNotes } from '#model/reading/memory/ticket-notes.ts'
import type { TicketIndex } from '#model/reading/memory/tickets.ts'
import { holderOf, isHeld, type Whose } from '#model/doing/tickets/assigned.ts'
import { useDraftedTickets } from '#model/doing/tickets/drafted.ts'
import { useAssigned } from '#model/hooks/use-assigned.ts'
import { ticketsShown } from './ticket-selection.ts'

export function useTicketsShown(storeId: string, index: TicketIndex, search: TicketsAddress) {
  const drafted = useDraftedTickets(storeId)
  const notes = useStore(ticketNotes(storeId))
  const { assigned, me } = useAssigned(storeId)
  const inView = ticketsShown(index, search, drafted, notes)
  const heldBy = (whose: Whose) =>
    inView.filter(({ id }) => isHeld(holderOf(assigned ?? {}, id), whose, me))
  // Without a host no ticket has a holder, so a filter in a shared address must hide none.
  const shown = assigned && search.whose ? heldBy(search.whose) : inView
  return { shown, inView, heldBy, drafted, notes, assigned, me }
}
