import type { Page, Route } from '@playwright/test'
import { VARIANT } from '../mock-api/seed-ids.ts'
import { expect, stopClock, test } from './fixtures.ts'
import { namesake } from './namesake.ts'
import { holdWrite, openFilled } from './matrix/write-steps.ts'
import { untilVisible, watch } from './matrix/bench.ts'
import { writeTargets } from './matrix/write-targets.ts'
import { chooseOfVariant } from './variant-menu.ts'

async function sendTwice(route: Route) {
  // Repeated behind the host, which itself refuses a second reply to what was read.
  const { 'x-ticket-seen': _seen, ...sent } = route.request().headers()
  const headers = { ...sent, 'x-operation-id': crypto.randomUUID() }
  await route.fetch()
  await route.fetch({ headers })
  await route.abort('connectionreset')
}

test('a variant created twice by the connection is reported and links to its product', async ({
  page,
  service,
}) => {
  const target = writeTargets.createVariant
  await openFilled(watch(page, service), target)
  await page.route('**/variants', sendTwice)
  await target.last(page).click()
  await expect(page.getByRole('heading', { name: 'More than one new variant' })).toBeVisible()
  expect(await service.deliveries('createVariant')).toHaveLength(2)
  await page.getByRole('link', { name: 'Open product' }).click()
  const twins = page.getByRole('table', { name: 'Variants' }).getByRole('row', { name: 'Matrix' })
  await expect(twins).toHaveCount(2)
  await expect(twins.first().getByRole('button', { name: 'More for Matrix' })).toBeVisible()
})

test('a reply sent twice by the connection is reported', async ({ page, service }) => {
  const target = writeTargets.replyTicket
  await page.clock.install()
  await openFilled(watch(page, service), target)
  await page.route('**/tickets/*', sendTwice)
  await target.last(page).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.clock.fastForward(5_000)
  await expect(page.getByText(/twice/)).toBeVisible()
  expect(await service.deliveries('replyTicket')).toHaveLength(2)
})

test('a new variant of the same name is shown first and can be overruled', async ({
  page,
  service,
}) => {
  const target = writeTargets.createVariant
  await openFilled(watch(page, service), target)
  const address = `/api${target.address.replace(/\/new$/, '')}`
  await page.request.post(address, {
    headers: { 'X-Requested-By': 'counter', 'X-Operation-Id': crypto.randomUUID() },
    data: { ...namesake, name: 'matrix' },
  })
  await service.forget()
  await target.last(page).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Nothing was sent')
  await expect(alert).toContainText('a variant with this name')
  expect(await service.deliveries('createVariant')).toEqual([])
  await page.getByRole('button', { name: 'Create anyway' }).click()
  await expect(page.getByRole('heading', { name: 'Variant created' })).toBeVisible()
  expect(await service.deliveries('createVariant')).toHaveLength(1)
})

test('a variant sent from another form leaves this form and its draft alone', async ({
  page,
  service,
}) => {
  const target = writeTargets.createVariant
  const name = page.getByLabel('Name', { exact: true })
  await page.goto(`${target.address}?from=${VARIANT.id}`)
  await name.fill('A copy that waits')
  await expect(page.getByText('Draft kept')).toBeVisible()
  const cell = { op: 'createVariant', fault: 'hold', expected: 'OK', variant: 0 } as const
  await holdWrite(watch(page, service), cell, target)
  await page.getByRole('link', { name: 'Cancel' }).click()
  const row = page.getByRole('row').filter({ hasText: VARIANT.name })
  await chooseOfVariant(row, 'New variant like this…')
  await expect(name).toHaveValue('A copy that waits')
  await service.fault({ op: 'createVariant', release: true })
  const outcomes = page.getByRole('region', { name: 'Sent changes' })
  await expect(outcomes.getByRole('article')).toContainText('Variant created')
  await expect(name).toBeEnabled()
  await expect(name).toHaveValue('A copy that waits')
  await page.reload()
  await expect(name).toHaveValue('A copy that waits')
})

