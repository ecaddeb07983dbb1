import { expect, test } from 'vitest'
import { newestFirst, oldestFirst } from './by-time.ts'

const times = [
  '2026-11-01T09:11:01Z',
  undefined,
  '2026-11-01T09:11:00.500Z',
  '2026-11-01T11:11:00+02:00',
  '2026-11-01',
  'soon',
]
const sorted = (by: typeof oldestFirst) =>
  times
    .map((dateCreated) => ({ dateCreated }))
    .toSorted(by)
    .map(({ dateCreated }) => dateCreated)

test('F13: times are compared as times, with or without milliseconds', () => {
  const inTime = ['2026-11-01', '2026-11-01T11:11:00+02:00', times[2], times[0]]
  expect(sorted(oldestFirst)).toEqual([...inTime, undefined, 'soon'])
  expect(sorted(newestFirst)).toEqual([...inTime.toReversed(), undefined, 'soon'])
})
