const KEY = 'counter-last-store'

/** The store used last in this browser; forgotten where the browser keeps nothing. */
export const lastStore = {
  read(): string | undefined {
    try {
      return localStorage.getItem(KEY) ?? undefined
    } catch {
      return undefined
    }
  },
  write(storeId: string) {
    try {
      localStorage.setItem(KEY, storeId)
    } catch {
      // A browser that keeps nothing opens the first store.
    }
  },
}
