import type { Page } from '@playwright/test'
import { PRODUCT, STORES } from '../mock-api/seed-ids.ts'
import { expect } from './fixtures.ts'
import type { Service } from './service.ts'

export const product = `/stores/${STORES.software.id}/products/${PRODUCT.id}`
export const address = `${product}/variants/new?as=table`
const head = 'Variant\tPrice\tMin\tMax\tQty\tDelivery\tNotes'
export const table = [
  head,
  'Table one\t19.00\t1\tunlimited\t500\tlicence keys\t',
  'Table two\t329,00\t1\t10\t500\tlicense_keys, instructions\tlaunch price',
  'Table three\t89\t1\tunlimited\t200\tfiles\t',
].join('\n')

export const heading = (page: Page, words: string | RegExp) =>
  page.getByRole('main').getByText(words)
export const rows = (page: Page) =>
  page.getByRole('table', { name: 'Rows of the table' }).getByRole('row')

export async function paste(page: Page, text = table) {
  await page.goto(address)
  await page.getByLabel('Your table').fill(text)
  for (const name of ['Column Min: Minimum quantity', 'Type: Choose', 'Stock mode: Choose']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  }
  // What every row lacks is said once, above them.
  const checked = page.getByRole('table', { name: 'Rows checked' })
  await expect(page.getByText('Type: Choose one', { exact: true })).toHaveCount(1)
  await expect(checked.getByText(/Choose one$/)).toHaveCount(0)
  for (const [menu, choice] of [
    ['Type', 'Type 0'],
    ['Stock mode', 'Stock mode 1'],
  ] as const) {
    const group = page.getByRole('group', { name: 'The same for every row' })
    await group.getByRole('button', { name: 'Choose' }).first().click()
    await page.getByRole('menu', { name: menu }).getByText(choice).click()
    await expect(group.getByRole('button', { name: choice })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
}

export const create = (page: Page, name: string | RegExp = /^Create \d+ variants?$/) =>
  page.getByRole('button', { name }).click()

export async function sentNames(service: Service): Promise<string[]> {
  const deliveries = await service.deliveries('createVariant')
  return deliveries.map(({ body }) => (JSON.parse(body) as { name: string }).name)
}

export const all = ['Table one', 'Table two', 'Table three']
