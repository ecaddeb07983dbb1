const held = new Set<string>()

/** Does not wait: returns `false` without running the work if the name is taken. */
export async function withWriteLock(name: string, work: () => Promise<void>): Promise<boolean> {
  // Set before the first await: two clicks within one frame must not both get through.
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
    // If site data is blocked, locks exist but fail; the lock within this tab still holds.
    if (isAnswered) throw error
  }
  await work()
  return true
}
