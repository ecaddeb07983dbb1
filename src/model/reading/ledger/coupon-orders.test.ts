import { expect, test } from 'vitest'
import { Order } from '#api/schemas/orders.ts'
import { boughtProducts, couponOrdersAmong, couponUses } from './coupon-orders.ts'
import { barsOfUses } from './coupon-bars.ts'

const couponId = '72b5f8e1-4d0c-4a96-b3e7-6f1a9c8d2e05'
const order = (id: string, fields: object = {}) => Order.parse({ id, ...fields })

test('finds orders by the coupon’s id, not by the id of its use', () => {
  const used = order('1', { coupon: { id: 'x', couponId: couponId.toUpperCase() } })
  const other = order('2', { coupon: { id: couponId, couponId: 'another' } })
  const among = couponOrdersAmong([used, other, order('3')], { id: couponId })
  expect(among).toEqual({ orders: 3, found: [used], others: {} })
})

test('leaves out what was ordered before the coupon was made', () => {
  const times = ['2026-11-20T09:59:59Z', '2026-11-20T10:00:00Z']
  const orders = times.map((dateCreated) => order(dateCreated, { dateCreated, amountPaid: 5 }))
  const made = { id: couponId, dateCreated: '2026-11-20T10:00:00Z' }
  expect(couponOrdersAmong(orders, made).orders).toBe(1)
})

test('the newest come first, in whatever order they were read', () => {
  const used = [18, 21, 19].map((day) =>
    order(`${day}`, { coupon: { couponId }, dateCreated: `2026-11-${day}T10:00:00Z` }),
  )
  const { found } = couponOrdersAmong([...used, order('?', { coupon: { couponId } })], {
    id: couponId,
  })
  expect(found.map(({ id }) => id)).toEqual(['21', '19', '18', '?'])
})

test('adds up paid orders exactly, per currency, beside those without the coupon', () => {
  const use = (id: string, netDecrease: number | null, amountPaid: number, currencyCode?: string) =>
    order(id, { coupon: { couponId, netDecrease }, amountPaid, currencyCode })
  const fresh = [
    use('1', 5, 20, 'USD'),
    use('2', 0.1, 10.1, 'EUR'),
    use('3', 0.2, 10.2, 'eur'),
    use('4', 9, 0, 'EUR'),
    use('8', null, 0, 'EUR'),
    use('10', null, 3, 'JPY'),
    use('9', null, 7, 'USD'),
    order('5', { amountPaid: 30, currencyCode: 'EUR' }),
    order('6', { amountPaid: 31, currencyCode: 'EUR' }),
    order('7', { amountPaid: 0, currencyCode: 'EUR' }),
  ]
  const uses = couponUses(couponOrdersAmong(fresh, { id: couponId }), 'eur')
  expect(uses).toEqual([
    {
      currency: 'EUR',
      orders: 2,
      paid: 20.3,
      discount: 0.3,
      isLeast: false,
      average: 10.15,
      averageWithout: 30.5,
    },
    {
      currency: 'USD',
      orders: 2,
      paid: 27,
      discount: 5,
      isLeast: true,
      average: 13.5,
      averageWithout: undefined,
    },
    {
      currency: 'JPY',
      orders: 1,
      paid: 3,
      discount: undefined,
      isLeast: false,
      average: 3,
      averageWithout: undefined,
    },
  ])
})

const item = (productId: string) => ({ productId, productName: productId.toUpperCase() })

test('counts each product once per order, in whatever case its id comes, the most bought first', () => {
  const orders = [
    order('1', { items: [item('a'), item('b')] }),
    order('2', { items: [item('b'), { ...item('b'), productId: 'B' }] }),
    order('3', { items: [{ quantity: 1 }] }),
  ]
  expect(boughtProducts(orders)).toEqual([
    { productId: 'b', name: 'B', orders: 2 },
    { productId: 'a', name: 'A', orders: 1 },
  ])
})

test('groups uses by calendar week until today', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  const orders = ['2026-10-14', '2026-10-18', '2026-10-19', '2026-11-21'].map((day) =>
    order(day, { dateCreated: `${day}T10:00:00Z` }),
  )
  const { days, bars } = barsOfUses(orders, { zone: 'UTC', now, ended: undefined })
  expect(days).toBe(7)
  expect(bars.map(({ from, uses }) => [from.month, from.day, uses])).toEqual([
    [10, 12, 2],
    [10, 19, 1],
    [10, 26, 0],
    [11, 2, 0],
    [11, 9, 0],
    [11, 16, 1],
  ])
  expect(bars.map(({ isOpen }) => isOpen)).toEqual([false, false, false, false, false, true])

  const weekStart = 'sunday'
  const fromSunday = barsOfUses(orders, { zone: 'UTC', now, ended: undefined, weekStart }).bars
  expect(fromSunday.map(({ from, uses }) => [from.month, from.day, uses]).slice(0, 2)).toEqual([
    [10, 11, 1],
    [10, 18, 2],
  ])
})

test('an ended coupon’s bars stop at its end, or at a later use', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  const ended = Date.parse('2026-09-08T12:00:00Z')
  const used = (...days: string[]) =>
    barsOfUses(
      days.map((day) => order(day, { dateCreated: `${day}T10:00:00Z` })),
      { zone: 'UTC', now, ended },
    )
  expect(used('2026-09-01').bars).toHaveLength(8)
  expect(used('2026-09-01', '2026-09-10').days).toBe(1)
  expect(used('2026-01-01').days).toBe(28)
  expect(used().bars).toEqual([])
})

test('an order that names a coupon by its code alone used it, and a discount has no sign', () => {
  const coupon = { code: 'spring10 ', netDecrease: -5 }
  const orders = [
    order('1', { coupon, amountPaid: 20, currencyCode: 'EUR' }),
    order('2', { coupon: { ...coupon, couponId: 'another' }, amountPaid: 9 }),
    order('3', { coupon: { couponId, netDecrease: 1 }, amountPaid: 10, currencyCode: 'EUR' }),
  ]
  const among = couponOrdersAmong(orders, { id: couponId, code: 'SPRING10' })
  expect(among.found.map(({ id }) => id)).toEqual(['1', '3'])
  expect(couponUses(among, 'EUR')).toMatchObject([{ orders: 2, paid: 30, discount: 6 }])
  expect(couponOrdersAmong(orders, { id: couponId, code: '' }).found).toHaveLength(1)
})
