import { ownedStore } from '#base/storage/owned.ts'

export const checksCount = ownedStore<{ storeId: string; count: number } | undefined>(undefined)
