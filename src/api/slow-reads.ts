import { createStore } from '#base/store.ts'

const PATIENCE = 5_000

/** What cancels each of them. */
const waiting = new Set<() => void>()
const count = createStore(0)

/** How many reads take longer than they usually do. */
export const slowReads = {
  get: count.get,
  subscribe: count.subscribe,

  /** Watches one delivery, which `cancel` fails; the result ends the watch. */
  watch(cancel: () => void) {
    const timer = setTimeout(() => {
      waiting.add(cancel)
      count.set(waiting.size)
    }, PATIENCE)
    return () => {
      clearTimeout(timer)
      waiting.delete(cancel)
      count.set(waiting.size)
    }
  },

  /** Fails them all; whoever asked can ask again. */
  cancel() {
    for (const cancel of waiting) cancel()
  },
}
