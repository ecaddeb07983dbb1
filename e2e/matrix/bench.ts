import { type Page, type Request, expect, test } from '@playwright/test'
import { matchOperation } from '../../host/operation-match.ts'
import { STORES } from '../../mock-api/seed-ids.ts'
import { apiKeyField } from '../fixtures.ts'
import type { Service } from '../service.ts'

export type Bench = {
  page: Page
  service: Service
  inFlight: () => number
  /** Records the delay from this operation's last call to its result on the page. */
  noteReported: (operation: string) => void
  problems: () => string[]
}

/** After five minutes unused data leaves the cache, so that the next visit reads again. */
const FORGOTTEN = '05:01'
/** Shorter than the time for which the success of a reply stays. */
const NEXT_ATTEMPT = 3_000

export function watch(page: Page, service: Service): Bench {
  const open = new Set<unknown>()
  const settledAt = new Map<string, number>()
  let problems: string[] = []
  page.on('request', (request) => {
    // Requests of a page that is left get no end event.
    if (request.isNavigationRequest()) open.clear()
    if (new URL(request.url()).pathname.startsWith('/api/')) open.add(request)
  })
  page.on('response', (answer) => open.delete(answer.request()))
  page.on('requestfailed', (request) => open.delete(request))
  const settle = (request: Request) => settledAt.set(operationOf(request), performance.now())
  page.on('requestfinished', settle)
  page.on('requestfailed', settle)
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  return {
    page,
    service,
    inFlight: () => open.size,
    noteReported(operation) {
      const settled = settledAt.get(operation)
      if (settled === undefined) return
      const description = String(Math.round(performance.now() - settled))
      test.info().annotations.push({ type: 'told after', description })
    },
    problems() {
      const found = problems
      problems = []
      return found
    },
  }
}

function operationOf(request: Request): string {
  const { origin, pathname } = new URL(request.url())
  const path = pathname.replace('/api/', '/')
  return matchOperation(origin, request.method(), path)?.operation ?? ''
}

export async function follow(page: Page, address: string) {
  await page.evaluate((to) => history.pushState({}, '', to), address)
}

const nowhere = 'There is no page at this address'

/**
 * Opens an address in the page that is open, which costs a quarter of loading it. Nothing of the
 * page before is left to be taken for this one.
 */
export async function visit(page: Page, address: string, ready: string) {
  const title = page.getByRole('heading', { level: 1 })
  await follow(page, '/no-such-page')
  await expect(title).toHaveText(nowhere)
  await follow(page, address)
  if (address !== '/no-such-page') await expect(page.getByText(nowhere)).toHaveCount(0)
  await page.locator(ready).first().waitFor()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

/** How many requests of the page have not ended: a part of a page has parts in files of their own. */
export function filesUnderWay(page: Page): () => number {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return () => underWay.size
}

/** These lists load ahead of their first visit, so they open without their files. */
const loadedAhead = /\/(?:orders|reviews|coupons|customers|products|categories)(?:\?|$)/

/** Opens a page whose files are gone after a deploy, and reloads the document when offered. */
export async function openStale(page: Page, address: string) {
  const errorPage = page.waitForResponse(/\/later-[\w-]{7}\.js$/)
  const lists = page.waitForResponse(/\/lists-[\w-]{7}\.js$/)
  await page.goto('/preferences')
  await expect(page.getByRole('heading', { level: 1, name: 'Preferences' })).toBeVisible()
  // The error page is prefetched when idle.
  await page.clock.fastForward(3_000)
  await errorPage
  await lists
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
  await follow(page, address)
  if (loadedAhead.test(address)) return
  const alert = page.getByRole('alert').filter({ hasText: 'Counter was updated' })
  const reload = alert.getByRole('button', { name: 'Reload' })
  await expect(reload).toBeVisible()
  await page.unroute('**/assets/*.js')
  await reload.click()
}

/** Leaves the page under test and waits until its data has left the cache. */
export async function leave({ page, inFlight }: Bench, away = 'Saved replies') {
  const shell = page.getByRole('navigation', { name: 'Main' })
  await shell.getByRole('link', { name: away, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: away })).toBeVisible()
  // A navigation that interrupts another one reads twice.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await expect.poll(inFlight).toBe(0)
  await page.clock.fastForward(FORGOTTEN)
}

/** Advances the clock through retry delays, but never while a call is under way. */
export async function untilVisible(
  bench: Bench,
  wanted: ReturnType<Page['locator']>,
  { step = NEXT_ATTEMPT, within = 25_000 } = {},
) {
  await expect(async () => {
    if (bench.inFlight() === 0) await bench.page.clock.fastForward(step)
    await expect(wanted).toBeVisible({ timeout: 150 })
  }).toPass({ intervals: [0], timeout: within })
}

export async function expectNeighbours({ page }: Bench) {
  const shell = page.getByRole('navigation', { name: 'Main' })
  await expect(shell.getByRole('button', { name: /^Store: / })).toContainText(
    new RegExp(`${STORES.software.name}|${STORES.fonts.name}`),
  )
  await expect(shell.getByRole('link', { name: 'Orders', exact: true })).toBeEnabled()
}

export async function expectHarmless({ page }: Bench) {
  const found = await page.evaluate(() => ({
    isRun: 'pwned' in globalThis,
    isPolluted: 'polluted' in {},
    secrets: document.documentElement.outerHTML.includes('canary-planted'),
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))
  expect(found).toEqual({ isRun: false, isPolluted: false, secrets: false, sideways: 0 })
}

/** Signs in again in the dialog over the page, after fixing what was wrong with the key. */
export async function signInAgain({ page, service }: Bench, meanwhile?: () => Promise<void>) {
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await expect(dialog).toBeVisible()
  await meanwhile?.()
  await apiKeyField(dialog).fill(service.key)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog).toBeHidden()
}
