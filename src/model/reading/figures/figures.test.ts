import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Order } from '#api/schemas/orders.ts'
import { ordersOf, pickText, readPick, spanKey } from './drill.ts'
import { type Compared, comparedSpans } from '#model/reading/ledger/compared.ts'
import { countedOf, inCurrency, totalsOf } from '#model/reading/ledger/counted.ts'
import { dayKey, daysOf, instantsOf, partsOf, runsOf } from '#model/reading/ledger/days.ts'
import { periodFigures } from '#model/reading/overview/periods.ts'
import { type Breakdown, breakdowns, sharesOf } from './sums.ts'

const at = (text: string) => Date.parse(text)
const names = ({ now, before }: Compared) =>
  [now.from, now.to, before.from, before.to].map(dayKey).join(' ')

describe('periods', () => {
  const now = at('2026-11-22T10:00:00Z')
  const thisMonth = { dateFrom: 'month', dateTo: 'month' }
  test.each([
    ['today', {}, '2026-11-22 2026-11-22 2026-11-21 2026-11-21'],
    ['7 days', { period: 'week' }, '2026-11-16 2026-11-22 2026-11-09 2026-11-15'],
    ['90 days', { period: 'quarter' }, '2026-08-25 2026-11-22 2026-05-27 2026-08-24'],
    ['this month', thisMonth, '2026-11-01 2026-11-22 2026-10-01 2026-10-22'],
    [
      'last month',
      { dateFrom: 'month-1m', dateTo: 'month-1m' },
      '2026-10-01 2026-10-31 2026-09-01 2026-09-30',
    ],
  ] as const)('%s stand beside those before', (_, search, days) => {
    expect(names(comparedSpans(search, 'UTC', now))).toBe(days)
  })

  test('the last of March stands beside the last of February', () => {
    const spans = comparedSpans(thisMonth, 'UTC', at('2026-03-31T10:00:00Z'))
    expect(names(spans)).toBe('2026-03-01 2026-03-31 2026-02-01 2026-02-28')
  })

  test('today is the day of the zone', () => {
    const spans = comparedSpans({}, 'Pacific/Auckland', at('2026-11-22T12:00:00Z'))
    expect(dayKey(spans.now.from)).toBe('2026-11-23')
  })

  test('custom dates end today at the latest, and long periods are cut', () => {
    const own = comparedSpans({ dateFrom: '2026-11-20', dateTo: '2026-11-10' }, 'UTC', now)
    expect(names(own)).toBe('2026-11-10 2026-11-20 2026-10-30 2026-11-09')
    expect(own.isRunning).toBe(false)
    const ahead = comparedSpans({ dateFrom: '2026-11-20', dateTo: '2026-12-05' }, 'UTC', now)
    expect(names(ahead)).toBe('2026-11-20 2026-11-22 2026-11-17 2026-11-19')
    expect(ahead.isRunning).toBe(true)
    const years = comparedSpans({ dateFrom: '2020-01-01' }, 'UTC', now)
    expect([years.isCut, daysOf(years.now).length]).toEqual([true, 366])
  })

  test('days of 23 and 25 hours are whole days', () => {
    const spring = {
      from: { year: 2026, month: 3, day: 29 },
      to: { year: 2026, month: 3, day: 29 },
    }
    const autumn = {
      from: { year: 2026, month: 10, day: 25 },
      to: { year: 2026, month: 10, day: 25 },
    }
    const hours = (span: typeof spring) => {
      const { start, end } = instantsOf(span, 'Europe/Berlin', Infinity)
      return (end + 1 - start) / 3_600_000
    }
    expect([hours(spring), hours(autumn)]).toEqual([23, 25])
    const over = comparedSpans({ period: 'week' }, 'Europe/Berlin', at('2026-03-31T10:00:00Z'))
    expect(daysOf(over.now)).toHaveLength(7)
    expect(daysOf(over.before)).toHaveLength(7)
  })
})

let number = 0
function order(dateCreated: string, fields: object = {}): Order {
  const paid = { amount: 10, amountPaid: 10, currencyCode: 'EUR', status: 'COMPLETED' }
  return z.parse(Order, { id: `order-${(number += 1)}`, dateCreated, ...paid, ...fields })
}
const week = comparedSpans({ period: 'week' }, 'UTC', at('2026-11-22T10:00:00Z'))
const count = (orders: Order[], spans = week, zone = 'UTC', to = at('2026-11-22T10:00:00Z')) =>
  countedOf(orders, spans, zone, to)

