import { PRIVATE_PREFIX, readStored, writeStored } from '#base/storage.ts'

// Forgotten with all that is an account's own: the next one has other stores.
const KEY = `${PRIVATE_PREFIX}last-store`

/** The store used last in this browser; forgotten where the browser keeps nothing. */
export const lastStore = {
  read: () => readStored('local', KEY),
  write: (storeId: string) => void writeStored('local', KEY, storeId),
}
