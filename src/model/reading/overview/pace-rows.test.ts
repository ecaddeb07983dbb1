import { expect, test } from 'vitest'
import type { Disputes } from '#model/reading/figures/disputes.ts'
import { limitRows } from './pace-rows.ts'

const usual = { limit: 1, isOwn: false }

test('one gateway over the limit of disputes is told with its orders', () => {
  expect(told([gateway('Northpay', 2, 22), gateway('Coin', 0, 50)])).toEqual([
    [
      'Northpay is over the limit of disputes',
      '9.09% of 22 paid orders in 30 days, usual limit 1%',
    ],
  ])
})

test('several gateways over the limit share a row, and those near it another', () => {
  const disputes = [
    gateway('Northpay', 2, 22),
    gateway('Cardlane', 1, 54),
    gateway('Bank', 9, 1_000),
    gateway('Coin', 8, 1_000),
  ]
  expect(told(disputes)).toEqual([
    ['Disputes over the limit', 'Northpay: 9.09%, Cardlane: 1.85%; usual limit 1%, 30 days', 2],
    ['Disputes near the limit', 'Bank: 0.9%, Coin: 0.8%; usual limit 1%, 30 days', 2],
  ])
})

function told(disputes: Disputes[]) {
  return limitRows('store', disputes, usual, 30).map(({ title, text, count }) =>
    count === undefined ? [title, text] : [title, text, count],
  )
}

const gateway = (label: string, disputed: number, everPaid: number): Disputes => ({
  key: label,
  label,
  disputed,
  everPaid,
})
