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

/** Until when reads wait because the platform asked for a pause, or 0. */
export const pausedUntil = createStore(0, 'view')

/** A pause as short as many answers take need not be told; of several, the longest is. */
export async function tellPause(delay: number, waiting: Promise<void>): Promise<void> {
  const until = Date.now() + delay
  if (delay < SLOW_AFTER || until < pausedUntil.get()) return waiting
  pausedUntil.set(until)
  await waiting.finally(() => pausedUntil.get() === until && pausedUntil.set(0))
}
