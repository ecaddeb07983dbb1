import { expect, test } from 'vitest'
import { wallClock, zoneName } from './time-zone.ts'

const hour = 3_600_000
const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
]

function clockOf(instant: number, timeZone: string) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  return format.format(instant)
}

const two = (value: number) => String(value).padStart(2, '0')

test.each(zones)('every clock of a year in %s equals the one of the browser', (zone) => {
  for (let instant = Date.UTC(2026, 0); instant < Date.UTC(2027, 0); instant += 13.25 * hour) {
    const { year, month, day, hour: hours, minute, second } = wallClock(instant, zone)
    expect(`${two(day)}/${two(month)}/${year}, ${two(hours)}:${two(minute)}:${two(second)}`).toBe(
      clockOf(instant, zone),
    )
  }
})

test('clocks before 1970 have the offsets of their time', () => {
  const instant = Date.UTC(1945, 5, 1)
  expect(wallClock(instant, 'Europe/Berlin')).toEqual({
    year: 1945,
    month: 6,
    day: 1,
    hour: 3,
    minute: 0,
    second: 0,
  })
})

test.each([
  ['UTC', 0, 'UTC'],
  ['Europe/London', Date.UTC(2026, 0), 'UTC+0'],
  ['Europe/Berlin', Date.UTC(2026, 6), 'UTC+2'],
  ['Asia/Kolkata', Date.UTC(2026, 0), 'UTC+5:30'],
  ['America/St_Johns', Date.UTC(2026, 0), 'UTC−3:30'],
])('%s is named by its distance', (zone, instant, name) => {
  expect(zoneName(instant, zone)).toBe(name)
})
