import type { Page } from '@playwright/test'
import { hostileUrls } from '../mock-api/hostile.ts'
import { CUSTOMER, ORDERS, STORES, TICKET_ID, WEBHOOKS } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'
import { noticeEverything, whatRuns } from './injection/notice.ts'
import { expectHarmless, follow, leave, watch } from './matrix/bench.ts'

/*
 * Tests endless texts, bidirectional marks and script URLs where the fault matrix does not combine
 * them with that page, and on an order, whose texts come from the buyer.
 */
test.use({ hasClock: true })

const store = `/stores/${STORES.software.id}`
const turning = ['invoice\u202Egpj.exe', 'a\u2067b', '\u2066c', '\u200Fd\u202A', 'e\u2069f']
/** A megabyte of text takes a slow machine a few seconds; the old layout took minutes. */
const LAID_OUT = 20_000
const rowOf = (table: string) => (page: Page) =>
  page.getByRole('table', { name: table }).getByRole('link').first()

const pages = [
  {
    op: 'getOrder',
    address: `${store}/orders/${ORDERS.plain}`,
    shown: (page: Page) =>
      page.getByRole('heading', { level: 2, name: 'Items and money', exact: true }),
    neighbour: (page: Page) => page.getByRole('button', { name: 'Refund', exact: true }),
    texts: ['order.items.0.productName'],
  },
  {
    op: 'getCustomer',
    address: `${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`,
    shown: (page: Page) => page.getByRole('list', { name: 'Messages' }).getByText(/./).first(),
    neighbour: (page: Page) => page.getByLabel('Reply', { exact: true }),
    texts: ['tickets.0.subject', 'tickets.0.entries.1.name'],
    // In the list of tickets, the row one came from takes the focus, which reads its ticket ahead.
    away: 'Coupons',
  },
  {
    op: 'listWebhookLogs',
    address: `/webhooks/${WEBHOOKS.crm}/logs`,
    shown: rowOf('Webhooks'),
    isOpened: true,
    neighbour: (page: Page) =>
      page
        .getByRole('region', { name: 'Delivery', exact: true })
        .getByRole('button', { name: 'More' }),
    texts: ['0.url', '0.requestBody'],
  },
  {
    op: 'listAllProducts',
    address: `${store}/products`,
    shown: rowOf('Products'),
    neighbour: (page: Page) => page.getByRole('searchbox'),
    texts: ['0.name', '0.variants.0.name'],
  },
]

for (const { op, address, shown, isOpened, neighbour, texts, away } of pages) {
  test(`endless, bidirectional and hostile texts in ${op} do no harm`, async ({
    page,
    service,
    baseURL,
  }) => {
    test.setTimeout(60_000)
    const bench = watch(page, service)
    const noticed = await noticeEverything(page, new URL(baseURL!).origin)
    await page.goto(address)
    await expect(shown(page)).toBeVisible()
    for (const fault of [
      ...texts.map((path) => ({ fault: 'D12', path: `data.${path}` })),
      { fault: 'D20', values: [...turning, ...hostileUrls] },
      { fault: 'D21' },
    ]) {
      await leave(bench, away)
      await service.forget()
      await service.fault({ op, ...fault, times: -1 })
      await follow(page, address)
      await expect(shown(page)).toBeVisible({ timeout: LAID_OUT })
      if (isOpened) await shown(page).click()
      await expect(neighbour(page)).toBeEnabled({ timeout: LAID_OUT })
      await expect.poll(bench.inFlight).toBe(0)
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      expect(await service.deliveries(op)).not.toEqual([])
      await expectHarmless(bench)
      expect(await turnedAround(page), fault.fault).toEqual([])
      expect(await whatRuns(page), fault.fault).toEqual([])
      expect(noticed(), fault.fault).toEqual([])
      expect(bench.problems(), fault.fault).toEqual([])
    }
  })
}

/**
 * Elements with bidirectional marks that could reorder neighbouring text, because they are neither
 * alone nor isolated.
 */
function turnedAround(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('#root *:not(bdi, bdi *)')].flatMap((element) => {
      const isAlone =
        element.childNodes.length === 1 && getComputedStyle(element).display !== 'inline'
      const texts = [...element.childNodes].filter((node) => node instanceof Text)
      const isTurning = texts.some(({ data }) => /[\u202A-\u202E\u2066-\u2069]/.test(data))
      return isTurning && !isAlone ? [element.outerHTML.slice(0, 300)] : []
    }),
  )
}
