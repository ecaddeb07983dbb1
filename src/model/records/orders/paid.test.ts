import { expect, test } from 'vitest'
import { isNothingPaid } from './paid.ts'

test.each([
  { order: { amount: 64.31, amountPaid: 0 }, nothing: true },
  { order: { amount: 64.31, amountPaid: 10 }, nothing: false },
  { order: { amount: 64.31 }, nothing: false },
  { order: { amountPaid: 64.31 }, nothing: false },
  { order: { amount: 0 }, nothing: true },
  { order: {}, nothing: true },
])('isNothingPaid is $nothing for $order', ({ order, nothing }) => {
  expect(isNothingPaid(order)).toBe(nothing)
})
