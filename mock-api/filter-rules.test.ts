import { expect, test } from 'vitest'
import { operations } from '#api/operations.ts'
import { createClient } from './mock-client.testing.ts'
import { STORES, WEBHOOKS } from './seed-ids.ts'

const lists = [
  'listOrders',
  'listReviews',
  'listCoupons',
  'searchCoupons',
  'searchCustomers',
  'listWebhookLogs',
] as const

const filters = lists.flatMap((operation) =>
  operations[operation].query
    .filter((name) => !['Filters', 'Sorts', 'Page', 'PageSize'].includes(name))
    .map((name) => [operation, name] as const),
)

const client = createClient()

const pathOf = (operation: (typeof lists)[number]) =>
  operations[operation].path
    .replace('{storeId}', STORES.software.id)
    .replace('{webhookId}', WEBHOOKS.orders)
    .replace('{query}', '1')

test.each(filters)('%s has a rule for %s', async (operation, name) => {
  const path = pathOf(operation)
  const all = await client.get(path)
  expect(all.data.length).toBeGreaterThan(0)
  const { status, data } = await client.get(`${path}?${name}=no-record-has-this`)
  // A number, a flag or a date is refused; a text finds nothing.
  expect(status === 400 || data.length === 0).toBe(true)
})

test('a list operation that takes filters is not forgotten here', () => {
  const all = Object.entries(operations).filter(([, { query }]) => query.length > 0)
  expect(all.map(([name]) => name)).toEqual(lists)
})
