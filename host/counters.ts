import type { Count } from './store.ts'

const namesHeld = 10_000

/** Counts in this process only. The oldest name makes room when there are too many. */
export function createCounters(now: () => number = Date.now) {
  const windows = new Map<string, { count: number; endsAt: number }>()

  function count(name: string, change: number, milliseconds: number): Count {
    const window = current(name, milliseconds)
    window.count = Math.max(0, window.count + change)
    return { count: window.count, endsIn: window.endsAt - now() }
  }

  function current(name: string, milliseconds: number) {
    const existing = windows.get(name)
    if (existing && existing.endsAt > now()) return existing
    windows.delete(name)
    const [oldest] = windows.keys()
    if (oldest !== undefined && windows.size >= namesHeld) windows.delete(oldest)
    const window = { count: 0, endsAt: now() + milliseconds }
    windows.set(name, window)
    return window
  }

  return { count }
}
