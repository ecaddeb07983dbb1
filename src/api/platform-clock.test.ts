import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { platformClock } from './platform-clock.ts'

const HOUR = 3_600_000
const noon = Date.UTC(2026, 10, 21, 12)

beforeEach(() => void vi.useFakeTimers({ now: noon }))
afterEach(() => {
  platformClock.forget()
  vi.useRealTimers()
})

const answer = (at: number, waited?: number) =>
  platformClock.note(new Headers({ Date: new Date(at).toUTCString() }), waited)

describe('G10: the platform’s clock', () => {
  it('is the browser’s until an answer tells', () => {
    platformClock.note(new Headers())
    platformClock.note(new Headers({ Date: 'soon' }))
    expect([platformClock.isKnown(), platformClock.now()]).toEqual([false, noon])
  })

  it.each([3 * HOUR, -5 * HOUR])('is never behind, however wrong the browser’s is', (ahead) => {
    answer(noon + ahead + 400)
    vi.advanceTimersByTime(60_000)
    const now = platformClock.now() - (noon + ahead + 60_000)
    expect(now).toBeGreaterThanOrEqual(400)
    expect(now).toBeLessThanOrEqual(1_000)
  })

  it('is the browser’s if both agree, also after an answer that took long', () => {
    answer(noon - 900)
    vi.advanceTimersByTime(30_000)
    answer(noon + 5_000)
    expect(platformClock.now()).toBe(noon + 30_000)
  })

  it.each([
    [3 * HOUR, 3 * HOUR + 1_000],
    [-3 * HOUR, 1_000 - 3 * HOUR],
    [-4_000, 0],
    [-900, 0],
  ])('of an answer that lay here for five seconds, sent %i ms apart', (apart, ahead) => {
    answer(noon + apart, 5_000)
    expect(platformClock.now()).toBe(noon + ahead)
  })

  it('follows a browser whose clock was set anew', () => {
    answer(noon)
    vi.setSystemTime(noon + 3 * HOUR)
    for (let times = 0; times < 8; times += 1) answer(noon + 10_000)
    expect(platformClock.now()).toBe(noon + 11_000)
  })
})
