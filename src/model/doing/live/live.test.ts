import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { pause } from '#base/time/pause.ts'
import { NOTHING_HAPPENED, isQuiet, noticeOf } from './notices.ts'
import { type Surroundings, paceOf } from './polling-interval.ts'
import { type WatchDependencies, createWatch } from './watch.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND

const around: Surroundings = {
  now: 0,
  isOnline: true,
  hiddenAt: undefined,
  tells: false,
  failures: 0,
  restUntil: undefined,
  isRefused: false,
}

test.each([
  ['in view', {}, { phase: 'on', every: 20 * SECOND }],
  ['hidden', { hiddenAt: 0, now: 4 * MINUTE }, { phase: 'hidden', every: MINUTE }],
  ['hidden for long', { hiddenAt: 0, now: 5 * MINUTE }, { phase: 'hidden' }],
  [
    'hidden for long, with notices',
    { hiddenAt: 0, now: 5 * MINUTE, tells: true },
    { phase: 'hidden', every: 5 * MINUTE },
  ],
  ['offline', { isOnline: false }, { phase: 'offline' }],
  ['refused', { isRefused: true }, { phase: 'refused' }],
  ['after two failures', { failures: 2 }, { phase: 'failing', every: 80 * SECOND }],
  ['after many failures', { failures: 9 }, { phase: 'failing', every: 5 * MINUTE }],
])('the pace %s', (_, own: Partial<Surroundings>, pace) => {
  expect(paceOf({ ...around, ...own })).toEqual(pace)
})

const ignore = (_isBack: boolean) => {}

function start(own: Partial<WatchDependencies> = {}) {
  const place = { isOnline: true, hiddenAt: undefined as number | undefined, tells: false }
  const looks: number[] = []
  const errors: unknown[] = []
  let wake = ignore
  const stop = new AbortController()
  const watch = createWatch(0, {
    look() {
      looks.push(Date.now() / SECOND)
      const error = errors.shift()
      return error ? Promise.reject(error) : Promise.resolve({ count: 0, isAlarm: false })
    },
    place: () => place,
    mayLook: () => true,
    now: Date.now,
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        wake = resolve
        if (milliseconds !== undefined)
          void pause(milliseconds, signal).then(
            () => resolve(false),
            () => resolve(false),
          )
      }),
    ...own,
  })
  void watch.run(stop.signal)
  return { watch, place, looks, errors, stop, wake: (isBack = false) => wake(isBack) }
}

describe('the watch', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }))
  afterEach(() => void vi.useRealTimers())

  test('looks every 20 seconds, rarely while hidden, and at once when shown again', async () => {
    const { looks, place, wake, watch } = start()
    await vi.advanceTimersByTimeAsync(45 * SECOND)
    expect(looks).toEqual([20, 40])
    place.hiddenAt = Date.now()
    wake()
    await vi.advanceTimersByTimeAsync(30 * MINUTE)
    expect(looks.slice(2)).toEqual([100, 160, 220, 280, 340])
    expect(watch.get().phase).toBe('hidden')
    place.hiddenAt = undefined
    wake()
    await vi.advanceTimersByTimeAsync(0)
    expect(looks.at(-1)).toBe(45 + 30 * 60)
  })

  test('stops offline and looks at once when the connection is back', async () => {
    const { looks, place, wake } = start()
    place.isOnline = false
    wake()
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(looks).toEqual([])
    place.isOnline = true
    wake(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(looks).toEqual([60])
  })

  test('obeys Retry-After and says until when', async () => {
    const { looks, errors, watch } = start()
    const retryAt = new Date(140 * SECOND)
    errors.push(new ApiError({ kind: 'refused', operation: 'listOrders', status: 429, retryAt }))
    await vi.advanceTimersByTimeAsync(139 * SECOND)
    expect(looks).toEqual([20])
    expect(watch.get()).toMatchObject({ phase: 'slowed', restUntil: 140 * SECOND })
    await vi.advanceTimersByTimeAsync(21 * SECOND)
    expect(looks).toEqual([20, 140, 160])
    expect(watch.get().phase).toBe('on')
  })

  test('ends with a refusal', async () => {
    const { looks, errors, watch } = start()
    errors.push(new ApiError({ kind: 'refused', operation: 'listOrders', status: 403 }))
    await vi.advanceTimersByTimeAsync(10 * MINUTE)
    expect(looks).toEqual([20])
    expect(watch.get().phase).toBe('refused')
  })

  test('defect 2: goes on after a key that expired', async () => {
    const { looks, errors } = start()
    errors.push(new ApiError({ kind: 'refused', operation: 'listOrders', status: 401 }))
    await vi.advanceTimersByTimeAsync(2 * MINUTE)
    expect(looks.length).toBeGreaterThan(2)
  })

  test('does not look while nobody is signed in', async () => {
    const { looks } = start({ mayLook: () => false })
    await vi.advanceTimersByTimeAsync(10 * MINUTE)
    expect(looks).toEqual([])
  })
})

const at = (clock: string) => Date.parse(`2026-11-21T${clock}:00Z`)

describe('notices', () => {
  test.each([
    ['20:00', '07:30', '22:00', true],
    ['20:00', '07:30', '07:29', true],
    ['20:00', '07:30', '07:30', false],
    ['12:00', '13:00', '12:30', true],
    ['12:00', '13:00', '13:00', false],
    ['08:00', '08:00', '08:00', false],
  ])('are quiet from %s to %s at %s: %s', (from, to, clock, quiet) => {
    expect(isQuiet(at(clock), 'UTC', from, to)).toBe(quiet)
  })

  test('are quiet by the clock of the chosen zone', () => {
    expect(isQuiet(at('19:30'), 'Europe/Berlin', '20:00', '07:30')).toBe(true)
  })

  test('tell the most urgent first, without names and amounts', () => {
    expect(noticeOf({ ...NOTHING_HAPPENED, orders: 3 }, '14:29')).toEqual({
      title: '3 new orders',
      text: 'Since 14:29',
      leadsTo: 'orders',
    })
    expect(
      noticeOf(
        { ...NOTHING_HAPPENED, orders: 1, disputes: 1, writers: new Set(['ann', 'bob']) },
        '14:29',
      ),
    ).toMatchObject({
      title: 'Chargeback on an order',
      text: 'new order, 2 customers wrote, since 14:29',
    })
    expect(noticeOf({ ...NOTHING_HAPPENED, orders: 2, late: 1 }, '14:29')).toEqual({
      title: 'A paid order lacks its goods',
      text: '2 new orders, since 14:29',
      leadsTo: 'undelivered',
    })
    expect(noticeOf({ ...NOTHING_HAPPENED, late: 2, isLateLeast: true }, '14:29')).toMatchObject({
      title: '2+ paid orders lack their goods',
    })
    expect(noticeOf(NOTHING_HAPPENED, '14:29')).toBeUndefined()
  })
})