test('a copy can be sent after the outcome of another form was shown elsewhere', async ({
  page,
  service,
}) => {
  const target = writeTargets.createVariant
  const cell = { op: 'createVariant', fault: 'hold', expected: 'OK', variant: 0 } as const
  await holdWrite(watch(page, service), cell, target)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await service.fault({ op: 'createVariant', release: true })
  const outcomes = page.getByRole('region', { name: 'Sent changes' })
  await expect(outcomes.getByRole('article')).toContainText('Variant created')
  const row = page.getByRole('row').filter({ hasText: VARIANT.name })
  await chooseOfVariant(row, 'New variant like this…')
  await page.getByLabel('Name', { exact: true }).fill('The copy')
  await page.getByRole('group', { name: 'Type', exact: true }).getByText('Type 0').click()
  await page.getByRole('group', { name: 'Stock mode' }).getByText('Stock mode 0').click()
  await target.last(page).click()
  await expect(outcomes.getByRole('article')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Variant created' })).toBeVisible()
  const names = (await service.deliveries('createVariant')).map(({ body }) => JSON.parse(body).name)
  expect(names).toEqual(['Matrix', 'The copy'])

  await page.getByRole('button', { name: 'Create another' }).click()
  await expect(page.getByText('Copied from')).toContainText(VARIANT.name)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(VARIANT.name)
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
})

const written: [op: 'createVariant' | 'replyTicket' | 'updateStore', expectNew: Expectation][] = [
  [
    'createVariant',
    async (page) => {
      // The outcome takes the form's place until it has been read.
      await expect(page.getByRole('heading', { name: 'Variant created' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Create another' })).toBeVisible()
      await page.clock.fastForward(1_000)
      await page.reload()
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
    },
  ],
  ['replyTicket', (page) => expect(page.getByLabel('Reply', { exact: true })).toHaveValue('')],
  [
    'updateStore',
    async (page) => {
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Matrix')
      await expect(page.getByText('from an earlier visit')).toHaveCount(0)
    },
  ],
]
type Expectation = (page: Page) => Promise<void>

const arrived = /Variant created|Reply sent|Changes saved/

for (const [op, expectNew] of written) {
  test(`${op}: a write confirmed on another page is not offered again`, async ({
    page,
    service,
  }) => {
    const target = writeTargets[op]
    await page.clock.install()
    page.on('dialog', (question) => void question.accept())
    const cell = { op, fault: 'C05', expected: 'JOURNAL', variant: 0 } as const
    const bench = watch(page, service)
    await holdWrite(bench, cell, target)
    await page.goto('/preferences')
    await service.fault({ op, release: true })
    const outcomes = page.getByRole('region', { name: 'Sent changes' })
    await untilVisible(bench, outcomes.getByText(arrived).first())
    await page.goto(target.address)
    await expectNew(page)
    expect(await service.deliveries(op)).toHaveLength(1)
  })
}

test('an outcome is shown on the next page unless it was on screen before leaving', async ({
  page,
}) => {
  const outcomes = page.getByRole('region', { name: 'Sent changes' })
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await page.clock.install()
  await page.goto(writeTargets.updateStore.address)
  const saveAndLeave = async (description: string, shownFor: number) => {
    await page.getByLabel('Description', { exact: true }).fill(description)
    await expect(page.getByText('Draft kept')).toBeVisible()
    // A slow machine needs longer to leave than an outcome needs to count as seen.
    await stopClock(page, 10_000)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Changes saved')).toBeVisible()
    await page.clock.fastForward(shownFor)
    await navigation.getByRole('link', { name: 'Categories' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible()
    await page.clock.resume()
  }
  await saveAndLeave('Left at once', 0)
  await expect(outcomes.getByRole('article')).toContainText('Store settings')
  await outcomes.getByRole('button', { name: 'Dismiss' }).click()
  await navigation.getByRole('link', { name: 'Settings' }).click()
  await saveAndLeave('Read first', 1_000)
  await expect(outcomes.getByRole('article')).toHaveCount(0)
})

test("a closed tab's new variant leaves another tab's entries alone", async ({
  page,
  context,
  service,
}) => {
  const target = writeTargets.createVariant
  const other = await context.newPage()
  const name = other.getByLabel('Name', { exact: true })
  await page.goto(target.address)
  await other.goto(target.address)
  await target.prepare(page)
  // Saves at once what was typed, so that it cannot replace what the other tab saves next.
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
  await expect(other.getByRole('button', { name: 'Use that one' })).toBeVisible()
  await name.fill('Typed in the second tab')
  await expect(page.getByRole('button', { name: 'Use that one' })).toBeVisible()
  await service.fault({ op: 'createVariant', fault: 'hold' })
  await target.last(page).click()
  await expect.poll(async () => (await service.deliveries('createVariant')).length).toBe(1)
  await page.close()
  await service.fault({ op: 'createVariant', release: true })
  await expect(other.getByRole('region', { name: 'Sent changes' })).toContainText(
    'Variant created',
    {
      timeout: 15_000,
    },
  )
  await expect(name).toHaveValue('Typed in the second tab')
  await other.reload()
  await expect(name).toHaveValue('Typed in the second tab')
})
