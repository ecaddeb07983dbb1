import type { Page } from '@playwright/test'
import { PRODUCT, STORES, VARIANT } from '../mock-api/seed-ids.ts'
import { expect } from './fixtures.ts'

export const product = `/stores/${STORES.software.id}/products/${PRODUCT.id}`
export const form = `${product}/variants/new?from=${VARIANT.id}&as=price`

export async function fillIn(page: Page, stock = '0') {
  await page.getByLabel('Price', { exact: true }).fill('21.50')
  await page.getByText('Type 1', { exact: true }).click()
  await page.getByText('Stock mode 0', { exact: true }).click()
  await page.getByLabel('Stock', { exact: true }).fill(stock)
}

export const create = (page: Page) =>
  page.getByRole('button', { name: /^Create (variant|it at .+)$/ })
export const steps = (page: Page) => page.getByRole('list', { name: 'Finish on your platform' })

export async function begin(page: Page, stock?: string) {
  await page.goto(form)
  await fillIn(page, stock)
  await create(page).click()
  await expect(steps(page)).toBeVisible()
}

export const deletion = (page: Page) => page.getByRole('dialog', { name: 'Delete variant' })

export async function sendDeletion(page: Page) {
  await page.getByRole('button', { name: /^Delete (it anyway|the old variant)…$/ }).click()
  await deletion(page).getByRole('textbox').fill(VARIANT.name)
  await deletion(page).getByRole('button', { name: 'Delete variant' }).click()
}

export async function deleteOld(page: Page) {
  await sendDeletion(page)
  await expect(deletion(page).getByRole('heading', { name: 'Variant deleted' })).toBeVisible()
  await deletion(page).getByRole('button', { name: 'Close' }).last().click()
}
