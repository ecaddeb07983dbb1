/*
 * Milliseconds between the starts of two calls. The platform also has customers to serve, and the
 * merchant's own reads must never wait.
 */
const AT_FIRST = 200
const FIRST_CALLS = 20
const FIRST_ROUND = 450
const LATER = 1_000
const HIDDEN = 5_000

type Pace = {
  calls: number
  /** Somebody was never read. */
  isFirst: boolean
  isHidden: boolean
}

export function paceOf({ calls, isFirst, isHidden }: Pace): number {
  if (isHidden) return HIDDEN
  if (calls < FIRST_CALLS) return AT_FIRST
  return isFirst ? FIRST_ROUND : LATER
}
