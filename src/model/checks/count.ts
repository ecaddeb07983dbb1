import { createStore } from '#base/store.ts'

export const checksCount = createStore<{ storeId: string; count: number } | undefined>(undefined)
