const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * A duration in its largest whole unit; below a minute it is "now", so small clock differences do
 * not show.
 */
export function ageText(milliseconds: number): string {
  if (milliseconds < MINUTE) return 'now'
  if (milliseconds < HOUR) return `${Math.floor(milliseconds / MINUTE)} min`
  if (milliseconds < 2 * DAY) return `${Math.floor(milliseconds / HOUR)} h`
  if (milliseconds < 365 * DAY) return `${Math.floor(milliseconds / DAY)} d`
  return `${Math.floor(milliseconds / (365 * DAY))} y`
}
