import type { Page, Route } from '@playwright/test'
import { STORES } from '../mock-api/seed-ids.ts'
import { expect, signIn, test } from './fixtures.ts'

const settings = `/stores/${STORES.software.id}/settings`
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click()
const name = (page: Page) => page.getByLabel('Name', { exact: true })

test('refused settings keep what was typed and show the code', async ({ page, service }) => {
  await page.goto(settings)
  await name(page).fill('Refused name')
  await service.fault({ op: 'updateStore', fault: 'S422j', times: 1 })
  await save(page)
  await expect(page.getByRole('alert')).toContainText('Your platform refused the changes')
  await expect(page.getByRole('alert')).toContainText('Quote code')
  await expect(name(page)).toHaveValue('Refused name')
  await save(page)
  await expect(page.getByText('Changes saved')).toBeVisible()
})

test('a save with a lost answer is settled by a read', async ({ page, service }) => {
  await page.goto(settings)
  await name(page).fill('Lost and found')
  await service.fault({ op: 'updateStore', fault: 'T11', times: 1 })
  await save(page)
  await expect(
    page.getByText('We lost the answer, but the store shows your changes.'),
  ).toBeVisible()
  expect(await service.deliveries('updateStore')).toHaveLength(1)
})

test('a save that no read can prove stays unknown', async ({ page, service }) => {
  await page.goto(settings)
  await page
    .getByRole('group', { name: 'Show public stats' })
    .getByText('On', { exact: true })
    .click()
  await service.fault({ op: 'updateStore', fault: 'S502h', times: 1 })
  await save(page)
  await expect(page.getByRole('alert')).toContainText('can’t tell whether your changes were saved')
  expect(await service.deliveries('updateStore')).toHaveLength(1)
})

