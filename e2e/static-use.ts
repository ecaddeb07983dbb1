import { type Page, expect } from '@playwright/test'
import { CUSTOMER, ORDERS, PRODUCT, STORES, TICKET_ID, VARIANT } from '../mock-api/seed-ids.ts'
import { apiKeyField } from './fixtures.ts'
import { chooseOfVariant } from './variant-menu.ts'

const store = `/stores/${STORES.software.id}`
const product = `${store}/products/${PRODUCT.id}`

export async function signIn(page: Page, key: string) {
  await apiKeyField(page).fill(key)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export async function watchPolicy(page: Page): Promise<string[]> {
  const reports: string[] = []
  await page.exposeFunction('reportViolation', (text: string) => reports.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = globalThis as { reportViolation?: (text: string) => void }
      reportViolation?.(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  return reports
}

/** Never reloads the page, since that would forget the key. */
export async function makeFiveWrites(page: Page) {
  await visit(page, `${store}/orders/${ORDERS.plain}`)
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  await page.getByRole('radio', { name: 'Reason 1' }).click()
  await page.getByRole('button', { name: 'Confirm refund' }).click()
  await expect(page.getByText('The order shows the refund.')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  await visit(page, `${product}/variants/new`)
  await page.getByLabel('Name', { exact: true }).fill('10 devices, 1 year')
  await page.getByLabel('Price', { exact: true }).fill('119.5')
  await page.getByRole('group', { name: 'Type', exact: true }).getByText('Type 0').click()
  await page.getByLabel('Stock', { exact: true }).fill('50')
  await page.getByRole('group', { name: 'Stock mode' }).getByText('Stock mode 0').click()
  await page.getByLabel('Minimum quantity', { exact: true }).fill('1')
  await page.getByRole('switch', { name: 'Unlimited' }).check()
  await page.getByRole('checkbox', { name: 'Licence keys' }).check()
  await page.getByRole('button', { name: 'Create variant' }).click()
  await expect(page.getByRole('heading', { name: 'Variant created' })).toBeVisible()

  await visit(page, product)
  const row = page.getByRole('row').filter({ hasText: VARIANT.name })
  await chooseOfVariant(row, 'Delete variant…')
  const dialog = page.getByRole('dialog', { name: 'Delete variant' })
  await dialog.getByRole('textbox').fill(VARIANT.name)
  await dialog.getByRole('button', { name: 'Delete variant' }).click()
  await expect(dialog.getByRole('heading', { name: 'Variant deleted' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await visit(page, `${store}/settings`)
  await page.getByLabel('Name', { exact: true }).fill('Halden Studio')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Changes saved')).toBeVisible()

  await visit(page, `${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`)
  await page.getByLabel('Reply', { exact: true }).fill('It is free again.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByText('Sent', { exact: true })).toBeVisible()
}

async function visit(page: Page, address: string) {
  await page.evaluate((to) => history.pushState({}, '', to), address)
}

export const fiveWrites = [
  'DELETE refundOrder',
  'POST createVariant',
  'DELETE deleteVariant',
  'PUT updateStore',
  'PUT replyTicket',
]

export async function writesOf(service: string, key: string) {
  const response = await fetch(`${service.replace(/\/$/, '')}/__log`, {
    headers: { Authorization: `Bearer ${key}` },
  })
  const log = (await response.json()) as { data: { operation: string; method: string }[] }
  return log.data
    .filter(({ method }) => ['POST', 'PUT', 'DELETE'].includes(method))
    .map(({ operation, method }) => `${method} ${operation}`)
}
