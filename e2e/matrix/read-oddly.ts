import { type Route, expect } from '@playwright/test'
import { STORES } from '../../mock-api/seed-ids.ts'
import {
  type Bench,
  expectNeighbours,
  follow,
  leave,
  openStale,
  signInAgain,
  untilVisible,
  watch,
} from './bench.ts'
import { blockStorage } from './storage.ts'
import type { ReadTarget } from './read-targets.ts'
import { apiKeyField } from '../fixtures.ts'

type Run = (bench: Bench, op: string, target: ReadTarget) => Promise<void>

/** Faults beyond a single answer: connection, time, storage, deploys, other tabs. */
export const oddReads: Record<string, Run> = {
  T01: async (bench, _op, target) => {
    await bench.page.context().setOffline(true)
    await target.visit(bench)
    await expectOffline(bench, target)
  },
  T02: async (bench, op, target) => {
    const { page, service } = bench
    const left: Route[] = []
    await page.route('**/api/**', async (route) => {
      left.push(route)
      await route.fetch().catch(() => {})
    })
    await target.visit(bench)
    await expect.poll(async () => (await service.deliveries(op)).length).toBe(1)
    await page.context().setOffline(true)
    for (const route of left) await route.abort('internetdisconnected')
    await page.unroute('**/api/**')
    await expectOffline(bench, target)
  },
  T03: (bench, _op, target) => cutOff(bench, target, 'namenotresolved'),
  T04: (bench, _op, target) => cutOff(bench, target, 'connectionrefused'),
  T05: (bench, _op, target) => cutOff(bench, target, 'certificate'),
  T08: async (bench, op, target) => {
    await holdRead(bench, op, target)
    await bench.page.clock.fastForward(46_000)
    await expectFailed(bench, target, /in time/)
  },
  T10: async (bench, op, target) => {
    await holdRead(bench, op, target, 'T10')
    await bench.page.clock.fastForward(61_000)
    await expectFailed(bench, target, /in time/)
  },
  T09: async (bench, op, target) => {
    const { page, service } = bench
    await holdRead(bench, op, target)
    await page.clock.fastForward(6_000)
    const hint = page.getByText('taking longer than usual')
    await expect(hint).toBeVisible()
    await page.clock.fastForward(24_000)
    await service.fault({ op, release: true })
    await expect(target.shown(page)).toBeVisible()
    await expect(hint).toBeHidden()

    if (!target.isForAll) await leave(bench)
    await service.forget()
    await holdRead(bench, op, target)
    await page.clock.fastForward(6_000)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(hint).toBeHidden()
    await expectFailed(bench, target, /Cancelled before/)
  },
  C01: async (bench, _op, target) => {
    const { page } = bench
    // Starts from a blank page: an open one would take the clock's jump for a long sleep.
    await page.goto('about:blank')
    await page.clock.setSystemTime(Date.now() + 10 * 365 * 24 * 3600_000)
    await page.goto(target.address)
    await expect(target.shown(page)).toBeVisible()
    await page.goto('about:blank')
    await page.clock.setSystemTime(Date.now())
    await page.goto(target.address)
    await expect(target.shown(page)).toBeVisible()
  },
  C02: async (bench, op, target) => {
    const { page, service } = bench
    await holdRead(bench, op, target)
    await follow(page, target.other)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    const before = await page.getByRole('main').getByRole('heading').allTextContents()
    await service.fault({ op, release: true })
    await expect.poll(bench.inFlight).toBe(0)
    expect(await page.getByRole('main').getByRole('heading').allTextContents()).toEqual(before)
    await expect(page).toHaveURL(target.other)
  },
  C10: (bench, _op, target) => withoutStorage(bench, target, 'full'),
  C11: (bench, _op, target) => withoutStorage(bench, target, 'blocked'),
  C12: async (bench, _op, target) => {
    const page = await bench.page.context().newPage()
    const { problems } = watch(page, bench.service)
    await openStale(page, target.address)
    await expect(target.shown(page)).toBeVisible()
    expect(problems()).toEqual([])
    await page.close()
  },
  C13: async (bench, op, target) => {
    const { page, service } = bench
    await holdRead(bench, op, target)
    const other = await page.context().newPage()
    await other.goto('/account')
    await other.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sign in')
    await service.fault({ op, release: true })
    await expect.poll(bench.inFlight).toBe(0)
    await expect(target.shown(page)).toHaveCount(0)
    await other.close()
    await apiKeyField(page).fill(service.key)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    // Every sign-in starts at the first page.
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await page.goto(target.address)
    await expect(target.shown(page)).toBeVisible()
  },
  C14: async (bench, op, target) => {
    const { page, service } = bench
    await holdRead(bench, op, target)
    await page.getByRole('button', { name: /^Store: / }).click()
    await page.getByRole('menuitem', { name: STORES.fonts.name }).click()
    await expect(page).toHaveURL(new RegExp(`${STORES.fonts.id}|/account`))
    await service.fault({ op, release: true })
    await expect.poll(bench.inFlight).toBe(0)
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await page.getByRole('button', { name: /^Store: / }).click()
    await page.getByRole('menuitem', { name: STORES.software.name }).click()
    await expect(page).toHaveURL(new RegExp(`${STORES.software.id}|/account`))
  },
  C15: async (bench, _op, target) => {
    await target.visit(bench)
    await expect(target.shown(bench.page)).toBeVisible()
    await bench.page.clock.fastForward('08:00:00')
    await signInAgain(bench)
    await expect(target.shown(bench.page)).toBeVisible()
  },
  C17: async (bench, _op, target) => {
    const { page } = bench
    const [cookie] = await page.context().cookies()
    await page.context().addCookies([{ ...cookie!, value: 'sealed-with-another-key' }])
    await target.visit(bench)
    await signInAgain(bench)
    await expect(target.shown(page)).toBeVisible()
  },
}

