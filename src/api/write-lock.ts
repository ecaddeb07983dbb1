const held = new Set<string>()

/**
 * Runs the work while nobody else, in this tab or another one, holds the same name. Does not wait:
 * when the name is taken the work is not run, and `false` comes back.
 */
export async function withWriteLock(name: string, work: () => Promise<void>): Promise<boolean> {
  // Taken before anything is awaited: two clicks within one frame must not both get through.
  if (held.has(name)) return false
  held.add(name)
  try {
    if (!('navigator' in globalThis) || !('locks' in navigator)) {
      await work()
      return true
    }
    return await navigator.locks.request(`counter.${name}`, { ifAvailable: true }, async (lock) => {
      if (lock) await work()
      return lock !== null
    })
  } finally {
    held.delete(name)
  }
}
