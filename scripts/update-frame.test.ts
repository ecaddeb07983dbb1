import { expect, test } from 'vitest'
import { allowedUpdates, overdueUpdate } from './update-frame.mjs'

const now = Date.parse('2026-11-26T00:00:00Z')
const times = {
  created: '2020-01-01T00:00:00Z',
  '1.9.9': '2026-01-01T00:00:00Z',
  '2.0.0': '2026-10-01T00:00:00Z',
  '2.0.1': '2026-10-20T00:00:00Z',
  '2.1.0': '2026-11-20T00:00:00Z',
  '3.0.0-rc.1': '2026-09-01T00:00:00Z',
}

test.each([
  ['2.1.0', undefined],
  ['2.0.1', undefined],
  ['2.0.0', { version: '2.0.1', days: 37 }],
  ['1.9.9', { version: '2.0.0', days: 56 }],
  ['10.0.0', undefined],
])('an update that waits for longer than a month is overdue: from %s', (version, late) => {
  expect(overdueUpdate(version, times, now)).toEqual(late)
})

test('a shipped part that another brings is taken within a week, as far as that one allows', () => {
  const brought = { current: '2.0.0', wanted: '2.1.0', dependent: 'pino' }
  // As npm tells them: each part once, or once for each that brings it.
  const told = {
    one: brought,
    two: [{ ...brought, wanted: '2.0.0' }, brought],
    three: { ...brought, dependent: 'shop' },
  }
  const updates = allowedUpdates(told, 'shop')
  expect(updates.map(({ name, wanted }) => [name, wanted])).toEqual([
    ['one', '2.1.0'],
    ['two', '2.1.0'],
  ])
  expect(overdueUpdate('2.0.1', times, now, { frame: 5 })).toEqual({ version: '2.1.0', days: 6 })
  expect(overdueUpdate('2.0.1', times, now, { frame: 7 })).toBeUndefined()
  expect(overdueUpdate('2.0.0', times, now, { frame: 7, newest: '2.0.0' })).toBeUndefined()
  expect(overdueUpdate('2.0.0', times, now, { frame: 7, newest: '2.0.1' })?.version).toBe('2.0.1')
})

test('what follows the oldest Node that we support is overdue within its line only', () => {
  expect(overdueUpdate('1.9.8', times, now, { line: '1.9' })?.version).toBe('1.9.9')
  expect(overdueUpdate('1.9.9', times, now, { line: '1' })).toBeUndefined()
})
