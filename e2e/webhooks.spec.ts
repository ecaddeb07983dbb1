import { ORDERS, STORES, WEBHOOKS } from '../mock-api/seed-ids.ts'
import { expectAccessible, smallLooks } from './axe.ts'
import { expect, test } from './fixtures.ts'

const logs = `/webhooks/${WEBHOOKS.crm}/logs`

test('every log filter is sent as specified, without the open log', async ({ page, service }) => {
  const search = 'responseCode=502&success=false&from=2026-01-01&to=2026-12-31&log=abc'
  await page.goto(`${logs}?${search}&sort=-dateCreated&page=2&pageSize=10`)
  await expect(page.getByRole('table', { name: 'Webhooks' })).toHaveAttribute('aria-busy', 'false')
  const [delivery] = await service.deliveries('listWebhookLogs')
  expect(delivery).toMatchObject({ method: 'GET', path: logs, body: '' })
  expect(delivery?.query).toEqual({
    ResponseCode: '502',
    Success: 'false',
    From: '2025-12-31T23:00:00.000Z',
    To: '2026-12-31T22:59:59.999Z',
    Sorts: '-dateCreated',
    Page: '2',
    PageSize: '10',
  })
})

test('T68: an open delivery is kept in the address and shows both bodies without the signature', async ({
  page,
}) => {
  await page.goto(logs)
  const table = page.getByRole('table', { name: 'Webhooks' })
  await table.getByRole('link').first().click()
  await expect(page).toHaveURL(/[?&]log=[0-9a-f-]{36}/)
  const delivery = page.getByRole('region', { name: 'Delivery', exact: true })
  await delivery.getByRole('tab', { name: 'What was sent' }).click()
  await expect(delivery.getByRole('tabpanel', { name: 'What was sent' })).toContainText('"gateway"')
  await delivery.getByRole('tab', { name: 'Answer' }).click()
  await expect(delivery.getByRole('tabpanel', { name: 'Answer' })).toBeVisible()
  const fromMore = async (name: string) => {
    await delivery.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await expect(delivery.getByRole('tab')).toHaveCount(2)
  await fromMore('Compare with another order')
  const differences = delivery.getByRole('list', { name: 'Differences of the request bodies' })
  await expect(differences.locator('ins').first()).toBeVisible()
  await expect(delivery.getByText('Another order, so values are left out.')).toBeVisible()
  await fromMore('Signature')
  await delivery.getByLabel('Signature received').fill('t=1763733525,v1=5f0c2a9e')
  await delivery.getByRole('textbox', { name: 'Your signing secret' }).fill('not-the-secret')
  await expect(delivery.getByText('None of 12 ways gives this signature')).toBeVisible()
  await expectAccessible(page, smallLooks('desktop'))
  await delivery.getByRole('tab', { name: 'What was sent' }).click()
  await fromMore('Signature')
  await expect(delivery.getByLabel('Signature received')).toHaveValue('')
  await expect(delivery.getByRole('link', { name: 'Open order' })).toHaveAttribute(
    'href',
    /^\/stores\/[^/]+\/orders\/[0-9a-f-]{36}$/,
  )
  expect(await page.content()).not.toContain('canary-signature')
})

test('the open delivery is marked among those that failed, also after a reload', async ({
  page,
}) => {
  await page.goto(`${logs}?success=false&pageSize=10`)
  const table = page.getByRole('table', { name: 'Webhooks' })
  const first = table.getByRole('link').first()
  const second = table.getByRole('link').nth(1)
  await first.click()
  await expect(first).toHaveAttribute('aria-current', 'page')
  await second.click()
  await expect(second).toHaveAttribute('aria-current', 'page')
  await page.reload()
  await expect(second).toHaveAttribute('aria-current', 'page')
  await expect(table.locator('[aria-current]')).toHaveCount(1)
})

test('a part of the strip narrows the time, by pointer and by keys, and Back undoes it', async ({
  page,
  service,
}) => {
  await page.goto(logs)
  const main = page.getByRole('main')
  const shown = (count: RegExp) => main.getByText(count)
  await expect(shown(/^20 deliveries on this page/)).toBeAttached()
  const strip = main.getByRole('slider', { name: 'Time shown' })
  const { x, y, width, height } = (await strip.boundingBox())!
  await page.mouse.move(x + width * 0.3, y + height * 0.8)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.45, y + height * 0.8)
  await page.mouse.move(x + width * 0.6, y + height * 0.8)
  await page.mouse.up()
  await expect(page).toHaveURL(/[?&]from=[^&]+Z&to=[^&]+Z/)
  expect(page.url()).not.toContain('log=')
  await expect(shown(/^(\d|1\d) deliveries on this page/)).toBeAttached()
  const asked = (await service.deliveries('listWebhookLogs')).at(-1)!.query
  const { searchParams } = new URL(page.url())
  expect([asked.From, asked.To]).toEqual([searchParams.get('from'), searchParams.get('to')])
  await page.goBack()
  await expect(page).not.toHaveURL(/from=/)
  await expect(shown(/^20 deliveries on this page/)).toBeAttached()

  await strip.focus()
  await page.keyboard.press('Home')
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowRight')
  await expect(strip).toHaveAttribute('aria-valuetext', / to /)
  const these = main.getByRole('button', { name: 'Show only these 4' })
  await expect(these).toBeVisible()
  await expectAccessible(page, smallLooks('both'))
  await page.setViewportSize({ width: 1440, height: 900 })
  await strip.focus()
  await page.keyboard.press('Escape')
  await expect(these).toHaveCount(0)
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/from=/)
  await page.reload()
  await expect(shown(/^[2-5] deliveries on this page/)).toBeAttached()
})

