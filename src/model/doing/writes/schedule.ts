import { session } from '#api/session.ts'
import { clock } from './clock.ts'

/** Milliseconds that a delivery may take after its page has stopped waiting. */
export const DELIVERY_LIMIT = 60_000
/** Milliseconds by which reads may lag behind an answer; until then the answer takes precedence. */
export const READS_LAG = 60_000
/** Milliseconds after which no read shows the record as it was at the start. */
export const LONGEST_LAG = 30_000
/** Milliseconds before asking about a likely match, since the certain one may still appear. */
export const ASK_AFTER = 10_000

/** Milliseconds between reads: at 0, 2, 5, 10, 30 and 60 seconds, then once a minute. */
const WAITS = [2000, 3000, 5000, 20_000, 30_000]
const LAST_WAIT = 60_000

/** The delay after this many inconclusive reads. */
export const waitAfter = (readings: number) => WAITS[readings] ?? LAST_WAIT

/**
 * Calls back when the network is back, the page is visible again, the device has woken, or somebody
 * has signed in.
 */
export function onHopeful(wake: () => void): () => void {
  const stopFollowing = session.subscribe(() => {
    if (session.current().status === 'signed-in') wake()
  })
  const stopListening = clock.onWake(wake)
  window.addEventListener('online', wake)
  window.addEventListener('pageshow', wake)
  return () => {
    stopFollowing()
    stopListening()
    window.removeEventListener('online', wake)
    window.removeEventListener('pageshow', wake)
  }
}