test('no settings are sent when the store cannot be read first', async ({ page, service }) => {
  await page.goto(settings)
  await name(page).fill('Not sent')
  await service.fault({ op: 'getUser', fault: 'S403j', times: 1 })
  await save(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was saved' })).toBeVisible()
  expect(await service.deliveries('updateStore')).toEqual([])
})

test("a conflict of two people is resolved by hand; the other's own changes are kept", async ({
  page,
  service,
  browser,
  baseURL,
}) => {
  await page.goto(settings)
  await name(page).fill('Mine')

  const elsewhere = await browser.newContext({ baseURL })
  const other = await elsewhere.newPage()
  await signIn(other, service.key)
  await other.goto(settings)
  await name(other).fill('Theirs')
  await other.getByLabel('Description', { exact: true }).fill('Their words')
  await save(other)
  await expect(other.getByText('Changes saved')).toBeVisible()
  await elsewhere.close()

  await save(page)
  await expect(page.getByRole('alert')).toContainText('Nothing was saved')
  const conflict = page.getByRole('region', { name: 'Conflict of Name' })
  await expect(conflict).toContainText('Theirs')
  await expect(page.getByRole('region', { name: 'Changed elsewhere' })).toContainText('Their words')
  await expect(name(page)).toHaveValue('Mine')
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await save(page)
  await expect(page.getByText('Changes saved')).toBeVisible()
  const last = (await service.deliveries('updateStore')).at(-1)
  expect(JSON.parse(last?.body ?? '')).toMatchObject({ name: 'Mine', description: 'Their words' })
})

test('T81: a refresh never changes what was typed', async ({ page }) => {
  await page.goto(settings)
  await name(page).fill('Half typed')
  await page.getByRole('button', { name: /Refresh/ }).click()
  await expect(page.getByRole('button', { name: /^Updated/ })).toBeVisible()
  await expect(name(page)).toHaveValue('Half typed')
})

test('typed settings survive a reload', async ({ page }) => {
  await page.goto(settings)
  await name(page).fill('Survives')
  await expect(page.getByText('Draft kept')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(name(page)).toHaveValue('Survives')
  await expect(page.getByText('from an earlier visit')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(name(page)).toHaveValue(STORES.software.name)
  await name(page).fill('Typed now')
  await expect(page.getByText('1 change not saved')).toBeVisible()
  await expect(page.getByText('from an earlier visit')).toHaveCount(0)
})

test('twenty clicks send one save', async ({ page, service }) => {
  await page.goto(settings)
  await name(page).fill('Once')
  await page.getByRole('button', { name: 'Save changes' }).evaluate((button) => {
    for (let click = 0; click < 20; click += 1) (button as HTMLElement).click()
  })
  await expect(page.getByText('Changes saved')).toBeVisible()
  expect(await service.deliveries('updateStore')).toHaveLength(1)
})

async function leaveWhileSaving(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  await page.route(`**/api/stores/${STORES.software.id}`, (route) => void held.push(route))
  await save(page)
  await expect.poll(() => held.length).toBe(1)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByRole('link', { name: 'Categories' }).click()
  await expect(leaving(page)).toContainText('Still saving')
  return async () => {
    for (const route of held) await route.continue()
  }
}

const leaving = (page: Page) => page.getByRole('dialog', { name: 'Leave this page?' })

test('leaving during a save continues once it is saved', async ({ page, service }) => {
  await page.goto(settings)
  await name(page).fill('Saved meanwhile')
  const letGo = await leaveWhileSaving(page)
  await letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible()
  await expect(leaving(page)).toHaveCount(0)
  expect(await service.deliveries('updateStore')).toHaveLength(1)
  await page.goto(settings)
  await expect(name(page)).toHaveValue('Saved meanwhile')
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden()
})

test('leaving during a save that is refused says so and stays', async ({ page, service }) => {
  await page.goto(settings)
  await name(page).fill('Refused meanwhile')
  await service.fault({ op: 'updateStore', fault: 'S422j', times: 1 })
  const letGo = await leaveWhileSaving(page)
  await letGo()
  await expect(leaving(page)).toContainText('Your platform refused your changes')
  await leaving(page).getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByRole('alert')).toContainText('Your platform refused the changes')
  await expect(name(page)).toHaveValue('Refused meanwhile')
})

test('typing during the read after a save is kept', async ({ page, service }) => {
  const readings: Route[] = []
  await page.goto(settings)
  await name(page).fill('Sent first')
  await page.route(`**/api/stores/${STORES.software.id}`, async (route) => {
    await page.route('**/api/user', (reading) => void readings.push(reading))
    await route.continue()
  })
  await save(page)
  await expect(page.getByText('Changes saved')).toBeVisible()
  await name(page).fill('Typed meanwhile')
  await expect.poll(() => readings.length).toBeGreaterThan(0)
  const seen = page.waitForResponse('**/api/user')
  for (const reading of readings) await reading.continue()
  await seen
  await page.unrouteAll()
  await expect(page.getByRole('button', { name: /^Updated/ })).toBeVisible()
  await expect(name(page)).toHaveValue('Typed meanwhile')
  await save(page)
  await expect.poll(() => service.deliveries('updateStore')).toHaveLength(2)
  const last = (await service.deliveries('updateStore')).at(-1)
  expect(JSON.parse(last?.body ?? '')).toMatchObject({ name: 'Typed meanwhile' })
})

test('odd answers to a save do not break the settings', async ({ page, service }) => {
  for (const fault of ['E03', 'E04', 'D19', 'D06', 'D20', 'D22']) {
    await service.fault({ op: 'updateStore', fault, times: 1 })
    await page.goto(settings)
    await name(page).fill(`After ${fault}`)
    await save(page)
    await expect(page.getByText(/Changes saved|Saved, but/).first()).toBeVisible()
    expect(await page.content()).not.toContain('canary')
  }
})

test('a setting missing from the record is neither shown nor sent', async ({ page, service }) => {
  await service.fault({
    op: 'getUser',
    fault: 'D02',
    path: 'data.stores.*.isTicketingEnabled',
    times: -1,
  })
  await page.goto(settings)
  await expect(
    page.getByRole('group', { name: 'Ticketing' }).getByRole('radio', { name: 'Leave as is' }),
  ).toBeChecked()
  await name(page).fill('Named')
  await save(page)
  await expect(page.getByText('Changes saved')).toBeVisible()
  const [delivery] = await service.deliveries('updateStore')
  expect(JSON.parse(delivery?.body ?? '')).not.toHaveProperty('isTicketingEnabled')
})

test('without a read no settings are offered', async ({ page, service }) => {
  await service.fault({ op: 'getUser', fault: 'S403j', times: -1 })
  await page.goto(settings)
  await expect(page.getByRole('alert')).toContainText('Store settings didn’t load')
  await page.goto('/stores/11111111-1111-1111-1111-111111111111/settings')
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0)
})
