import { beforeEach, expect, test, vi } from 'vitest'
import { watchPauses } from './pauses.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  return () => vi.useRealTimers()
})

test('a process that stood still knows it for two seconds of turns', () => {
  const pauses = watchPauses()
  vi.setSystemTime(9_000)
  expect(pauses.hasJustEnded()).toBe(false)
  vi.setSystemTime(100_000)
  expect(pauses.hasJustEnded()).toBe(true)
  vi.advanceTimersByTime(2_000)
  expect(pauses.hasJustEnded()).toBe(true)
  vi.advanceTimersByTime(1_000)
  expect(pauses.hasJustEnded()).toBe(false)
})

test('it goes on knowing while the queue of that time keeps its next look waiting', () => {
  const pauses = watchPauses()
  vi.setSystemTime(15_000)
  vi.advanceTimersByTime(1_000)
  expect(pauses.hasJustEnded()).toBe(true)
  // Four seconds of requests, and the timer has not had its turn.
  vi.setSystemTime(Date.now() + 1_600)
  expect(pauses.hasJustEnded()).toBe(true)
  vi.setSystemTime(Date.now() + 2_400)
  expect(pauses.hasJustEnded()).toBe(true)
  vi.advanceTimersByTime(3_000)
  expect(pauses.hasJustEnded()).toBe(false)
})
