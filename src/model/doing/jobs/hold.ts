const releases = new Map<string, () => void>()

/**
 * A job belongs to one tab, from its first page until the tab closes or lets go of it. False if
 * another tab holds it, after waiting until the signal.
 */
export async function holdJob(id: string, signal?: AbortSignal): Promise<boolean> {
  if (!('locks' in navigator) || releases.has(id)) return true
  const options = signal ? { signal } : { ifAvailable: true }
  return new Promise((resolve) => {
    navigator.locks
      .request(`counter.job.${id}`, options, (lock) => {
        resolve(lock !== null)
        return lock && new Promise<void>((release) => releases.set(id, release))
      })
      // Waiting ended by the signal.
      .catch(() => resolve(false))
  })
}

export function letGo(id: string): void {
  releases.get(id)?.()
  releases.delete(id)
}
