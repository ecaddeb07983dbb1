import { createStore } from '#base/store.ts'

/** How many rows of a store's checks need a look; undefined until it is known. */
export const checksCount = createStore<{ storeId: string; count: number } | undefined>(undefined)
