import { expect, test } from 'vitest'
import { allLogs, orderEvents } from './events.ts'
import { orderDetailFixture } from './order-fixture.testing.ts'

const created = '2025-11-21T12:58:02Z'

test('lists everything dated, newest first', () => {
  const detail = orderDetailFixture(
    {
      dateCreated: created,
      amountPaid: 164.06,
      gateway: 'CARDLANE',
      cartRecoverySentAt: '2025-11-20T20:15:00Z',
      coupon: { id: 'c', dateCreated: created, code: 'AUTUMN10' },
      gatewayMetadata: { id: 'g', dateCreated: '2025-11-21T12:58:42Z', transactionId: 'txn_8' },
      isDeliveredManually: false,
      deliveredItems: [
        { id: 'd1', dateCreated: '2025-11-21T12:58:45Z' },
        { id: 'd2', dateCreated: '2025-11-21T12:58:45Z' },
      ],
      refund: { id: 'r', dateCreated: '2025-11-22T09:00:00Z', amount: 164.06 },
      chargeback: {
        id: 'x',
        dateCreated: '2025-11-23T09:00:00Z',
        reason: 'NOT_RECEIVED',
        status: 'OPEN',
      },
    },
    {
      logs: [
        {
          id: 'w1',
          dateCreated: '2025-11-21T12:58:46Z',
          responseCode: 502,
          url: 'https://a.example',
        },
        { id: 'w2', dateCreated: '2025-11-21T12:59:16Z', responseCode: 200, retryCount: 1 },
        { id: 'w3', dateCreated: '2025-11-21T12:58:47Z' },
      ],
    },
  )
  expect(orderEvents(detail).map(({ text }) => text)).toEqual([
    'Chargeback: not received, open',
    'Refunded',
    'Webhook answered 200 on retry 1',
    'Webhook got no answer',
    'Webhook answered 502',
    '2 items delivered automatically',
    'Paid by Cardlane',
    'Coupon AUTUMN10 applied',
    'Order created',
    'Cart recovery email sent',
  ])
})

test('calls the gateway’s record of an unpaid order an attempt', () => {
  const gatewayMetadata = { id: 'g', dateCreated: created }
  const detail = orderDetailFixture({ amount: 5, amountPaid: 0, gateway: 'CARD', gatewayMetadata })
  expect(orderEvents(detail)[0]?.text).toBe('Payment tried by Card')
})

const texts = (fields: object) =>
  orderEvents(orderDetailFixture({ amount: 5, ...fields })).map(({ text }) => text)

test('a record of the gateway alone is no payment, a refund of less is one in part', () => {
  const gatewayMetadata = { id: 'g', dateCreated: created }
  expect(texts({ gatewayMetadata })).toContain('Payment recorded')
  expect(texts({ amountPaid: 5, refund: { amount: 2 } })).toContain('Refunded in part')
  expect(texts({ amountPaid: 5, refund: { amount: -5 } })).toContain('Refunded')
})

test('lists events without a date last', () => {
  const detail = orderDetailFixture({
    dateCreated: created,
    refund: { id: 'r', dateCreated: 'soon' },
  })
  expect(orderEvents(detail).map(({ id }) => id)).toEqual(['order', 'refund'])
})

test('an empty order still has its creation', () => {
  expect(orderEvents(orderDetailFixture({}))).toMatchObject([{ text: 'Order created' }])
})

test('lists a duplicate delivery once', () => {
  const { order, logs } = orderDetailFixture(
    {
      deliveredItems: [
        { id: 'd1', webhookExecutionLog: { id: 'w1' } },
        { id: 'd2', webhookExecutionLog: { id: 'w2' } },
        { id: 'd3' },
      ],
    },
    { logs: [{ id: 'w1' }, {}, {}] },
  )
  expect(allLogs(logs, order.deliveredItems).map(({ id }) => id)).toEqual(['w1', '', '', 'w2'])
})
