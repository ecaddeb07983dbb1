import type { Page } from '@playwright/test'
import { STORES } from '../mock-api/seed-ids.ts'
import { expect } from './fixtures.ts'

export const store = STORES.software.id
const address = `/stores/${store}/changes?in=shop`

export const group = (page: Page, name: string) => page.getByRole('list', { name })

/** A day begins by the chosen time zone; between these two it is always another one. */
async function inZone(page: Page, timeZone: string) {
  await page.evaluate((zone) => {
    const name = 'counter-preferences'
    const present = JSON.parse(localStorage.getItem(name) ?? '{}') as object
    localStorage.setItem(name, JSON.stringify({ ...present, timeZone: zone }))
  }, timeZone)
  await page.goto(address)
}

export async function takeFirst(page: Page) {
  await page.goto('/help')
  await inZone(page, 'Etc/GMT+12')
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
  await expect(page.getByText(/Last read: Today, \d\d:\d\d/)).toBeVisible()
}

export const takeSecond = (page: Page) => inZone(page, 'Pacific/Kiritimati')
