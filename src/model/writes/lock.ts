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
    return await withTabLock(name, work)
  } finally {
    held.delete(name)
  }
}

async function withTabLock(name: string, work: () => Promise<void>): Promise<boolean> {
  let isAnswered = false
  try {
    if ('navigator' in globalThis && 'locks' in navigator) {
      return await navigator.locks.request(
        `counter.${name}`,
        { ifAvailable: true },
        async (lock) => {
          isAnswered = true
          if (lock) await work()
          return lock !== null
        },
      )
    }
  } catch (error) {
    // Where a site's data is blocked, locks are there and refuse; this tab's own still holds.
    if (isAnswered) throw error
  }
  await work()
  return true
}
