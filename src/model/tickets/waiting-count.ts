import { createStore } from '#base/store.ts'

/** How many tickets of a store seem to wait; undefined until the index is loaded. */
export const waitingCount = createStore<{ storeId: string; count: number } | undefined>(undefined)
