const PATIENCE = 5_000

let waiting = 0
const listeners = new Set<() => void>()

function count(change: number) {
  waiting += change
  for (const listener of listeners) listener()
}

/** Reads that take longer than they usually do, as a small store. */
export const slowReads = {
  current: () => waiting,

  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  /** Watches one delivery; what it returns ends the watch. */
  watch() {
    let isSlow = false
    const timer = setTimeout(() => {
      isSlow = true
      count(1)
    }, PATIENCE)
    return () => {
      clearTimeout(timer)
      if (isSlow) count(-1)
    }
  },
}
