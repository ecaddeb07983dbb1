import { useSyncExternalStore } from 'react'
import { ticketIndex, type TicketIndex } from './tickets.ts'

/** What this browser has met of a store's tickets; follows other tabs. */
export function useTicketIndex(storeId: string): TicketIndex {
  return useSyncExternalStore(ticketIndex.subscribe, () => ticketIndex.of(storeId))
}
