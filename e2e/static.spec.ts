import { execFileSync } from 'node:child_process'
import type { Server } from 'node:http'
import { expect, test } from '@playwright/test'
import { startMockService } from '../mock-api/index.ts'
import { STORES } from '../mock-api/seed-ids.ts'
import { apiKeyField, prefer } from './fixtures.ts'
import { Service } from './service.ts'
import { watch } from './matrix/bench.ts'
import { countCells } from './matrix/report.ts'
import { runStaticCell, staticCells } from './matrix/static-cells.ts'
import { isInstalled, readNginxHeaders, startNginx } from './nginx.ts'
import { startStaticSite } from './static-site.ts'
import { fiveWrites, makeFiveWrites, signIn, watchPolicy, writesOf } from './static-use.ts'

/*
 * Serves the static deployment as files from another origin than the service, with the key in the
 * page's memory. scripts/e2e.mjs builds it.
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

test('the static site makes all five writes across origins without a policy violation', async ({
  page,
}) => {
  test.slow()
  const reports = await watchPolicy(page)
  await prefer(page, { replyHold: 0 })
  await page.goto(orders)
  await expect(page.getByText('Your key stays in this page’s memory')).toBeVisible()
  await signIn(page, 'test-static-writes')
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(21)
  await makeFiveWrites(page)
  expect(await writesOf(service.url, 'test-static-writes')).toEqual(fiveWrites)
  expect(reports).toEqual([])
})

test('the static site keeps the key in memory only and forgets it on reload', async ({ page }) => {
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
  await expect(apiKeyField(page)).toBeVisible()
})

test('the static site keeps the key for the tab on request', async ({ page }) => {
  await page.goto(orders)
  await page.getByLabel('Keep the key in this tab until it is closed').check()
  await signIn(page, 'test-static-keep')
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(21)
})

test('the static site chooses its language before it is drawn, by cookie or browser', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'ar-EG', baseURL: site })
  const page = await context.newPage()
  const reports = await watchPolicy(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/sign-in')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'ar')
  await expect(html).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Arabic}/u)
  const scripts = asked.filter((path) => path.endsWith('.js'))
  expect(scripts).not.toEqual([])
  expect(scripts.filter((path) => !/^\/assets\/ar-[\da-f]{8}\//.test(path))).toEqual([])
  await context.addCookies([{ name: 'counter-language', value: 'en', url: site }])
  await page.reload()
  await expect(html).toHaveAttribute('lang', 'en')
  await expect(apiKeyField(page)).toBeVisible()
  expect(reports).toEqual([])
  await context.close()
})

test('without scripts the static site says in each language that it needs them', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site })
  const page = await context.newPage()
  await page.goto('/sign-in')
  // A search by text passes over `noscript`.
  const said = page.locator('noscript p')
  await expect(said.first()).toBeVisible()
  await expect(said.first()).toHaveText('Counter needs JavaScript.')
  await expect(page.locator('p[lang="ar"][dir="rtl"]')).toHaveText(/\p{Script=Arabic}/u)
  await context.close()
})

test('T02: a blocked cross-origin call names the likely cause', async ({ page }) => {
  await page.route(`http://127.0.0.1:${SERVICE_PORT}/**`, (route) => route.abort('failed'))
  await page.goto('/sign-in')
  await signIn(page, 'test-static-cors')
  await expect(page.getByRole('alert')).toContainText('cross-origin')
})

test('fault matrix: all operations without CORS headers', async ({ page, playwright }) => {
  const cells = staticCells()
  test.setTimeout(20_000 + cells.length * 15_000)
  const request = await playwright.request.newContext({ baseURL: service.url })
  const bench = watch(page, new Service('test-static-matrix', request))
  page.on('dialog', (question) => void question.accept())
  await page.clock.install()
  await page.goto('/sign-in')
  await page.getByLabel('Keep the key in this tab until it is closed').check()
  await signIn(page, bench.service.key)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await countCells(
    cells,
    (cell) => runStaticCell(bench, cell),
    async () => {
      await bench.service.forget()
      await page.goto('/account')
    },
  )
})

test('Caddy accepts the configuration that is shipped', { tag: '@nightly' }, () => {
  test.skip(!isInstalled('caddy', 'version'), 'there is no Caddy on this machine')
  const file = 'dist/static-test-config/Caddyfile'
  execFileSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', file])
})

test.describe('behind nginx, with the configuration that is shipped', { tag: '@nightly' }, () => {
  test.skip(!isInstalled('nginx', '-v'), 'there is no nginx on this machine')
  test.use({ ignoreHTTPSErrors: true })
  const behindNginx = `https://127.0.0.1:${SITE_PORT + 1}`
  let nginx: Awaited<ReturnType<typeof startNginx>>
  test.beforeAll(async () => {
    nginx = await startNginx(SITE_PORT + 1)
  })
  test.afterAll(() => nginx.stop())

  test('nginx sends the shipped headers with every file', async ({ request }) => {
    const shipped = await readNginxHeaders()
    const page = await request.get(`${behindNginx}/stores/${STORES.software.id}/orders`)
    const asset = /\/assets\/[^"]+\.js/.exec(await page.text())?.[0] ?? ''
    const script = await request.get(behindNginx + asset)
    const missing = await request.get(`${behindNginx}/assets/missing.js`)
    expect([page.status(), script.status(), missing.status()]).toEqual([200, 200, 404])
    for (const answer of [page, script, missing, await request.get(`${behindNginx}/favicon.svg`)]) {
      expect(answer.headers(), answer.url()).toMatchObject(shipped)
    }
    expect(page.headers()['cache-control']).toBe('no-store')
    expect(script.headers()['cache-control']).toContain('immutable')
    expect(missing.headers()['cache-control']).toBeUndefined()
    expect(script.headers()['content-encoding']).toBe('gzip')
    const plain = await request.get(`http://127.0.0.1:${SITE_PORT + 2}/orders`, { maxRedirects: 0 })
    expect([plain.status(), plain.headers()['location']]).toEqual([308, 'https://127.0.0.1/orders'])
    expect((await request.get(`${behindNginx}/_headers`)).status()).toBe(404)
  })

  test('behind nginx all five writes work and the key stays in memory', async ({ page }) => {
    test.slow()
    const reports = await watchPolicy(page)
    await prefer(page, { replyHold: 0 })
    await page.goto(`${behindNginx}/stores/${STORES.software.id}/orders`)
    await signIn(page, 'test-static-nginx')
    await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(21)
    await makeFiveWrites(page)
    expect(await writesOf(service.url, 'test-static-nginx')).toEqual(fiveWrites)
    expect(reports).toEqual([])
    const kept = JSON.stringify(await page.context().storageState({ indexedDB: true }))
    expect(kept).not.toContain('test-static-nginx')
    await page.reload()
    await expect(apiKeyField(page)).toBeVisible()
  })
})
