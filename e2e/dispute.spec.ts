import { readFile } from 'node:fs/promises'
import { ORDERS, STORES } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

const order = `/stores/${STORES.software.id}/orders/${ORDERS.chargeback}`

test('the risk tab sets facts beside their sources', async ({ page }) => {
  await page.goto(order)
  await page.getByRole('link', { name: 'Risk 1' }).click()
  const facts = page.getByRole('table', { name: 'Risk' })
  await expect(facts.getByRole('row', { name: /^IP address/ })).toContainText('Order')
  await expect(facts.getByRole('row', { name: /^Chargebacks This one/ })).toBeVisible()
  await expect(facts.getByRole('row', { name: /^Orders with this email \d/ })).toBeVisible()
  await expect(page.getByText('Counter gives no score.')).toBeVisible()
  await page.reload()
  await expect(facts).toBeVisible()
})

test('a dispute pack holds what is ticked and the merchant’s words, and is saved as a file', async ({
  page,
}) => {
  await page.goto(order)
  await page.getByRole('link', { name: 'Dispute pack' }).click()
  const paper = page.getByRole('article', { name: 'Dispute pack' })
  await expect(paper).toContainText(ORDERS.chargeback)
  await expect(paper).toContainText(
    /Paid by \S+@\S+ with .+, .+\. Chargeback opened .+, reason “.+”\./,
  )
  await expect(paper.getByRole('heading', { name: /Payment$/ })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Payment' }).uncheck()
  await expect(paper.getByRole('heading', { name: /Payment$/ })).toBeHidden()
  const words = page.getByRole('textbox', { name: 'In your words' })
  await words.fill('The key was <b>used</b> at once.')
  await expect(paper).toContainText('The key was <b>used</b> at once.')
  await expect(page.getByText('Kept in this browser')).toBeVisible()
  await page.reload()
  await expect(words).toHaveValue('The key was <b>used</b> at once.')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as one HTML file' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain('&lt;b&gt;used&lt;/b&gt;')
  expect(file).toContain('break-inside')

  await page.emulateMedia({ media: 'print' })
  await expect(paper).toBeVisible()
  await expect(page.getByRole('checkbox').first()).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
})
