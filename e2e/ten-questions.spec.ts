import { ORDERS, PRODUCT, STORES, VARIANT } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'
import { type ListedOrder, showOrders } from './listed-orders.ts'
import { type Given, type Question, questionsOfGoods } from './questions-of-goods.ts'
import { walkOn } from './walk-on.ts'

/* What sellers ask most, each from the overview: every press, paste and key counts as one. */
const store = `/stores/${STORES.software.id}`
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const of = (productId: string) => ({
  items: [{ productId, productName: productId, variantId: `${productId}-1`, lineTotal: 10 }],
})
const many = (count: number, fields: ListedOrder) => Array.from({ length: count }, () => fields)

async function sells({ service }: Given) {
  const data = ['Aurora', 'Nimbus'].map((name) => ({
    id: name,
    name,
    storeId: STORES.software.id,
    variants: [{ id: `${name}-1`, name: 'Yearly', stock: 4 }],
  }))
  const body = { success: true, data }
  await service.fault({ op: 'listAllProducts', times: -1, respond: { body } })
}

const hasDispute = ({ page }: Given) => {
  const dispute = { age: 4, status: 'CHARGEBACK', gateway: 'COIN', amount: 20, amountPaid: 20 }
  return showOrders(page, [...many(25, { age: 3 }), dispute])
}

const questions: Question[] = [
  ...questionsOfGoods,
  {
    asks: 'what did I really earn last month',
    presses: 3,
    async given({ service }) {
      const now = new Date()
      const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15, 12))
      const fields = { currencyCode: 'EUR', amount: 119, amountPaid: 119, platformFee: 1.5 }
      const order = { ...fields, id: ORDERS.plain, dateCreated: last.toISOString(), items: [] }
      const pages = { success: true, pages: 1, data: [order] }
      await service.fault({ op: 'listOrders', times: -1, respond: { body: pages } })
      const body = { success: true, data: { order } }
      await service.fault({ op: 'getOrder', times: -1, respond: { body } })
    },
    async walk(walk) {
      await walk.go(walk.menu(/^Tools/), walk.link(/^Month’s end/), walk.button(/^Read [A-Z]/))
      const row = (name: RegExp) => walk.page.getByRole('row', { name })
      await expect(row(/^Orders created in/)).toContainText('119.00')
      await expect(row(/^Platform fee/)).toContainText('1.50')
    },
  },
  {
    asks: 'how much is disputed',
    presses: 2,
    given: hasDispute,
    async walk(walk) {
      await walk.go(walk.link('30 days'), walk.by('Statuses'))
      const rows = walk.page.getByRole('table', { name: 'Statuses' }).getByRole('row')
      const row = rows.filter({ hasText: 'Chargeback' })
      await expect(row).toContainText('20.00')
    },
  },
  {
    asks: 'which orders are disputed',
    presses: 1,
    given: hasDispute,
    async walk(walk) {
      const attention = walk.page.getByRole('list', { name: 'Needs attention' })
      await walk.go(walk.link(/^Chargeback orders/, attention))
      await expect(walk.page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
      const row = walk.page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(1)
      await expect(row).toContainText('Chargeback')
    },
  },
  {
    asks: 'which gateway’s orders are disputed',
    presses: 3,
    given: hasDispute,
    async walk(walk) {
      await walk.go(walk.link('30 days'), walk.by('Gateways'))
      await walk.go(walk.link('1 of 1, too few').first())
      const opened = walk.page.getByRole('table', { name: 'Orders counted' })
      await expect(opened.getByRole('row', { name: /Chargeback/ })).toContainText('20.00')
    },
  },
  {
    asks: 'which gateway loses payments',
    presses: 2,
    given: ({ page }) =>
      showOrders(page, [
        ...many(25, { age: 3 }),
        ...many(5, { age: 4, gateway: 'COIN', status: 'EXPIRED', amountPaid: 0, ...of('Nimbus') }),
      ]),
    async walk(walk) {
      await walk.go(walk.link('30 days'), walk.by('Gateways'))
      const row = walk.page.getByRole('table', { name: 'Gateways' }).getByRole('row')
      await expect(row.filter({ hasText: 'Coin' })).toContainText('0 of 5')
    },
  },
  {
    asks: 'whom should I write to',
    presses: 3,
    async given(given) {
      await sells(given)
      const away = { age: 70, customerEmail: 'away@a.example', ...of('Aurora') }
      await showOrders(given.page, [
        away,
        { ...away, age: 75 },
        { age: 2, customerEmail: 'new@a.example' },
      ])
    },
    async walk(walk) {
      await walk.go(walk.menu(/^Tools/), walk.link(/^Whom to write to/), walk.link('Stayed away'))
      const table = walk.page.getByRole('table', { name: 'Customers to write to' })
      await expect(table).toContainText('away@a.example')
      await expect(table).not.toContainText('new@a.example')
    },
  },
  {
    asks: 'what changed in my shop since yesterday',
    presses: 1,
    async given({ page, service }) {
      const day = async (timeZone: string) => {
        await page.evaluate((zone) => {
          localStorage.setItem('counter-preferences', JSON.stringify({ timeZone: zone }))
        }, timeZone)
        await page.goto(`${store}/changes?in=shop`)
      }
      await page.goto('/help')
      await day('Etc/GMT+12')
      await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
      await expect(page.getByText(/Last read: Today, \d\d:\d\d/)).toBeVisible()
      const edit = { store: STORES.software.id, change: 'edit', id: VARIANT.id } as const
      await service.change({ ...edit, fields: { cost: 2.5 } })
      await day('Pacific/Kiritimati')
      await expect(page.getByRole('list', { name: 'Prices' })).toBeVisible()
    },
    async walk(walk) {
      await walk.go(walk.menu(/^Changes/))
      const price = walk.page.getByRole('list', { name: 'Prices' }).getByRole('listitem')
      await expect(price).toContainText(`${PRODUCT.name}, ${VARIANT.name}`)
    },
  },
  {
    asks: 'which variant sells out this week',
    presses: 0,
    async given(given) {
      await sells(given)
      await showOrders(given.page, [...many(14, { age: 3, ...of('Nimbus') })])
    },
    async walk({ page }) {
      const row = page.getByRole('list', { name: 'Needs attention' }).getByRole('listitem')
      await expect(row.filter({ hasText: 'Sold out within a week' })).toContainText('Nimbus Yearly')
    },
  },
  {
    asks: 'who bought A but never B',
    presses: 4,
    async given(given) {
      await sells(given)
      await showOrders(given.page, [
        { age: 2, customerEmail: 'only@a.example', ...of('Nimbus') },
        { age: 3, customerEmail: 'both@a.example', ...of('Nimbus') },
        { age: 4, customerEmail: 'both@a.example', ...of('Aurora') },
      ])
    },
    async walk(walk) {
      await walk.go(walk.menu(/^Tools/), walk.link(/^Whom to write to/))
      await walk.go(walk.button(/Bought|Aurora/).first(), walk.option(/^Nimbus/))
      const table = walk.page.getByRole('table', { name: 'Customers to write to' })
      await expect(table).toContainText('only@a.example')
      await expect(table).not.toContainText('both@a.example')
    },
  },
]

for (const { asks, presses, given, walk } of questions) {
  test(`from the overview, ${asks}, in ${presses} presses`, async ({ page, service }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await given({ page, service })
    await page.goto(store)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const walked = walkOn(page)
    await walk(walked, { page, service })
    expect(walked.presses).toBe(presses)
  })
}
