import type { Locator } from '@playwright/test'
import { STORES } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

const settings = `/stores/${STORES.software.id}/settings`

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('on a phone settings are reviewed in a sheet before saving', async ({ page, service }) => {
  await page.goto(settings)
  const save = page.getByRole('button', { name: 'Save changes' })
  await page.getByLabel('Name', { exact: true }).fill('Halden Studio')
  await page.getByRole('switch', { name: 'Ticketing' }).click()
  await save.click()

  const sheet = (changes: string) => page.getByRole('dialog', { name: `Review: ${changes}` })
  await expect(sheet('2 changes').getByRole('listitem').filter({ hasText: 'Name' })).toContainText(
    'Halden SoftwareHalden Studio',
  )
  // The sheet slides in.
  await expect.poll(() => edges(sheet('2 changes'))).toEqual({ x: 0, width: 390, bottom: 844 })
  await sheet('2 changes').getByRole('button', { name: 'Keep editing' }).click()
  await expect(sheet('2 changes')).toBeHidden()
  await expect(save).toBeFocused()
  expect(await service.deliveries('updateStore')).toEqual([])

  await page.getByRole('button', { name: 'Review' }).click()
  await sheet('2 changes').getByRole('button', { name: 'Undo Ticketing' }).click()
  await sheet('1 change').getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Changes saved')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  const [delivery, ...others] = await service.deliveries('updateStore')
  expect(others).toEqual([])
  expect(JSON.parse(delivery?.body ?? '')).toMatchObject({
    name: 'Halden Studio',
    isTicketingEnabled: true,
  })

  await page.getByLabel('Currency code').fill('USD')
  await save.click()
  await sheet('1 change').getByRole('button', { name: 'Save changes' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Change currency' })
  await confirmation.getByLabel('Type USD to confirm').fill('USD')
  await confirmation.getByRole('button', { name: 'Save with USD' }).click()
  await expect.poll(async () => (await service.deliveries('updateStore')).length).toBe(2)
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.getByLabel('Description', { exact: true }).fill('Mine')
  const answer = await page.request.put(`/api/stores/${STORES.software.id}`, {
    headers: { 'X-Requested-By': 'counter', 'X-Operation-Id': crypto.randomUUID() },
    data: { description: 'Theirs' },
  })
  expect(answer.ok()).toBe(true)
  await save.click()
  await sheet('1 change').getByRole('button', { name: 'Save changes' }).click()
  const refusal = page.getByRole('alert').filter({ hasText: 'Nothing was saved' })
  await expect(refusal).toContainText('Someone else changed Description')
  // One is beside the refusal, the other in the bar below the form.
  const review = page.getByRole('button', { name: 'Review' })
  await expect(review).toHaveCount(2)
  await review.first().click()
  const conflict = sheet('1 change').getByRole('region', { name: 'Conflict of Description' })
  await expect(conflict).toContainText('Theirs')
  await conflict.getByRole('button', { name: 'Keep theirs' }).click()
  await expect(sheet('no changes').getByRole('button', { name: 'Save changes' })).toHaveCount(0)
})

async function edges(sheet: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await sheet.boundingBox()) ?? {}
  return { x, width, bottom: Math.round(y + height) }
}
