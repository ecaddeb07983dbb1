const PATIENCE = 5_000

/** The way to end each of them. */
const waiting = new Set<() => void>()
const listeners = new Set<() => void>()

function tell() {
  for (const listener of listeners) listener()
}

/** Reads that take longer than they usually do, as a small store. */
export const slowReads = {
  current: () => waiting.size,

  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  /** Watches one delivery, which `cancel` fails; what it returns ends the watch. */
  watch(cancel: () => void) {
    const timer = setTimeout(() => {
      waiting.add(cancel)
      tell()
    }, PATIENCE)
    return () => {
      clearTimeout(timer)
      if (waiting.delete(cancel)) tell()
    }
  },

  /** Whoever asked is told, and can ask again. */
  cancel() {
    for (const cancel of waiting) cancel()
  },
}
