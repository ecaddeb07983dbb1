import { ORDERS, STORES, WEBHOOKS } from '../mock-api/seed-ids.ts'
import { expect, stopClock, test } from './fixtures.ts'

const logs = `/webhooks/${WEBHOOKS.crm}/logs`
const followEvery = 5_000

test("a webhook's own name is shown everywhere and after a reload", async ({ page }) => {
  await page.goto(logs)
  await page.getByRole('button', { name: 'Name this webhook' }).click()
  await page.getByLabel('Name of this webhook').fill('Sales to CRM')
  await page.keyboard.press('Enter')
  const choice = page.getByRole('combobox', { name: 'Webhook', exact: true })
  await expect(choice).toHaveValue('Sales to CRM')
  await page.goto('/webhooks')
  await expect(page.getByRole('table', { name: 'Webhooks' })).toContainText('Sales to CRM')
})

test('webhooks are searched in the latest orders by themselves until stopped', async ({
  page,
  service,
}) => {
  await page.goto('/webhooks')
  const table = page.getByRole('table', { name: 'Webhooks' })
  await expect(table).toContainText('crm.halden.software/in/sale')
  await expect(page.getByText(/^\d+ of 50 orders read$/)).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('button', { name: /^Check the last/ })).toBeVisible()
  await expect(table).toContainText('crm.halden.software/in/sale')
  // What was stopped does not begin again.
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(page).toHaveURL(/settings/)
  await page.goBack()
  await expect(page.getByRole('button', { name: /^Check the last/ })).toBeVisible()
  const [list, ...others] = (await service.deliveries('listOrders')).filter(
    ({ query }) => query.PageSize === '50',
  )
  expect(others).toEqual([])
  expect(list?.path).toBe(`/stores/${STORES.software.id}/orders`)
  expect(list?.query).toEqual({ Sorts: '-dateCreated', Page: '1', PageSize: '50' })
})

test('new deliveries are followed only while the box is checked', async ({ page, service }) => {
  await page.clock.install()
  await page.goto(logs)
  await expect(page.getByText(/^20 deliveries on this page/)).toBeAttached()
  const read = async () => {
    const reads = await service.deliveries('listWebhookLogs')
    return reads.filter(({ query }) => query.Page === '1' && query.PageSize === '20').length
  }
  const atFirst = await read()
  // A menu opens in a moment, for which the clock has to go.
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const follow = page.getByRole('menuitem', { name: 'Follow new deliveries' })
  await expect(follow).toBeVisible()
  await stopClock(page, followEvery * 2)
  expect(await read()).toBe(atFirst)
  await follow.click()
  await page.clock.fastForward(followEvery)
  await expect.poll(read).toBe(atFirst + 1)
  const isFollowing = page.getByRole('switch', { name: 'Follow new deliveries' })
  await isFollowing.click()
  await expect(isFollowing).toBeHidden()
  await page.clock.fastForward(followEvery * 2)
  expect(await read()).toBe(atFirst + 1)
})

test('a key without permission for logs sees the error and its code', async ({ page, service }) => {
  await service.fault({ op: 'listWebhookLogs', fault: 'S403j', times: -1 })
  await page.goto(logs)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Webhooks didn’t load')
  await expect(alert).toContainText('Status403')
  await expect(alert).toContainText(/Quote code[A-Z_]+/)
  const choice = page.getByRole('combobox', { name: 'Webhook', exact: true })
  await expect(choice).toHaveValue('7c1e0b42')
})

test('a delivery is copied as cURL without signature, credentials and query', async ({
  page,
  context,
  service,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await service.fault({
    op: 'listWebhookLogs',
    fault: 'D01',
    path: 'data.*.url',
    values: ['https://user:pass@crm.example/in?token=secret-token#part'],
    times: -1,
  })
  await page.goto(logs)
  await page.getByRole('link', { name: 'Open the latest failure' }).click()
  await expect(page.getByText(/^crm\.example (answered \d+|was down \(502\))/)).toBeVisible()
  const delivery = page.getByRole('region', { name: 'Delivery', exact: true })
  await delivery.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Copy as cURL' }).click()
  await expect(page.getByRole('menuitem', { name: 'Copied' })).toBeVisible()
  const command = await page.evaluate(() => navigator.clipboard.readText())
  expect(command).toContain("--url 'https://crm.example/in?REDACTED'")
  expect(command).toContain('--data-raw')
  expect(command).not.toMatch(/canary-|secret-token|user:pass|signature/i)
})

test('attempts of one delivery link to each other', async ({ page }) => {
  await page.goto(`${logs}?pageSize=100`)
  const table = page.getByRole('table', { name: 'Webhooks' })
  await table.getByRole('row').filter({ hasText: 'Attempt 2' }).first().getByRole('link').click()
  const delivery = page.getByRole('region', { name: 'Delivery', exact: true })
  const attempts = delivery.getByRole('list', { name: 'Attempts on this page' })
  await expect(attempts.getByText('Attempt 2', { exact: true })).toBeVisible()
  const first = table.getByRole('row').filter({ hasText: 'First attempt' })
  await expect(first).toHaveCount(1)
  const before = page.url()
  await attempts.getByRole('link', { name: 'First attempt', exact: true }).click()
  await expect(page).not.toHaveURL(before)
  await expect(attempts.getByRole('link', { name: 'Attempt 2', exact: true })).toBeVisible()
  await expect(delivery).toContainText('was delivered, so this order arrived.')
  await page.keyboard.press('Escape')
  await expect(first).toHaveCount(0)
})

test('among failed deliveries, one leads to all of its attempts', async ({ page }) => {
  await page.goto(`${logs}?success=false`)
  const row = page.getByRole('row').filter({ hasText: ORDERS.failed.slice(0, 8) })
  await row.getByRole('link').click()
  const delivery = page.getByRole('region', { name: 'Delivery', exact: true })
  const attempts = delivery.getByRole('list', { name: 'Attempts on this page' })
  await expect(attempts.getByRole('listitem')).toHaveCount(2)
  await delivery.getByRole('link', { name: 'Show all attempts' }).click()
  await expect(attempts.getByRole('listitem')).toHaveCount(3)
  await expect(delivery).toContainText('was delivered, so this order arrived.')
})

test('loaded and failed deliveries are counted', async ({ page, service }) => {
  for (const [code, failed] of [
    [204, 0],
    [302, 20],
  ]) {
    await service.forget()
    await service.fault({
      op: 'listWebhookLogs',
      fault: 'D01',
      path: 'data.*.responseCode',
      values: [code],
      times: -1,
    })
    await page.goto(logs)
    await expect(page.getByText(`20 deliveries on this page, ${failed} failed`)).toBeAttached()
  }
})

test('a delivery without an answer opens on what was sent and says nothing else', async ({
  page,
}) => {
  await page.goto(`${logs}?pageSize=100`)
  const silent = page.getByRole('row').filter({ hasText: 'No response' }).first()
  await silent.getByRole('link').click()
  const delivery = page.getByRole('region', { name: 'Delivery', exact: true })
  await expect(delivery.getByRole('tab', { name: 'What was sent', selected: true })).toBeVisible()
  await delivery.getByRole('tab', { name: 'Answer' }).click()
  await expect(delivery.getByRole('tabpanel')).toHaveText('No response')
})
