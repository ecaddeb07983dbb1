import { expect, test } from 'vitest'
import { readClock } from './clock-field.tsx'

test.each([
  ['20:00', '20:00'],
  ['7:30', '07:30'],
  ['0730', '07:30'],
  [' 7.05 ', '07:05'],
  ['24:00', undefined],
  ['7:60', undefined],
  ['noon', undefined],
  ['', undefined],
])('the clock time “%s” reads %s', (text, clock) => {
  expect(readClock(text)).toBe(clock)
})
