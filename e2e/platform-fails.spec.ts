import { STORES } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

const store = `/stores/${STORES.software.id}`

/** Whatever is asked of the platform, as soon as somebody has signed in. */
test.beforeEach(({ service }) => service.fault({ op: '*', times: -1, fault: 'S500j' }))

test('To fix says why it goes on later, and tries again when asked', async ({ page, service }) => {
  await page.goto(`${store}/to-fix?check=undelivered`)
  const failed = page.getByRole('main').getByRole('alert').filter({ hasText: 'Orders didn’t load' })
  await expect(failed).toContainText('500', { timeout: 30_000 })
  const before = (await service.deliveries('listOrders')).length
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect
    .poll(async () => (await service.deliveries('listOrders')).length)
    .toBeGreaterThan(before)
})

test('Tickets says that nothing loads, and nothing of tickets that nobody looked for', async ({
  page,
  service,
}) => {
  await page.goto(`${store}/tickets`)
  const main = page.getByRole('main')
  await expect(main.getByText('The account didn’t load')).toBeVisible({ timeout: 30_000 })
  await expect(main).not.toContainText('Looking for your customers')
  await expect(main).not.toContainText('No tickets found yet')
  await expect(main.getByText('Next ticket')).toHaveCount(0)
  await page.goto(store)
  await expect(page.getByRole('region', { name: 'Three things to try' })).toContainText('0 of 3')
  await page.goBack()
  await expect(main.getByText('The account didn’t load')).toBeVisible({ timeout: 30_000 })
  await service.forget()
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByText(/\d+ of .*\d+ checked/)).toBeVisible()
})
