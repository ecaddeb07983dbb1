import { expect, test } from 'vitest'
import { watchPauses } from './pauses.ts'

test('a process that stood still knows it for two seconds', () => {
  let now = 0
  const pauses = watchPauses(() => now)
  now = 9_000
  expect(pauses.hasJustEnded()).toBe(false)
  now = 100_000
  expect(pauses.hasJustEnded()).toBe(true)
  now = 101_000
  expect(pauses.hasJustEnded()).toBe(true)
  now = 102_000
  expect(pauses.hasJustEnded()).toBe(false)
})
