import { describe, expect, test } from 'vitest'
import { parseMoment } from './moment.ts'
import { momentAttribute, momentText, momentTitle, type TimeForm } from './time-format.ts'

const now = Date.parse('2025-11-21T13:32:00Z')
const zone = 'Europe/Amsterdam'

function text(value: unknown, form: TimeForm = 'relative', inZone = zone) {
  const moment = parseMoment(value)
  return moment && momentText(moment, form, inZone, now)
}

describe('parseMoment', () => {
  test.each([
    ['2025-11-21T12:58:02Z', '2025-11-21T12:58:02.000Z'],
    ['2025-11-21T12:58:02.1234567Z', '2025-11-21T12:58:02.123Z'],
    ['2025-11-21T12:58:02', '2025-11-21T12:58:02.000Z'],
    ['2025-11-21 12:58', '2025-11-21T12:58:00.000Z'],
    ['2025-11-21T14:58:02+02:00', '2025-11-21T12:58:02.000Z'],
    ['2025-11-21T07:28:02-0530', '2025-11-21T12:58:02.000Z'],
    ['2025-11-21T12:58:02 Z', '2025-11-21T12:58:02.000Z'],
    ['2025-11-21t12:58:02z', '2025-11-21T12:58:02.000Z'],
    ['2025-11-21  12:58:02 UTC', '2025-11-21T12:58:02.000Z'],
    ['2025-11-21T12:58:02 GMT', '2025-11-21T12:58:02.000Z'],
    ['2025-11-21T12:58:02+00', '2025-11-21T12:58:02.000Z'],
    ['2025-11-21 12:58:02.5+0000', '2025-11-21T12:58:02.500Z'],
    ['2025-11-21 14:58:02 +02', '2025-11-21T12:58:02.000Z'],
    ['2025-11-21 14:58:02 +02:00', '2025-11-21T12:58:02.000Z'],
    ['2025-11-21T08:58:02,25−04:00', '2025-11-21T12:58:02.250Z'],
    ['2025-11-21T12:58:02-00:00', '2025-11-21T12:58:02.000Z'],
    [1763729882, '2025-11-21T12:58:02.000Z'],
    [1763729882000, '2025-11-21T12:58:02.000Z'],
    ['2026-03-01', '2026-03-01'],
    ['2024-02-29', '2024-02-29'],
  ])('%s', (value, expected) => {
    const moment = parseMoment(value)
    expect(moment && momentAttribute(moment)).toBe(expected)
  })

  test.each([
    '2026-02-30',
    '2026-02-30T10:00:00Z',
    '2025-02-29',
    '2026-13-01',
    '2026-01-01T24:30:00Z',
    '2026-01-01T10:00:00 CET',
    '2026-01-01T10:00:00+2',
    '0001-01-01T00:00:00Z',
    '0001-01-01',
    'tomorrow',
    '',
    '2026',
    Number.NaN,
    1e300,
    null,
    undefined,
    {},
  ])('%s is not a date', (value) => {
    expect(parseMoment(value)).toBeUndefined()
  })
})

describe('momentText', () => {
  test.each([
    ['2025-11-21T13:31:30Z', 'just now'],
    ['2025-11-21T13:32:40Z', 'just now'],
    ['2025-11-21T12:58:00Z', '34 min ago'],
    ['2025-11-21T12:33:00Z', '59 min ago'],
    ['2025-11-21T14:00:00Z', 'in 28 min'],
    ['2025-11-21T12:32:00Z', '13:32'],
    ['2025-11-20T23:30:00Z', '00:30'],
    ['2025-11-20T21:41:00Z', '20 Nov, 22:41'],
    ['2024-11-09T10:00:00Z', '9 Nov 2024'],
    ['2024-12-31T23:30:00Z', '1 Jan, 00:30'],
    ['2025-11-20', '20 Nov 2025'],
  ])('%s reads %s', (value, expected) => {
    expect(text(value)).toBe(expected)
  })

  test('shows absolute and precise times', () => {
    expect(text('2025-11-21T12:58:02Z', 'absolute')).toBe('21 Nov 2025, 13:58')
    expect(text('2025-11-21T12:58:02Z', 'precise')).toBe('13:58:02')
    expect(text('2025-11-20T20:15:09Z', 'precise')).toBe('20 Nov, 21:15:09')
    expect(text('2024-11-20T20:15:09Z', 'precise')).toBe('20 Nov 2024, 21:15:09')
  })

  test.each([
    ['2025-11-21T12:58:00Z', '34 min ago'],
    ['2025-11-21T08:00:00Z', '5 h ago'],
    ['2025-11-19T14:00:00Z', '47 h ago'],
    ['2025-11-09T10:00:00Z', '12 days ago'],
    ['2025-11-24T14:00:00Z', '24 Nov, 15:00'],
    ['2025-11-09', '9 Nov 2025'],
  ])('the age of %s is %s', (value, expected) => {
    expect(text(value, 'age')).toBe(expected)
  })

  test.each(['America/New_York', 'Pacific/Auckland', 'UTC'])(
    'a plain date stays in %s',
    (inZone) => {
      expect(text('2026-03-01', 'relative', inZone)).toBe('1 Mar 2026')
    },
  )

  test('the title shows the instant in the zone and in UTC', () => {
    const moment = parseMoment('2025-11-21T12:58:02Z')
    expect(moment && momentTitle(moment, zone)).toBe(
      '21 Nov 2025, 13:58:02 UTC+1\n21 Nov 2025, 12:58:02 UTC',
    )
    expect(moment && momentTitle(moment, 'UTC')).toBe('21 Nov 2025, 12:58:02 UTC')
  })
})
