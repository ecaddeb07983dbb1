import { useStore } from '#base/store.ts'
import { type TicketIndex, ticketIndex } from './tickets.ts'

export const useTicketIndex = (storeId: string): TicketIndex => useStore(ticketIndex(storeId))
