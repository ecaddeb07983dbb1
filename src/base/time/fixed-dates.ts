import { wordBound } from './date-bound.ts'
import { boundDay } from './date-range.ts'
import { momentAttribute } from './time-format.ts'

/** Whether the address means another day tomorrow: `dateFrom=today-1d`. */
export const movesAlong = (href: string): boolean =>
  [...new URL(href).searchParams].some((parameter) => isMoving(...parameter))

const isMoving = (name: string, value: string) =>
  /(?:from|to)$/i.test(name) && wordBound(value) !== undefined

export function withFixedDates(href: string, zone: string, now: number): string {
  const address = new URL(href)
  for (const [name, value] of address.searchParams) {
    if (!isMoving(name, value)) continue
    const day = boundDay(value, /from$/i.test(name) ? 'from' : 'to', zone, now)
    if (day) address.searchParams.set(name, momentAttribute({ kind: 'day', day }))
  }
  return address.href
}
