import { ownedStore } from '#base/storage/owned.ts'

/**
 * What decides how lists are asked of this platform. Its description tells it here once it is read,
 * so that no list has to load the whole.
 */
export const askedAs = ownedStore<{ mostRows?: number; isOf1?: boolean }>({})
