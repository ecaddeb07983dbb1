/** Milliseconds of drift between the two clocks that mean sleep, or a changed system clock. */
const JUMP = 5000
/**
 * Milliseconds between two heartbeats that mean sleep: browsers slow the timers of hidden pages,
 * but only to one a minute.
 */
const LONGEST_GAP = 90_000
const HEARTBEAT = 5000

export type Clock = {
  /** Milliseconds from a clock that cannot be set; some browsers stop it during sleep. */
  now: () => number
  /** How often the device has slept, or its clock was set, since the page opened. */
  sleeps: () => number
  /** Calls back after each of these; returns a function that unsubscribes. */
  onWake: (wake: () => void) => () => void
}

/**
 * Unlike `Date.now()`, `performance.now()` cannot be set; a sleep shows as drift or as missing
 * timers.
 */
export function createClock(): Clock {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setInterval> | undefined
  let steady = performance.now()
  let wall = Date.now()
  let sleeps = 0
  let announced = 0

  function beat() {
    const passed = performance.now() - steady
    const drift = Date.now() - wall - passed
    steady += passed
    wall += passed + drift
    if (Math.abs(drift) > JUMP || (timer !== undefined && passed > LONGEST_GAP)) sleeps += 1
  }

  function wakeAll() {
    beat()
    if (sleeps === announced) return
    announced = sleeps
    for (const listener of listeners) listener()
  }

  return {
    now: () => performance.now(),
    sleeps() {
      beat()
      return sleeps
    },
    onWake(wake) {
      beat()
      if (listeners.size === 0) announced = sleeps
      listeners.add(wake)
      timer ??= setInterval(wakeAll, HEARTBEAT)
      return () => {
        listeners.delete(wake)
        if (listeners.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
  }
}

export const clock: Clock = createClock()
