import { expect, test } from 'vitest'
import { failureTitle } from './log.ts'

test.each([
  ['listOrders', 'Orders didn’t load'],
  ['getOrder', 'An order didn’t load'],
  ['listAllCategories', 'Categories didn’t load'],
  ['getCategory', 'A category didn’t load'],
  ['searchCustomers', 'The search for customers failed'],
  ['getUser', 'The account didn’t load'],
  ['listWebhookLogs', 'Webhooks didn’t load'],
  ['refundOrder', 'A refund failed'],
  ['signIn', 'Signing in failed'],
] as const)('a failure of %s is titled “%s”', (call, title) => {
  expect(failureTitle(call)).toBe(title)
})
