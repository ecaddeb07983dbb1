import type { Server } from 'node:http'
import { type Page, expect, test } from '@playwright/test'
import { startMockService } from '../mock-api/index.ts'
import { STORES } from '../mock-api/seed-ids.ts'
import { startStaticSite } from './static-site.ts'

/*
 * The static deployment: built for the service at this address (see the script "e2e"), served as
 * files from another origin, with the key in the page's memory.
 */
const SERVICE_PORT = Number(process.env.E2E_PORT ?? 4610) + 2
const SITE_PORT = SERVICE_PORT + 1
const site = `http://127.0.0.1:${SITE_PORT}`
const orders = `/stores/${STORES.software.id}/orders`

let service: Awaited<ReturnType<typeof startMockService>>
let server: Server

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: site })

test.beforeAll(async () => {
  service = await startMockService({ port: SERVICE_PORT, cors: true })
  server = await startStaticSite('dist/static-test', SITE_PORT)
})

test.afterAll(async () => {
  await new Promise((resolve) => server.close(resolve).closeAllConnections())
  await service.close()
})

test('signs in across origins, shows orders and refunds one, without a policy report', async ({
  page,
}) => {
  const reports = await watchPolicy(page)
  await page.goto(orders)
  await expect(page.getByText('The key stays in this page’s memory')).toBeVisible()
  await signIn(page, 'test-static-refund')
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(21)

  await page.getByRole('link', { name: /b7f3506c/ }).click()
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  await page.getByRole('radio', { name: 'Reason 1' }).click()
  await page.getByRole('button', { name: 'Confirm refund' }).click()
  await expect(page.getByText('The refund is recorded on the order.')).toBeVisible()

  const [refund, ...others] = await deliveries('test-static-refund', 'refundOrder')
  expect(others).toEqual([])
  expect(refund).toMatchObject({ method: 'DELETE', body: '{"reason":1}' })
  expect(reports).toEqual([])
})

test('keeps the key out of every store, and forgets it with a reload', async ({ page }) => {
  await page.goto(orders)
  await signIn(page, 'test-static-forget')
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible()
  const kept = await page.evaluate(() =>
    JSON.stringify([
      document.documentElement.outerHTML,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
    ]),
  )
  expect(kept).not.toContain('test-static-forget')
  await page.reload()
  await expect(page.getByLabel('API key')).toBeVisible()
})

test('keeps it for this tab when that is asked for', async ({ page }) => {
  await page.goto(orders)
  await page.getByLabel('Keep the key in this tab until it is closed').check()
  await signIn(page, 'test-static-keep')
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(21)
})

test('tells a refused cross-origin call for what it most likely is', async ({ page }) => {
  await page.route(`http://127.0.0.1:${SERVICE_PORT}/**`, (route) => route.abort('failed'))
  await page.goto('/sign-in')
  await signIn(page, 'test-static-cors')
  await expect(page.getByRole('alert')).toContainText('cross-origin')
})

async function signIn(page: Page, key: string) {
  await page.getByLabel('API key').fill(key)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function watchPolicy(page: Page): Promise<string[]> {
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

async function deliveries(key: string, operation: string) {
  const response = await fetch(`${service.url}/__log`, {
    headers: { Authorization: `Bearer ${key}` },
  })
  const log = (await response.json()) as {
    data: { operation: string; method: string; body: string }[]
  }
  return log.data.filter((delivery) => delivery.operation === operation)
}
