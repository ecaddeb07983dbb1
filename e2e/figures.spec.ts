import type { Page } from '@playwright/test'
import { STORES } from '../mock-api/seed-ids.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

const figures = `/stores/${STORES.software.id}/figures`

const figure = (page: Page, label: string) =>
  page.locator('main dl > div').filter({ has: page.getByText(label, { exact: true }) })

test('a number opens exactly its orders, and a day that is over is read once', async ({
  page,
  service,
}) => {
  await page.goto(`${figures}?period=week`)
  const orders = figure(page, 'Orders')
  await expect(orders).toContainText('before')
  const bars = page.getByRole('list', { name: 'Paid by day' }).getByRole('link')
  await expect(bars).toHaveCount(7)
  const figureLink = orders.getByRole('link').first()
  const count = Number(await figureLink.innerText())
  expect(count).toBeGreaterThan(0)
  await figureLink.click()
  const counted = page.getByRole('table', { name: 'Orders counted' })
  await expect(counted.getByRole('row')).toHaveCount(count + 1)
  await expect(page.getByRole('heading', { name: `${count} orders` })).toBeFocused()

  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await page.getByRole('navigation', { name: 'By' }).getByRole('link', { name: 'Gateways' }).click()
  const share = page
    .getByRole('table', { name: 'Gateways' })
    .getByRole('link', { name: /: \d+ orders?$/ })
    .first()
  const own = Number(/(\d+) orders?$/.exec((await share.innerText()) ?? '')?.[1])
  await share.click()
  await expect(counted.getByRole('row')).toHaveCount(own + 1)
  await expectAccessible(page, [{ width: 390, height: 844, colorScheme: 'dark' }])

  await page.goto(`${figures}?period=week`)
  await expect(orders).toContainText('before')
  await service.forget()
  await page.reload()
  await expect(orders).toContainText('before')
  await expect(figureLink).toHaveText(String(count))
  const pages = (await service.deliveries('listOrders')).filter(
    ({ query }) => query.PageSize === '100',
  )
  expect(pages).toHaveLength(1)
})

test('without all orders there are no figures, and the page says why', async ({
  page,
  service,
}) => {
  await service.fault({ op: 'listOrders', fault: 'S403j', times: -1 })
  await page.goto(`${figures}?currency=EUR`)
  await expect(page.getByRole('alert')).toContainText('INJECTED_403')
  await expect(figure(page, 'Paid')).toBeHidden()
})
