export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export const instant = (time: number) => new Date(time).toISOString()
export const daysBefore = (now: number, days: number) => instant(now - days * DAY)
/** Some subscription dates have no time. */
export const plainDate = (time: number) => instant(time).slice(0, 10)

/** Days over which the orders of a store spread. */
const SPREAD = 120
/** How much sales vary by hour: 0 not at all, 1 none at three in the morning. */
const DAYLIGHT = 0.75

/**
 * Places the order at `position` (0 newest, 1 oldest): more orders lately than long ago, and more
 * in the afternoon than at night.
 */
export function orderTime(now: number, position: number): number {
  const target = activity(now / DAY) - SPREAD * position ** 1.3
  let early = now / DAY - SPREAD - 1
  let late = now / DAY
  for (let step = 0; step < 30; step += 1) {
    const middle = (early + late) / 2
    if (activity(middle) > target) late = middle
    else early = middle
  }
  return Math.floor(early * DAY)
}

/** Cumulative trade in average days; its slope is the trade at that hour. */
function activity(day: number) {
  return day - (DAYLIGHT / (2 * Math.PI)) * Math.cos(2 * Math.PI * (day - 9 / 24))
}
