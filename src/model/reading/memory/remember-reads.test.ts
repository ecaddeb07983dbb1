import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { customerQuery } from '#api/customers.ts'
import { ordersQuery } from '#api/orders.ts'
import { orderQuery } from '#api/order-detail.ts'
import { Customer } from '#api/schemas/customers.ts'
import { Order } from '#api/schemas/orders.ts'
import { OrderDetail } from '#api/schemas/order-detail.ts'
import { WebhookLog } from '#api/schemas/webhooks.ts'
import { webhookLogsQuery } from '#api/webhooks.ts'
import { erasePrivateStores, openPrivateStores } from '#base/storage/private-owner.ts'
import { ledgerQuery, sinceYesterday } from '#model/reading/ledger/ledger-query.ts'
import type { Ledger } from '#model/reading/ledger/ledger.ts'
import { filterValues } from './filter-values.ts'
import { rememberReads } from './remember-reads.ts'
import { ticketIndex } from './tickets.ts'
import { learned } from '#model/reading/platform/learned.ts'
import { knownWebhooks } from './webhooks.ts'

const client = new QueryClient()
const customer = Customer.parse({ id: 'c', emailAddress: 'a@b.c', tickets: [{ id: 't' }] })
const { queryKey: customerKey } = customerQuery('s', 'c')
let stop = () => {}

beforeEach(() => openPrivateStores('merchant'))
afterEach(() => {
  stop()
  client.clear()
  erasePrivateStores()
})

test('remembers every kind of read by its operation', () => {
  stop = rememberReads(client)
  const order = Order.parse({ id: 'o', status: 'PAID', gateway: 'card' })
  const log = WebhookLog.parse({ id: 'l', webhookId: 'in-logs' })
  client.setQueryData(ordersQuery('s', {}).queryKey, { items: [order], hasMore: false })
  client.setQueryData(
    orderQuery('s', 'o').queryKey,
    OrderDetail.parse({ order: { id: 'o' }, logs: [{ webhookId: 'in-order' }] }),
  )
  client.setQueryData(webhookLogsQuery('w', {}).queryKey, { items: [log], hasMore: false })
  client.setQueryData(customerKey, customer)
  expect(filterValues('s').get()).toEqual({ status: ['PAID'], gateway: ['card'] })
  expect(ticketIndex('s').get().tickets).toMatchObject([{ id: 't', customerId: 'c' }])
  const webhooks = knownWebhooks.get().map(({ id }) => id)
  expect(webhooks.toSorted()).toEqual(['in-logs', 'in-order'])
})

test('remembers filter values from the orders of figures', () => {
  stop = rememberReads(client)
  const { queryKey } = ledgerQuery('s', 'UTC', sinceYesterday('UTC', 0))
  const orders = [Order.parse({ id: 'o', status: 'PAID' })]
  client.setQueryData<Pick<Ledger, 'orders'>>(queryKey, { orders })
  expect(filterValues('s').get().status).toEqual(['PAID'])
})

test('learns of the platform from lists, also from those read before the start', () => {
  client.setQueryData(ordersQuery('s', { page: 1, pageSize: 1 }).queryKey, {
    items: [Order.parse({ id: 'o' })],
    pages: 350,
    hasMore: true,
  })
  stop = rememberReads(client)
  expect(learned('pageSizeOfOne')).toMatchObject({ behaviour: 'counts', answers: 1 })
  client.setQueryData(ordersQuery('s', { status: 'paid' }).queryKey, {
    items: [Order.parse({ id: 'o', status: 'FAILED' })],
    hasMore: false,
  })
  expect(learned('filter', 'listOrders.status')).toMatchObject({ behaviour: 'ignored' })
})

test('also remembers what was read before the start', () => {
  client.setQueryData(customerKey, customer)
  stop = rememberReads(client)
  expect(ticketIndex('s').get().tickets).toHaveLength(1)
})
