import { readFileSync } from 'node:fs'
import {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  type Locator,
  type Page,
  type WebError,
  test as base,
  expect,
} from '@playwright/test'
import { ContextPool, KEEPER_PATH } from './context-pool.ts'
import { storeBeforeLeaving } from './leaving.ts'
import { Service } from './service.ts'

type Fixtures = {
  /** Whether pages have Playwright's clock from the start; it runs until a test moves it. */
  hasClock: boolean
  service: Service
  /** Signs the test's pages in with the service's key. */
  signedIn: undefined
  /** Fails the test on uncaught errors, console errors and policy violations. */
  quiet: undefined
}

export const test = base.extend<Fixtures, { contexts: ContextPool }>({
  contexts: [
    async ({ browser: _browser }, use) => {
      const contexts = new ContextPool()
      await use(contexts)
      await contexts.close()
    },
    { scope: 'worker' },
  ],

  hasClock: [false, { option: true }],

  context: async (
    { browser, contexts, baseURL, viewport, hasTouch, timezoneId, hasClock },
    use,
    info,
  ) => {
    const options = JSON.stringify([baseURL, viewport, hasTouch, timezoneId, hasClock])
    const context = await contexts.take(options, async () => {
      const created = await browser.newContext()
      await created.addInitScript(reportPolicyViolations)
      await storeBeforeLeaving(created)
      if (CLOCK_SHIFT) await created.addInitScript(shiftClock(CLOCK_SHIFT))
      return created
    })
    if (hasClock) await context.clock.install()
    await use(context)
    if (info.status === info.expectedStatus) {
      await contexts.giveBack(options, context, baseURL!, hasClock)
    } else await context.close()
  },

  service: async ({ request }, use, { testId, retry, repeatEachIndex }) => {
    await use(new Service(`test-${testId}-${retry}-${repeatEachIndex}`, request))
  },

  signedIn: [
    async ({ page, service }, use, { tags }) => {
      if (!tags.includes('@signed-out')) await signIn(page, service.key)
      await use(undefined)
    },
    { auto: true },
  ],

  quiet: [
    async ({ context }, use) => {
      const problems: string[] = []
      const onError = (error: WebError) => problems.push(`uncaught: ${error.error().message}`)
      const onConsole = (message: ConsoleMessage) => {
        // Playwright's clock logs an error on the blank page of the pool.
        if (message.page()?.url().endsWith(KEEPER_PATH)) return
        // The browser logs refused requests itself; each test checks what the page makes of them.
        const isExpected = /^Failed to load resource|dynamically imported module|preload CSS/.test(
          message.text(),
        )
        if (message.type() === 'error' && !isExpected) problems.push(`console: ${message.text()}`)
      }
      context.on('weberror', onError)
      context.on('console', onConsole)
      await use(undefined)
      context.off('weberror', onError)
      context.off('console', onConsole)
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})

const { CLOCK_SHIFT } = process.env

/** Pages have the same clock as the tests and the host: see E2E_TIME in scripts/e2e.mjs. */
function shiftClock(milliseconds: string) {
  const script = readFileSync(new URL('../scripts/shifted-clock.cjs', import.meta.url), 'utf8')
  return { content: `globalThis.CLOCK_SHIFT = ${milliseconds}\n${script}` }
}

/** Runs in each page. */
function reportPolicyViolations() {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sample } = event
    console.error(`policy: ${effectiveDirective} ${blockedURI} ${sample}`)
  })
}

/** Signs the whole browser context in by its cookie, without opening a page. */
export async function signIn(page: Page, apiKey: string, origin = '') {
  const response = await page.request.post(`${origin}/session`, {
    headers: { 'Sec-Fetch-Site': 'same-origin', 'X-Requested-By': 'counter' },
    data: { apiKey },
  })
  expect(response.status()).toBe(200)
}

/** A second browser of the same merchant. Closing its context is the test's part. */
export async function openColleague(browser: Browser, service: Service, origin = '') {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await signIn(page, service.key, origin)
  return page
}

/**
 * Moves the page's installed clock on by some milliseconds; from then on it stands still. They must
 * be more than a slow machine needs for this call.
 */
export async function stopClock(page: Page, after: number) {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + after)
}

/** Sets preferences that this browser has not set yet. */
export async function prefer(where: Page | BrowserContext, preferences: Record<string, unknown>) {
  await where.addInitScript((wanted) => {
    if (!location.protocol.startsWith('http')) return
    const name = 'counter-preferences'
    const present = JSON.parse(localStorage.getItem(name) ?? '{}') as object
    localStorage.setItem(name, JSON.stringify({ ...wanted, ...present }))
  }, preferences)
}

/** As for somebody who spares data: the page reads what is asked for, and nothing ahead or beside. */
export async function spareData(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}

/** Exact, because the account page also mentions API keys. */
export const apiKeyField = (where: Page | Locator) => where.getByLabel('API key', { exact: true })

/** Tag for one of many alike: the gate takes a few, the night all. */
export const daily = (isDaily: boolean) => (isDaily ? [] : ['@nightly'])

/** Tag for a table of odd data. The fault matrix samples each fault for every operation besides. */
export const sampled = (fault: string) => daily(fault === 'D06')

export { expect }
