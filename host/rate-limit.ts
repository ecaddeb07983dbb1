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

  function count(address: string) {
    const window = windows.get(address)
    if (window && window.endsAt > Date.now()) {
      window.failures += 1
      return
    }
    windows.delete(address)
    const [oldest] = windows.keys()
    if (oldest !== undefined && windows.size >= addressesHeld) windows.delete(oldest)
    windows.set(address, { failures: 1, endsAt: Date.now() + 60_000 })
  }

  return { wait, count }
}
