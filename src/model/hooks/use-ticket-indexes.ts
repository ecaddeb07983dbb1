import { useMemo } from 'react'
import { type Readable, useStore } from '#base/storage/store.ts'
import { type TicketIndex, ticketIndex } from '#model/reading/memory/tickets.ts'

/** What this browser knows of the tickets of several stores, in their order. */
export function useTicketIndexes(storeIds: readonly string[]): readonly TicketIndex[] {
  const key = storeIds.join(' ')
  return useStore(useMemo(() => combined(key.split(' ').filter(Boolean).map(ticketIndex)), [key]))
}

/** The same array until one of the values changes. */
function combined<Value>(stores: readonly Readable<Value>[]): Readable<readonly Value[]> {
  let values: readonly Value[] = []
  return {
    get() {
      const next = stores.map(({ get }) => get())
      const isSame =
        next.length === values.length && next.every((value, at) => value === values[at])
      if (!isSame) values = next
      return values
    },
    subscribe(listener) {
      const stops = stores.map(({ subscribe }) => subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

export const useTicketIndex = (storeId: string): TicketIndex => useStore(ticketIndex(storeId))
