import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Order } from '#api/schemas/orders.ts'
import { ProductReference } from '#api/schemas/products.ts'
import { endsWithinAWeek, lastingOf } from './lasting.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const products = [
  z.parse(ProductReference, {
    id: 'p',
    name: 'Nimbus',
    variants: [
      { id: 'A', name: 'One', stock: 5 },
      { id: 'b', name: 'Two', stock: 0 },
      { id: 'c', name: 'Three', stock: 100 },
      { id: 'd', name: 'Untold' },
      { id: 'e', name: 'Few', stock: 1 },
      { id: 'f', name: 'Perhaps unlimited', stock: -1 },
    ],
  }),
]

const sale = (variantId: string | undefined, quantity: number | undefined, fields: object = {}) =>
  z.parse(Order, {
    id: crypto.randomUUID(),
    dateCreated: '2026-11-20T09:00:00Z',
    amountPaid: 5,
    items: [{ variantId, quantity }],
    ...fields,
  })

test('stock over the pace of the last fourteen days, the shortest first', () => {
  const rows = lastingOf(
    products,
    [
      sale('a', 6),
      sale('A', undefined),
      sale('b', 3),
      sale('c', 7),
      sale('d', 50),
      sale('e', 2),
      sale('f', 9),
      sale(undefined, 50),
      sale('a', 50, { amountPaid: 0 }),
      sale('a', 50, { amountPaid: null }),
      sale('a', 50, { dateCreated: '2026-11-08T09:00:00Z' }),
      sale('a', -4),
      sale('e', 50, { dateCreated: '2026-11-23T09:00:00Z' }),
    ],
    now,
    'UTC',
  )
  expect(rows.map(({ variant, pieces, days }) => [variant, pieces, days])).toEqual([
    ['Two', 3, 0],
    ['One', 7, 10],
    ['Three', 7, 200],
  ])
  expect(rows[1]?.perDay).toBe(0.5)
})

test('the day before counts as of the zone, and a week is less than seven days', () => {
  const edge = sale('a', 14, { dateCreated: '2026-11-08T23:30:00Z' })
  expect(lastingOf(products, [edge], now, 'UTC')).toEqual([])
  const [row] = lastingOf(products, [edge], now, 'Europe/Berlin')
  expect(row).toMatchObject({ days: 5 })
  expect(endsWithinAWeek(row!)).toBe(true)
  expect(endsWithinAWeek({ ...row!, stock: 0, days: 0 })).toBe(false)
  expect(endsWithinAWeek({ ...row!, days: 7 })).toBe(false)
})
