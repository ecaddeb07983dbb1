import { expect, test } from 'vitest'
import { droppedParts } from './notices.ts'
import { couponsList, ordersList } from './lists.ts'

test('T23: malformed parts of an address are named by their labels', () => {
  expect(
    droppedParts(ordersList, { status: 'PAID' }, '?status=PAID&dateFrom=garbage&page=-3&utm=x'),
  ).toEqual(['Left out of the address: Created “garbage”, Page “-3”.'])
})

test.each(['', '?status=&page=', '?utm_source=mail'])('nothing is said about %j', (search) => {
  expect(droppedParts(ordersList, {}, search)).toEqual([])
})

test('T16: 0 and false are values, not malformed', () => {
  const read = { usesFrom: 0, isEnabled: false }
  expect(droppedParts(couponsList, read, '?usesFrom=0&isEnabled=false')).toEqual([])
})
