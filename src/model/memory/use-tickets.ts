import { useStore } from '#base/store.ts'
import { type TicketIndex, ticketIndex } from './tickets.ts'

/** The tickets of a store that this browser has met. */
export const useTicketIndex = (storeId: string): TicketIndex => useStore(ticketIndex(storeId))
