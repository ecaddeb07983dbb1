import { afterEach, expect, test, vi } from 'vitest'
import { createRecent } from './recent.ts'

afterEach(() => vi.useRealTimers())

test('a value is forgotten after its time', () => {
  vi.useFakeTimers()
  const recent = createRecent<number>(1_000, 10)
  recent.set('a', 1)
  vi.advanceTimersByTime(999)
  expect(recent.get('a')).toBe(1)
  vi.advanceTimersByTime(1)
  expect(recent.get('a')).toBeUndefined()
})

test('the oldest values make room', () => {
  const recent = createRecent<number>(60_000, 2)
  for (const [name, value] of [
    ['a', 1],
    ['b', 2],
    ['a', 3],
    ['c', 4],
  ] as const) {
    recent.set(name, value)
  }
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([3, undefined, 4])
})
