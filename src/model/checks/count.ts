import { ownedStore } from '#base/owned.ts'

export const checksCount = ownedStore<{ storeId: string; count: number } | undefined>(undefined)
