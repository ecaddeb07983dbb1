/* Milliseconds between the starts of two calls: the merchant's own reads must never wait. */
const AT_FIRST = 260
const FIRST_CALLS = 20
const FIRST_ROUND = 430
const LATER = 1_000
const HIDDEN = 5_000

type Pace = {
  calls: number
  isBehind: boolean
  isHidden: boolean
}

export function paceOf({ calls, isBehind, isHidden }: Pace): number {
  if (isHidden) return HIDDEN
  if (calls < FIRST_CALLS) return AT_FIRST
  return isBehind ? FIRST_ROUND : LATER
}