test('a strip of deliveries without times chooses nothing', async ({ page, service }) => {
  const data = [null, 'soon', '2026-11-22T09:00:00Z'].map((dateCreated, at) => ({
    id: `log ${at}`,
    dateCreated,
    responseCode: 502,
  }))
  const body = { success: true, pages: 1, data }
  await service.fault({ op: 'listWebhookLogs', respond: { body }, times: -1 })
  await page.goto(logs)
  await expect(page.getByText(/^3 deliveries on this page/)).toBeAttached()
  await expect(page.getByRole('slider')).toHaveCount(0)
})

test('T36: when the service ignores the failure filter, successes are hidden and the page says so', async ({
  page,
  service,
}) => {
  await service.fault({
    op: 'listWebhookLogs',
    fault: 'ignore',
    parameters: ['Success'],
    times: -1,
  })
  await page.goto(`${logs}?success=false`)
  await expect(page.getByRole('status').filter({ hasText: 'on this page' })).toContainText(
    /\d+ of 20 on this page/,
  )
})

test('T41: webhooks seen in an order are remembered and listed', async ({ page, service }) => {
  await service.fault({ op: 'listOrders', fault: 'S403j', times: -1 })
  await page.goto('/webhooks')
  await expect(page.getByText('No webhooks found')).toBeVisible()
  await page.goto(`/stores/${STORES.software.id}/orders/${ORDERS.complete}`)
  await expect(page.getByRole('region', { name: 'Webhook deliveries' })).toBeVisible()
  await page.getByRole('link', { name: 'Webhooks', exact: true }).click()
  const table = page.getByRole('table', { name: 'Webhooks' })
  await expect(table).toContainText('crm.halden.software/in/sale')
  await page.reload()
  await expect(table).toContainText('crm.halden.software/in/sale')
  await expect(table).toContainText('hooks.halden.software/orders')
  const forget = table.getByRole('button', { name: 'Forget hooks.halden.software/orders' })
  await expect(forget).toHaveText('Forget')
  await forget.click()
  await expect(table).not.toContainText('hooks.halden.software/orders')
})

test('an invalid webhook id is refused without a request', async ({ page, service }) => {
  await service.fault({ op: 'listOrders', fault: 'S403j', times: -1 })
  await page.goto('/webhooks')
  await page.getByRole('button', { name: 'Enter an ID' }).click()
  await page.getByLabel('Webhook ID').fill('nonsense')
  await page.getByRole('button', { name: 'Open deliveries' }).click()
  await expect(page.getByText('not a full webhook ID')).toBeVisible()
  expect(await service.deliveries('listWebhookLogs')).toEqual([])
})

test('an unknown webhook leads back to the others', async ({ page }) => {
  await page.goto('/webhooks/11111111-2222-3333-4444-555555555555/logs')
  await expect(page.getByRole('alert')).toContainText('No webhook with this ID')
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to webhooks' }).click()
  await expect(page).toHaveURL('/webhooks')
})
