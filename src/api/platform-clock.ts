import { correctClock } from '#base/time/now.ts'

/** So few that a browser whose clock was set anew is believed again soon. */
const RECENT_ANSWERS = 8
/** `Date` leaves out the milliseconds, and an answer takes its time. */
const SECOND = 1_000
const AGREEING = 2 * SECOND

let offsets: number[] = []
let lastTold: number | undefined

/** How far the platform's clock is ahead of the browser's, by the `Date` of its last answers. */
export const platformClock = {
  /** An answer that lay here for up to `waited` is heard only if the clocks disagree whenever it came. */
  note(headers: Headers, waited = 0) {
    const sent = Date.parse(headers.get('date') ?? '')
    const offset = sent - Date.now()
    if (Number.isNaN(sent) || (waited > 0 && mayAgree(offset, waited))) return
    lastTold = sent
    offsets = [...offsets, offset].slice(-RECENT_ANSWERS)
    correctClock(ahead())
  },

  /** False where answers carry no `Date`, as across origins that do not expose it. */
  isKnown: () => offsets.length > 0,

  /** Milliseconds since 1970; the browser's own where the platform's agree or are unknown. */
  now: () => Date.now() + ahead(),

  /** As the last answer told, to the second before; no clock of this browser is in it. */
  lastTold: () => lastTold,

  /** Fixes the end of a list; undefined if only the browser's time is known, which may be wrong. */
  end: () => (offsets.length > 0 ? new Date(platformClock.now()).toISOString() : undefined),

  forget() {
    offsets = []
    lastTold = undefined
    correctClock(0)
  },
}

function ahead(): number {
  // The largest, because an answer on its way only grows older.
  const offset = Math.max(...offsets)
  const agrees = offsets.length === 0 || mayAgree(offset)
  return agrees ? 0 : offset + SECOND
}

const mayAgree = (offset: number, waited = 0) => offset <= 0 && offset + waited > -AGREEING
