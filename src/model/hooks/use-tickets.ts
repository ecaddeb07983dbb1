import { useStore } from '#base/storage/store.ts'
import { type TicketIndex, ticketIndex } from '#model/reading/memory/tickets.ts'

export const useTicketIndex = (storeId: string): TicketIndex => useStore(ticketIndex(storeId))
