import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { erasePrivateStores, openPrivateStores } from '#base/storage/private-owner.ts'
import { learned } from '#model/reading/platform/learned.ts'
import { lagWatch } from './look.ts'
import { knownFrom } from './new-orders.ts'

const START = Date.parse('2026-11-21T14:00:00Z')
const order = (id: string, seconds: number) => ({
  id,
  dateCreated: new Date(START + seconds * 1_000).toISOString(),
  items: [],
})
const [a, b, c] = [order('a', -60), order('b', 1), order('c', 2)]

beforeEach(() => {
  vi.useFakeTimers({ now: START })
  openPrivateStores('merchant')
})
afterEach(() => {
  erasePrivateStores()
  vi.useRealTimers()
})

/** Looks at these seconds, and what each answer held. */
function looked(looks: [at: number, rows: (typeof a)[]][], query: object = {}) {
  const known = knownFrom([a], { isFirstPage: true, total: 1 })
  const shows = lagWatch({ query: { sort: '-dateCreated', ...query }, known })
  for (const [at, rows] of looks) {
    vi.setSystemTime(START + at * 1_000)
    shows(rows, Date.now())
  }
  return learned('lag')
}

test('an order that a look did not have yet lags at least since then', () => {
  const late = looked([
    [0, [a]],
    [20, [a]],
    [40, [b]],
  ])
  expect(late).toMatchObject({ behaviour: 'late', detail: '19' })
})

test('one that shows with the next look does not', () => {
  const prompt = looked([
    [0, [a]],
    [20, [b]],
  ])
  expect(prompt).toMatchObject({ behaviour: 'prompt', detail: '20' })
})

test('a look for one row proves nothing of a second order', () => {
  expect(
    looked([
      [0, [a]],
      [20, [c]],
      [60, [c, b, a]],
    ]),
  ).toMatchObject({ behaviour: 'prompt' })
})

test('nor does a list with a filter, which orders enter later', () => {
  const looks: Parameters<typeof looked>[0] = [
    [0, [a]],
    [20, [a]],
    [40, [b]],
  ]
  expect(looked(looks, { status: 'PAID' })).toBeUndefined()
  expect(
    looked([
      [0, [a]],
      [20, [a]],
      [400, [b, order('old', -300)]],
    ]),
  ).toMatchObject({ behaviour: 'late' })
})
