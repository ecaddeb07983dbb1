import { expect } from 'vitest'
import { statedBy } from './lookout.testing.ts'
import { type Manner, USUAL } from './manners.ts'
import { STORE_ID, idFrom } from './names.ts'
import type { TrueOrder, TrueStore } from './records.ts'
import { type Stated, lies, lineOf } from './stated.ts'
import type { World } from './worlds.ts'

export const NOW = Date.parse('2026-11-20T12:00:00Z')
export const DAY = 86_400_000

let number = 0
export const order = (daysAgo: number, fields: Partial<TrueOrder> = {}): TrueOrder => ({
  id: idFrom((number += 1)),
  dateCreated: new Date(NOW - daysAgo * DAY - 60_000).toISOString(),
  status: 'COMPLETED',
  gateway: 'STRIPE',
  customerEmail: 'ann@x.org',
  currencyCode: 'EUR',
  amount: 10,
  amountPaid: 10,
  items: [],
  ...fields,
})

export function world(store: Partial<TrueStore>, fields: Partial<World> = {}): World {
  return {
    now: NOW,
    zone: 'Europe/Berlin',
    manner: USUAL,
    later: 90 * 60_000,
    changes: [],
    bills: [],
    ...fields,
    store: {
      id: STORE_ID,
      currencyCode: 'EUR',
      orders: [],
      products: [],
      categories: [],
      coupons: [],
      reviews: [],
      deliveries: [],
      customers: [],
      user: {},
      processors: [],
      ...store,
    },
  }
}

export const orders = (count: number, fields: (index: number) => Partial<TrueOrder> = () => ({})) =>
  Array.from({ length: count }, (_, index) => order(index % 7, fields(index)))

async function statedOf(look: string, seen: World): Promise<Stated[]> {
  const stated = (await statedBy(look, seen)) ?? []
  expect(stated.length).toBeGreaterThan(0)
  return stated
}

const linesOf = (stated: readonly Stated[]) => stated.map(lineOf).join('\n')

export const isRight = (look: string, seen: World) => async () =>
  expect(linesOf(lies(await statedOf(look, seen)))).toBe('')

/** Right, and nothing is said to be partial or unknown. */
export const isAllTold = (look: string, seen: World) => async () => {
  const stated = await statedOf(look, seen)
  expect(linesOf([...lies(stated), ...stated.filter(({ lack }) => lack)])).toBe('')
}

export const manner = (odd: Partial<Manner>) => ({ manner: { ...USUAL, ...odd } })

export const delivery = (daysAgo: number, responseCode: number) => ({
  id: idFrom(3_000 + daysAgo * 10 + (responseCode % 10)),
  dateCreated: new Date(NOW - daysAgo * DAY - 60_000).toISOString(),
  responseCode,
})

/** One a minute, the first of which failed. */
export const deliveries = (count: number, failed: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...delivery(0, at < failed ? 500 : 200),
    id: idFrom(40_000 + at),
    dateCreated: new Date(NOW - at * 60_000).toISOString(),
  }))

export const reviews = (answered: (at: number) => boolean) =>
  Array.from({ length: 130 }, (_, at) => ({
    id: idFrom(10_000 + at),
    dateCreated: new Date(NOW - at * 60_000).toISOString(),
    rating: 5,
    reply: answered(at) ? 'Thanks' : null,
    ...(at === 120 && { flagged: { id: idFrom(20_000), approved: false } }),
  }))
