import type { Character } from './character-points.ts'
import { instant as readInstant } from './list-values.ts'
import { HOUR } from './seed-time.ts'

/** Records are kept in true time; a wrong clock shows in what is sent and how filters are read. */
export function clockError({ clock }: Pick<Character, 'clock'>): number {
  if (clock === 'right') return 0
  return clock === '3-hours-ahead' ? 3 * HOUR : -3 * HOUR
}

const isTrue = ({ clock, times }: Character) => clock === 'right' && times === 'milliseconds'

/** A time as the platform keeps and compares it. */
export function comparableTime(character: Character): (iso: string) => string {
  if (isTrue(character)) return (iso) => iso
  const error = clockError(character)
  return (iso) => {
    const time = Date.parse(iso) + error
    if (character.times === 'seconds') return new Date(time - (time % 1000)).toISOString()
    const text = new Date(time).toISOString()
    return character.times === 'microseconds' ? `${text.slice(0, -1)}${finer(iso)}Z` : text
  }
}

/** A time as it is sent. */
export function sentTime(character: Character): (iso: string) => string {
  const comparable = comparableTime(character)
  if (character.times !== 'seconds') return comparable
  return (iso) => comparable(iso).replace('.000Z', 'Z')
}

/** A bound of a filter, in the same form as the times of records. */
export function comparableText(text: string, { times }: Character): string | undefined {
  const reading = readInstant(text)
  if ('problem' in reading) return undefined
  if (times !== 'microseconds') return reading.value
  const fraction = /\.(\d+)/.exec(text)?.[1] ?? ''
  return `${reading.value.slice(0, -1)}${fraction.padEnd(6, '0').slice(3, 6)}Z`
}

/** Three digits that nobody asked for, always the same for the same time. */
const finer = (iso: string) => String((Date.parse(iso) * 7) % 1000).padStart(3, '0')
