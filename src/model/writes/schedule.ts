import { session } from '#api/session.ts'
import { clock } from './clock.ts'

/** After this long without a trace of it, a write is not expected to show up any more. */
export const QUIET_AFTER = 60_000
/** How long a delivery may be under way without anybody waiting for it any more. */
export const DELIVERY_LIMIT = 60_000
/** Readings may be this much older than an answer; until then the answer goes before them. */
export const READS_LAG = 60_000
/** What is nearly ours is asked about after this long: the service may still show what is ours. */
export const ASK_AFTER = 10_000
/** A refusal that says «already» is about something that readings show after this long. */
export const DOUBT_LIMIT = 30_000

/** Readings at 0, 2, 5, 10, 30 and 60 seconds, then once a minute. */
const WAITS = [2000, 3000, 5000, 20_000, 30_000]
const LAST_WAIT = 60_000

/** How long to wait after so many readings that told nothing. */
export const waitAfter = (readings: number) => WAITS[readings] ?? LAST_WAIT

/** The network is back, the page is shown again, the device has woken, or somebody has signed in. */
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
