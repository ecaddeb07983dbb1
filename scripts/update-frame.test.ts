import { expect, test } from 'vitest'
import { overdueUpdate } from './update-frame.mjs'

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

test('what follows the oldest Node that we support is overdue within its line only', () => {
  expect(overdueUpdate('1.9.8', times, now, '1.9')?.version).toBe('1.9.9')
  expect(overdueUpdate('1.9.9', times, now, '1')).toBeUndefined()
})
