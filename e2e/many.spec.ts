import {
  CATEGORY,
  COUPON,
  CUSTOMER,
  ORDERS,
  PRODUCT,
  STORES,
  TICKET_ID,
} from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

const store = `/stores/${STORES.software.id}`
const MANY = 5_000
/** A page may hold no more elements, whatever the service sends. */
const MOST_NODES = 20_000

type Nested = {
  op: string
  path: string
  address: string
  entry: (index: number) => unknown
  /** The text of an entry that is visible without scrolling. */
  shown: string
  neighbour: string
}

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
const named = (index: number) => ({ id: idOf(index), name: `Entry ${index}.` })
const customer = `${store}/customers/${CUSTOMER.id}`
const order = `${store}/orders/${ORDERS.complete}`
const product = `${store}/products/${PRODUCT.id}`

const lists: Nested[] = [
  {
    op: 'getCustomer',
    path: 'data.tickets.*.entries',
    address: `${customer}/tickets/${TICKET_ID}`,
    entry: (index) => ({
      id: idOf(index),
      dateCreated: new Date(Date.UTC(2025, 0, 1, 0, index)).toISOString(),
      name: 'Mara',
      message: `Entry ${index}.`,
    }),
    shown: `Entry ${MANY - 1}.`,
    neighbour: 'Customer',
  },
  {
    op: 'getCustomer',
    path: 'data.tickets',
    address: customer,
    entry: (index) => ({ id: idOf(index), subject: `Entry ${index}.`, entries: [] }),
    shown: 'Entry 0.',
    neighbour: 'Details',
  },
  {
    op: 'getProduct',
    path: 'data.variants',
    address: product,
    entry: (index) => ({ ...named(index), order: index }),
    shown: 'Entry 0.',
    neighbour: 'Storefront',
  },
  {
    op: 'getOrder',
    path: 'data.order.deliveredItems',
    address: order,
    entry: (index) => ({
      id: idOf(index),
      type: 'files',
      file: { id: idOf(index), friendlyName: `Entry ${index}.` },
    }),
    shown: 'Entry 0.',
    neighbour: 'Items and money',
  },
  {
    op: 'getOrder',
    path: 'data.order.items',
    address: order,
    entry: (index) => ({ id: idOf(index), productName: `Entry ${index}.`, quantity: 1 }),
    shown: 'Entry 0.',
    neighbour: 'Webhook deliveries',
  },
  {
    op: 'getOrder',
    path: 'data.logs',
    address: order,
    entry: (index) => ({
      id: idOf(index),
      url: `https://crm.example/${index}.`,
      responseCode: 200,
    }),
    shown: 'crm.example/0.',
    neighbour: 'Items and money',
  },
  {
    op: 'getCategory',
    path: 'data.products',
    address: `${store}/categories/${CATEGORY.id}`,
    entry: (index) => ({ ...named(index), order: index, variants: [] }),
    shown: 'Entry 0.',
    neighbour: 'Storefront',
  },
  {
    op: 'getCoupon',
    path: 'data.variantIds',
    address: `${store}/coupons/${COUPON.id}`,
    entry: idOf,
    shown: '00000000',
    neighbour: 'Rules',
  },
  {
    op: 'getUser',
    path: 'data.apiKeys',
    address: '/account?view=keys',
    entry: (index) => ({ id: idOf(index), label: `Entry ${index}.`, scopes: [] }),
    shown: 'Entry 0.',
    neighbour: 'API keys',
  },
  {
    op: 'getUser',
    path: 'data.integrationErrorReports',
    address: '/account?view=reports',
    entry: (index) => ({ id: idOf(index), reason: `Entry ${index}.` }),
    shown: 'Entry 0.',
    neighbour: 'Error reports',
  },
]

test('a nested list of 5,000 entries leaves the rest of the page usable', async ({
  page,
  service,
}) => {
  test.slow()
  for (const { op, path, address, entry, shown, neighbour } of lists) {
    await test.step(path, async () => {
      await service.forget()
      const entries = Array.from({ length: MANY }, (_, index) => entry(index))
      await service.fault({ op, fault: 'D01', path, values: [entries], times: -1 })
      await page.goto(address)
      const main = page.getByRole('main')
      await expect.soft(main.getByText(shown, { exact: true }).first(), path).toBeVisible()
      await expect
        .soft(page.getByRole('heading', { name: neighbour, exact: true }).first(), path)
        .toBeVisible()
      const drawn = await page.evaluate(() => ({
        nodes: document.querySelectorAll('*').length,
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }))
      expect.soft(drawn.sideways, path).toBe(0)
      expect.soft(drawn.nodes, path).toBeLessThan(MOST_NODES)
    })
  }
})
