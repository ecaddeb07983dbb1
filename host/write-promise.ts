import { setImmediate as turn } from 'node:timers/promises'
import type { HostContext } from './context.ts'
import type { Pauses } from './pauses.ts'

/** Milliseconds from a write's arrival until it may leave for the platform, never later. */
export const LEAVES_WITHIN = 30_000

/**
 * Whether a write may still be sent: not for a caller that has gone, not long after it came, and not
 * if it may have waited here while the host stood still. The page that asked for it has told the
 * merchant by then that it was not done, and they may have tried again.
 */
export function promiseOf(c: HostContext, pauses: Pauses, givenUpAfter: number) {
  const arrivedAt = Date.now()
  const signal = AbortSignal.timeout(givenUpAfter)
  const isLate = () =>
    Date.now() - arrivedAt > LEAVES_WITHIN || pauses.hasJustEnded() || signal.aborted
  return {
    isLate,
    /** Ends what has left, its waiting here included. */
    signal,
    /** Before anything is claimed. */
    isOff: async () => {
      // A connection that was closed meanwhile tells so only in one of the next turns.
      for (let turns = 0; turns < 5; turns += 1) await turn()
      const socket = c.env?.incoming?.socket
      return isLate() || socket?.destroyed === true || socket?.readableEnded === true
    },
  }
}
