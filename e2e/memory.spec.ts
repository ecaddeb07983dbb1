import type { CDPSession, Page } from '@playwright/test'
import { STORES } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'
import { launchOptions } from './playwright.config.ts'

/*
 * A dashboard is open all day: a hundred rounds through all pages without a reload must not hold
 * more memory, elements or listeners than ten rounds.
 */
// Without JIT, since compiled code counts as memory and keeps growing.
test.use({
  launchOptions: { ...launchOptions, args: [...launchOptions.args, '--js-flags=--jitless'] },
})

const pages = [
  'Orders',
  'Customers',
  'Coupons',
  'Reviews',
  'Products',
  'Categories',
  'Tickets',
  'Webhooks',
  'Settings',
  'Overview',
]
const records = ['Orders', 'Coupons', 'Products', 'Categories']

async function round(page: Page) {
  const navigation = page.getByRole('navigation', { name: 'Main' })
  for (const name of pages) {
    await navigation.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (!records.includes(name)) continue
    await page.getByRole('main').getByRole('table').first().getByRole('link').first().click()
    await expect(page.getByRole('main').getByText(/ID$/).first()).toBeVisible()
  }
}

async function held(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN
  return {
    heap: valueOf('JSHeapUsedSize'),
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
  }
}

test(
  'a hundred rounds through all pages do not grow memory',
  { tag: '@nightly' },
  async ({ page }) => {
    test.setTimeout(30 * 60_000)
    await page.goto(`/stores/${STORES.software.id}`)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    for (let rounds = 0; rounds < 10; rounds += 1) await round(page)
    const before = await held(session)
    for (let rounds = 0; rounds < 100; rounds += 1) await round(page)
    const after = await held(session)
    console.log(`memory, before and after 100 rounds: ${JSON.stringify({ before, after })}`)
    expect(after.heap).toBeLessThan(Math.min(before.heap * 1.05, before.heap + 5_000_000))
    expect(after.nodes).toBeLessThan(before.nodes * 1.02)
    expect(after.listeners).toBeLessThan(before.listeners * 1.02)
  },
)
