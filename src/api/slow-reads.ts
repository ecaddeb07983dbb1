import { createStore } from '#base/storage/store.ts'

const SLOW_AFTER = 5_000

const cancelSlow = new Set<() => void>()
const count = createStore(0, 'view')

export const slowReads = {
  get: count.get,
  subscribe: count.subscribe,

  watch(cancel: () => void) {
    const timer = setTimeout(() => {
      cancelSlow.add(cancel)
      count.set(cancelSlow.size)
    }, SLOW_AFTER)
    return () => {
      clearTimeout(timer)
      cancelSlow.delete(cancel)
      count.set(cancelSlow.size)
    }
  },

  cancel() {
    for (const cancel of cancelSlow) cancel()
  },
}
