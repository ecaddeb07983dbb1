import { expect, test } from 'vitest'
import { orderDetailFixture } from './order-fixture.testing.ts'
import { worthKnowing } from './worth-knowing.ts'

const at = (hour: number) => `2026-01-05T${String(hour).padStart(2, '0')}:00:00Z`
const log = (id: string, hour: number, responseCode?: number, webhookId = 'w') => ({
  id,
  webhookId,
  responseCode,
  dateCreated: at(hour),
})
const told = (...args: Parameters<typeof orderDetailFixture>) =>
  worthKnowing(orderDetailFixture(...args), undefined).map(({ text }) => text)

test('an order without trouble has nothing worth knowing', () => {
  expect(told({}, { logs: [log('1', 9, 200)], ipInfo: { status: 'success' } })).toEqual([])
})

test('refunds and chargebacks come first, each once', () => {
  const order = {
    refund: { amount: 12, dateCreated: at(9) },
    chargeback: { status: 'needs_response', reason: 'fraudulent', dateCreated: at(10) },
  }
  expect(told(order)).toEqual(['Chargeback: fraudulent, needs response', 'Refunded'])
})

test('names the last failed webhook, and whether a retry succeeded', () => {
  const failed = [log('1', 8, 500), log('2', 9, 502)]
  expect(told({}, { logs: failed })).toEqual(['Webhook answered 502'])
  expect(told({}, { logs: [...failed, log('3', 10, 200, 'other')] })).toEqual([
    'Webhook answered 502',
  ])
  expect(told({}, { logs: [...failed, log('3', 10, 200)] })).toEqual([
    'Webhook answered 502, delivered since',
  ])
  expect(told({}, { logs: [log('1', 8)] })).toEqual(['Webhook got no answer'])
})

test('lists facts that disagree, without a score', () => {
  const ipInfo = { status: 'success', country: 'NL', hosting: true, proxy: false }
  expect(told({}, { ipInfo, billingInformation: { countryCode: 'SE' } })).toEqual([
    'Billing country: Sweden, not Netherlands',
    'Hosting company: Yes',
  ])
})
