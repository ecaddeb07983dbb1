import { createStore } from '#base/store.ts'

export const waitingCount = createStore<{ storeId: string; count: number } | undefined>(undefined)