describe('sums', () => {
  test('the last day before counts up to the same time', () => {
    const counted = count([
      order('2026-11-22T09:00:00Z', { amountPaid: 0.1 }),
      order('2026-11-16T23:00:00Z', { amountPaid: 0.2 }),
      order('2026-11-15T09:59:59Z', { amountPaid: 5 }),
      order('2026-11-15T10:00:01Z', { amountPaid: 7 }),
      order('2026-11-08T10:00:00Z', { amountPaid: 9 }),
    ])
    const { now, before } = totalsOf(counted)
    expect([now.paid, now.orders, before.paid, before.orders]).toEqual([0.3, 2, 5, 1])
  })

  test('T11: currencies are never added', () => {
    const counted = count([
      order('2026-11-22T09:00:00Z'),
      order('2026-11-22T09:00:00Z', { currencyCode: 'USD', amountPaid: 3 }),
    ])
    expect(totalsOf(inCurrency(counted, 'USD')).now.paid).toBe(3)
    expect(totalsOf(inCurrency(counted, 'EUR')).now.paid).toBe(10)
  })

  test('the bars add up to the total, by day or week', () => {
    const orders = Array.from({ length: 180 }, (_, index) =>
      order(new Date(at('2026-11-22T09:00:00Z') - index * 86_400_000).toISOString()),
    )
    for (const [search, bars] of [
      [{ period: 'month' }, 30],
      [{ period: 'quarter' }, 90],
      [{ dateFrom: '2026-07-01', dateTo: 'today' }, 21],
    ] as const) {
      const spans = comparedSpans(search, 'UTC', at('2026-11-22T10:00:00Z'))
      const counted = count(orders, spans)
      const buckets = periodFigures(counted, spans, 'EUR')[0]!.bars
      expect(buckets).toHaveLength(bars)
      const { now, before } = totalsOf(counted)
      expect(buckets.reduce((sum, { paid }) => sum + paid, 0)).toBe(now.paid)
      expect(buckets.reduce((sum, { paidBefore }) => sum + paidBefore, 0)).toBe(before.paid)
    }
  })

  test('an order whose goods are not told is in no product’s row, and in one of its own', () => {
    expect(
      sharesOf(count([order('2026-11-22T09:00:00Z', { items: [] })]), 'product'),
    ).toMatchObject([
      { label: 'Without a name', orders: 1, amount: 0, isLeast: true, isLeastPieces: true },
    ])
  })

  test('a product counts an order once, and only paid item totals', () => {
    const items = [
      { productId: 'p', productName: 'Nimbus', variantId: 'v1', lineTotal: 4, quantity: 2 },
      { productId: 'p', productName: 'Nimbus', variantId: 'v2', lineTotal: 6, quantity: 1 },
    ]
    const counted = count([
      order('2026-11-22T09:00:00Z', { items }),
      order('2026-11-22T09:00:00Z', { items, amountPaid: 0 }),
      order('2026-11-14T09:00:00Z', { items }),
    ])
    expect(sharesOf(counted, 'product')).toEqual([
      {
        key: 'p',
        label: 'Nimbus',
        orders: 2,
        ordersBefore: 1,
        paidOrders: 1,
        disputed: 0,
        everPaid: 1,
        amount: 10,
        amountBefore: 10,
        isLeast: false,
        isLeastPieces: false,
        quantity: 3,
      },
    ])
    expect(sharesOf(counted, 'variant').map(({ key, amount }) => [key, amount])).toEqual([
      ['v2', 6],
      ['v1', 4],
    ])
  })

  test('F15: gateways are spelled as everywhere', () => {
    const counted = count([order('2026-11-22T09:00:00Z', { gateway: 'CUSTOMER_BALANCE' })])
    const [share] = sharesOf(counted, 'gateway')
    expect(share).toMatchObject({ key: 'CUSTOMER_BALANCE', label: 'Customer balance' })
  })

  test('every number opens exactly its orders', () => {
    const coupon = { couponId: 'c', code: 'TEN' }
    const counted = count([
      order('2026-11-22T09:00:00Z', { coupon, gateway: 'a:b' }),
      order('2026-11-21T09:00:00Z', { status: 'PENDING', amountPaid: 0 }),
      order('2026-11-14T09:00:00Z', { coupon }),
    ])
    const { bars } = periodFigures(counted, week, 'EUR')[0]!
    const size = (text: string) => ordersOf(counted, readPick(text)!).length
    for (const by of Object.keys(breakdowns) as Breakdown[]) {
      for (const { key, orders, ordersBefore } of sharesOf(counted, by)) {
        expect(size(pickText({ kind: by, key }))).toBe(orders)
        expect(size(pickText({ kind: by, key, isBefore: true }))).toBe(ordersBefore)
      }
    }
    for (const bar of bars) {
      expect(size(pickText({ kind: 'in', key: spanKey(bar) }))).toBe(bar.orders)
    }
    expect(size('in:2026-11-21_2026-11-22')).toBe(2)
    expect([size('all'), size('paid'), size('awaiting'), size('before:all')]).toEqual([2, 1, 1, 1])
    expect([readPick('everything'), readPick('in:h14'), readPick('in')]).toEqual(Array(3))
  })
})

describe('reading', () => {
  const days = daysOf(week.now)
  test('asks once for neighbouring days', () => {
    const runs = runsOf(days.filter((each) => each.day !== 18 && each.day !== 19))
    expect(runs.map(({ from, to }) => [from.day, to.day])).toEqual([
      [16, 17],
      [20, 22],
    ])
  })

  test('splits a period into parts that are kept one by one', () => {
    expect(partsOf(week.now, 40, 1_000)).toEqual([week.now])
    expect(partsOf(week.now, 0, 1_000)).toEqual([week.now])
    const parts = partsOf(week.now, 3_500, 1_000)
    expect(parts.map(({ from, to }) => [from.day, to.day])).toEqual([
      [16, 17],
      [18, 19],
      [20, 21],
      [22, 22],
    ])
  })
})
