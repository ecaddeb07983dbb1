import { expect, test } from 'vitest'
import { type Recent, recentWords } from './recents.ts'

const customer = { key: 'c', icon: 'customer', href: '/c' }

test.each<[Partial<Recent>, string]>([
  [{ title: 'mara@fjord.se', about: { orders: 1, isBlocked: true } }, '1 order · Blocked'],
  [{ about: { orders: 1_200 } }, '1,200 orders'],
  [{ about: { status: 'PART_PAID', items: ['Plan', ''] } }, 'Part paid · Plan, Unnamed'],
  [{ about: { percentOff: 40, uses: 2, maximumUses: 5 } }, '40% · 2 of 5 used'],
  [{ about: { lastBy: 'Mara' } }, 'last word by Mara'],
  [{ title: 'Order 1', detail: '3 orders, Blocked' }, '3 orders, Blocked'],
])('a find kept as %j reads %s', (kept, detail) => {
  expect(recentWords({ ...customer, ...kept })).toEqual({ title: kept.title ?? 'No email', detail })
})