async function holdRead(bench: Bench, op: string, target: ReadTarget, fault = 'hold') {
  const { service } = bench
  await service.fault({ op, fault })
  await target.visit(bench)
  await expect.poll(async () => (await service.deliveries(op)).length).toBe(1)
}

async function expectOffline(bench: Bench, target: ReadTarget) {
  const { page } = bench
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: target.failed })
  await expect(alert).toContainText('offline')
  await page.context().setOffline(false)
  await bench.service.forget()
  await recover(bench, target)
}

async function expectFailed(bench: Bench, target: ReadTarget, words: RegExp) {
  const { page } = bench
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: target.failed })
  await untilVisible(bench, alert)
  await expect(alert).toContainText(words)
  await expectNeighbours(bench)
  await bench.service.forget()
  await recover(bench, target)
}

export async function recover({ page }: Bench, target: ReadTarget) {
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: target.failed })
  const again = alert.getByRole('button', { name: 'Try again' })
  // A record that does not exist is not asked for again.
  if (await again.isVisible()) await again.click()
  else await page.reload()
  await expect(alert).toBeHidden()
  await expect(target.shown(page)).toBeVisible()
}

async function cutOff(
  bench: Bench,
  target: ReadTarget,
  how: 'namenotresolved' | 'connectionrefused' | 'certificate',
) {
  const { page } = bench
  const refusal = {
    success: false,
    message: 'The certificate of the service could not be verified.',
    code: 'UPSTREAM_TLS',
  }
  await page.route('**/api/**', (route) =>
    // Only the host sees the service's certificate; it answers with an envelope.
    how === 'certificate' ? route.fulfill({ status: 502, json: refusal }) : route.abort(how),
  )
  await target.visit(bench)
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: target.failed })
  await untilVisible(bench, alert)
  await page.unroute('**/api/**')
  await expectFailed(bench, target, /Can’t reach|could not be reached|certificate.+UPSTREAM_TLS/)
}

async function withoutStorage(bench: Bench, target: ReadTarget, how: 'full' | 'blocked') {
  const page = await bench.page.context().newPage()
  const { problems } = watch(page, bench.service)
  await blockStorage(page, how)
  await page.goto(target.address)
  await expect(target.shown(page)).toBeVisible()
  expect(problems()).toEqual([])
  await page.close()
}
