import type { Page } from '@playwright/test'
import { STORES } from '../mock-api/seed-ids.ts'
import { expectAccessible, smallLooks } from './axe.ts'
import { expect, test } from './fixtures.ts'

const store = `/stores/${STORES.software.id}`
const card = (page: Page) => page.getByRole('region', { name: 'Three things to try' })
const overview = (page: Page) => page.getByRole('heading', { level: 1, name: 'Overview' })

test('three things to try tick themselves, whichever way led there, and are gone then', async ({
  page,
}) => {
  await page.goto(store)
  await expect(card(page)).toContainText('0 of 3 done')
  await expectAccessible(page, smallLooks('desktop'), '[aria-labelledby]:has(> ol)')

  await card(page).getByRole('button', { name: 'Find anything' }).click()
  const palette = page.getByRole('dialog', { name: 'Search' })
  await expect(palette).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  await expect(card(page)).toContainText('0 of 3 done')
  await page.keyboard.press('Control+k')
  await palette.getByRole('combobox').fill('overview, today')
  await palette.getByRole('option', { name: 'Overview, today' }).click()
  await expect(card(page)).toContainText('1 of 3 done')

  // Not by the card's own door.
  const doors = page.getByRole('navigation', { name: 'Main' })
  await doors.getByRole('link', { name: /^Tickets/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible()
  await doors.getByRole('link', { name: /^Overview/ }).click()
  await expect(card(page)).toContainText('2 of 3 done')
  await expect(card(page).getByRole('link', { name: 'See who is waiting' })).toBeHidden()

  await card(page).getByRole('link', { name: 'Check what needs fixing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'To fix' })).toBeVisible()
  await doors.getByRole('link', { name: /^Overview/ }).click()
  await expect(overview(page)).toBeVisible()
  await expect(card(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('list', { name: 'Needs attention' })).toBeVisible()
  await expect(card(page)).toBeHidden()
})

test('the three things are hidden for good, and Help shows them again', async ({ page }) => {
  await page.goto(store)
  await card(page).getByRole('button', { name: 'Hide' }).click()
  await expect(card(page)).toBeHidden()
  await expect(overview(page)).toBeFocused()
  await page.reload()
  await expect(page.getByRole('list', { name: 'Needs attention' })).toBeVisible()
  await expect(card(page)).toBeHidden()

  await page.goto('/help')
  await page.getByRole('link', { name: 'Show me around' }).click()
  await expect(card(page)).toContainText('0 of 3 done')
  await expect(card(page)).toBeFocused()
  await page.reload()
  await expect(card(page)).toContainText('0 of 3 done')
})
