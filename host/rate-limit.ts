const addressesHeld = 10_000

/** Counts failures for each address and minute; forgets the oldest address when it holds too many. */
export function createRateLimit(failuresPerMinute: number) {
  const windows = new Map<string, { failures: number; endsAt: number }>()

  /** Seconds until the address may try again; 0: now. */
  function wait(address: string) {
    const window = windows.get(address)
    if (!window || window.endsAt <= Date.now() || window.failures < failuresPerMinute) return 0
    return Math.ceil((window.endsAt - Date.now()) / 1000)
  }

  /** Gives back a function for when it turns out to have been no failure. */
  function count(address: string) {
    const window = current(address)
    window.failures += 1
    return () => {
      window.failures -= 1
    }
  }

  function current(address: string) {
    const known = windows.get(address)
    if (known && known.endsAt > Date.now()) return known
    windows.delete(address)
    const [oldest] = windows.keys()
    if (oldest !== undefined && windows.size >= addressesHeld) windows.delete(oldest)
    const window = { failures: 0, endsAt: Date.now() + 60_000 }
    windows.set(address, window)
    return window
  }

  return { wait, count }
}
