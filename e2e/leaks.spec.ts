import { type ChildProcess, spawn } from 'node:child_process'
import type { BrowserContext, Page } from '@playwright/test'
import {
  CATEGORY,
  COUPON,
  CUSTOMER,
  ORDERS,
  PRODUCT,
  STORES,
  TICKET_ID,
  WEBHOOKS,
} from '../mock-api/seed-ids.ts'
import { apiKeyField, expect, signIn, test } from './fixtures.ts'
import { personalCanaries, secretCanaries } from './leaks/canaries.ts'

/*
 * Forty canaries stand for the API key, each secret of the service, personal data and sold goods.
 * No secret may reach a page or a log, and after sign-out the browser may hold no canary.
 */
/** Beside those of the team's hosts, which other tests start meanwhile. */
const PORT = Number(process.env.E2E_PORT ?? 4610) + 8
const origin = `http://127.0.0.1:${PORT}`
const store = `/stores/${STORES.software.id}`
const addresses = [
  store,
  `${store}/orders`,
  `${store}/orders/${ORDERS.complete}`,
  `${store}/reviews`,
  `${store}/coupons`,
  `${store}/coupons/${COUPON.id}`,
  `${store}/products`,
  `${store}/products/${PRODUCT.id}`,
  `${store}/products/${PRODUCT.id}/variants/new`,
  `${store}/categories/${CATEGORY.id}`,
  `${store}/customers?q=@`,
  `${store}/customers/${CUSTOMER.id}`,
  `${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`,
  `${store}/tickets`,
  `${store}/settings`,
  '/account',
  '/processors',
  '/account?view=integrations',
  '/account?view=reports',
  `/webhooks/${WEBHOOKS.crm}/logs`,
  '/webhooks',
  '/preferences',
]

let host: ChildProcess
let log = ''

test.use({ baseURL: origin })

test.beforeAll(async () => {
  host = spawn(process.execPath, ['dist/host/index.js', '--demo'], {
    env: { ...process.env, PORT: String(PORT), MOCK_ORDERS: '500' },
  })
  for (const stream of [host.stdout, host.stderr]) {
    stream?.on('data', (bytes: Buffer) => (log += bytes.toString()))
  }
  await expect
    .poll(() => fetch(`${origin}/healthz`).then(answerStatus, () => 0), { timeout: 25_000 })
    .toBe(200)
})
test.afterAll(() => host.kill())

test(
  'no secret leaks on any page, and nothing is left after sign-out',
  { tag: '@signed-out' },
  async ({ page, context }) => {
    test.setTimeout(90_000)
    const key = `test-canary-api-key-${crypto.randomUUID()}`
    const secrets = [key, ...secretCanaries]
    const personal = personalCanaries
    expect(secrets.length + personal.length).toBe(40)
    const output = listen(page)
    await signIn(page, key, origin)
    await fault(key)

    let seen = ''
    for (const address of addresses) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      seen += await page.content()
      const title = await page.title()
      expect(leaked(`${page.url()} ${title}`, [...secrets, ...personal]), address).toEqual([])
    }
    // The last page describes all that is stored.
    await page.getByText('Everything stored').click()
    const described = page.getByRole('list', { name: 'In this browser' })
    await expect(described).toContainText('Tickets')
    await expect(described).not.toContainText('Not Counter’s')
    expect(leaked(seen, secrets)).toEqual([])
    // Without these, their absence after sign-out would prove nothing.
    expect(leaked(seen, personal).length).toBeGreaterThan(10)
    expect(leaked(await allStored(page), [...secrets, ...personal])).toEqual([])
    expect(leaked(output(), secrets)).toEqual([])
    expect(leaked(log, [...secrets, ...personal])).toEqual([])

    await page.goto(`${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`)
    await page.getByLabel('Reply', { exact: true }).fill('canary-draft of a reply')
    await expect(page.getByText('Draft kept')).toBeVisible()
    page.on('dialog', (question) => void question.accept())
    await page.goto('/account')
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'Delete and sign out' }).click()
    await expect(apiKeyField(page)).toBeVisible()
    const everything = [...secrets, ...personal, 'canary-draft']
    expect(leaked(await page.content(), everything)).toEqual([])
    expect(leaked(await allStored(page), everything)).toEqual([])
    expect(leaked(JSON.stringify(await cookies(context)), everything)).toEqual([])
    await page.goBack()
    await expect(apiKeyField(page)).toBeVisible()
    expect(leaked(await page.content(), everything)).toEqual([])
    expect(leaked(log, everything)).toEqual([])
  },
)

const answerStatus = ({ status }: Response) => status

/** Adds secrets to every record with an id, not only where the specification has them. */
async function fault(key: string) {
  const response = await fetch(`${origin}/__fault`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ op: '*', fault: 'D22', times: -1 }),
  })
  expect(response.status).toBe(200)
}

function leaked(text: string, canaries: readonly string[]): string[] {
  return canaries.filter((canary) => text.includes(canary))
}

function listen(page: Page): () => string {
  let output = ''
  page.on('console', (message) => (output += `${message.text()}\n`))
  page.on('pageerror', (error) => (output += `${error.stack ?? error.message}\n`))
  page.on('request', (request) => {
    output += `${request.url()} ${request.headers().referer ?? ''}\n`
  })
  return () => output
}

async function cookies(context: BrowserContext) {
  const all = await context.cookies()
  return all.map(({ name, value }) => [name, value])
}

function allStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: unknown[] = [
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
    ]
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name)
      await new Promise((resolve) => opening.addEventListener('success', resolve))
      const database = opening.result
      for (const each of database.objectStoreNames) {
        const reading = database.transaction(each).objectStore(each).getAll()
        await new Promise((resolve) => reading.addEventListener('success', resolve))
        kept.push(name, each, reading.result)
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const answer of await cache.matchAll()) kept.push(name, await answer.text())
    }
    return JSON.stringify(kept)
  })
}
