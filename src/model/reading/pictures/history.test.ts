import { expect, test } from 'vitest'
import { MOST_DAYS, noHistory, withPicture } from './history.ts'
import { compareDays } from './shop-changes.ts'

const price = (cost: number) => ({
  products: { 'product:p1': { name: 'Nimbus' }, 'variant:v1': { product: 'p1', cost } },
})
const dayAt = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10)

/** One picture a day. */
const kept = (...prices: number[]) =>
  prices.reduce(
    (history, cost, at) => withPicture(history, { day: dayAt(at), at, parts: price(cost) }),
    noHistory,
  )

test('any two days are compared, not only neighbours', () => {
  const history = kept(1, 2, 3, 1)
  const told = (from: number, to: number) =>
    compareDays(history, dayAt(from), dayAt(to))?.changes.map(({ before, after, seenAt }) => [
      before,
      after,
      seenAt,
    ])
  expect(told(0, 1)).toEqual([[1, 2, 1]])
  expect(told(0, 2)).toEqual([[1, 3, 2]])
  expect(told(1, 3)).toEqual([[2, 1, 3]])
  expect(told(0, 3)).toEqual([])
  expect(compareDays(history, dayAt(2), dayAt(1))).toBeUndefined()
  expect(compareDays(history, dayAt(0), '2026-02-01')).toBeUndefined()
})

test('a second picture of a day takes the place of the first one', () => {
  const history = withPicture(kept(1, 2), { day: dayAt(1), at: 9, parts: price(5) })
  expect(history.days).toHaveLength(2)
  expect(compareDays(history, dayAt(0), dayAt(1))?.changes).toMatchObject([{ before: 1, after: 5 }])
  const same = withPicture(history, { day: dayAt(1), at: 9, parts: price(1) })
  expect(compareDays(same, dayAt(0), dayAt(1))?.changes).toEqual([])
})

test('a clock that went back adds no day', () => {
  const history = withPicture(kept(1, 2), { day: dayAt(0), at: 9, parts: price(5) })
  expect(history.days.map(({ day }) => day)).toEqual([dayAt(0), dayAt(1)])
})

test('the oldest days make room, and only differences are kept', () => {
  const history = kept(...Array.from({ length: MOST_DAYS + 5 }, (_, at) => at))
  expect(history.days).toHaveLength(MOST_DAYS)
  const [first, last] = [history.days[0]!.day, history.days.at(-1)!.day]
  expect(compareDays(history, first, last)?.changes).toMatchObject([
    { before: 5, after: MOST_DAYS + 4 },
  ])
  expect(JSON.stringify(history.days).length).toBeLessThan(200 * MOST_DAYS)
  expect(Object.keys(history.picture)).toEqual(['product:p1', 'variant:v1'])
})
