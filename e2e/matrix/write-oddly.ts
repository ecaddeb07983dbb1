import { type Route, expect } from '@playwright/test'
import { STORES } from '../../mock-api/seed-ids.ts'
import { type Bench, follow, openStale, signInAgain, untilVisible, watch } from './bench.ts'
import { blockStorage, keptDrafts } from './storage.ts'
import { seenBefore, writeElsewhere } from './write-elsewhere.ts'
import {
  type WriteCell,
  confirm,
  expectDone,
  expectUntraced,
  holdWrite,
  openFilled,
} from './write-steps.ts'
import type { WriteTarget } from './write-targets.ts'
import { apiKeyField } from '../fixtures.ts'

type Run = (bench: Bench, cell: WriteCell, target: WriteTarget) => Promise<void>

/** Faults beyond a single answer: connection, time, clicks, storage, other tabs and people. */
export const oddWrites: Record<string, Run> = {
  T01: async (bench, cell, target) => {
    const { page } = bench
    await openFilled(bench, target)
    await page.context().setOffline(true)
    await confirm(bench, cell, target)
    await untilVisible(bench, page.getByText(target.notSent).first())
    await page.context().setOffline(false)
    await target.expectKept(page)
    expect(await bench.service.deliveries(cell.op)).toEqual([])
  },
  T02: async (bench, cell, target) => {
    const { page, service } = bench
    await openFilled(bench, target)
    const left: Route[] = []
    await page.route('**/api/**', async (route) => {
      if (route.request().method() === 'GET') return route.fallback()
      left.push(route)
      await route.fetch().catch(() => {})
    })
    await confirm(bench, cell, target)
    await expect.poll(async () => (await service.deliveries(cell.op)).length).toBe(1)
    await page.context().setOffline(true)
    for (const route of left) await route.abort('internetdisconnected')
    await expect(page.getByText(target.unknown).first()).toBeVisible()
    await page.unroute('**/api/**')
    await page.context().setOffline(false)
    await expectDone(bench, cell, target)
  },
  T03: (bench, cell, target) => cutOff(bench, cell, target, 'namenotresolved'),
  T04: (bench, cell, target) => cutOff(bench, cell, target, 'connectionrefused'),
  T05: (bench, cell, target) => cutOff(bench, cell, target, 'certificate'),
  T08: async (bench, cell, target) => {
    const { page, service } = bench
    await holdWrite(bench, cell, target)
    await service.fault({ op: target.proof, fault: 'S403j', times: -1 })
    await page.clock.fastForward(61_000)
    await expect(page.getByText(target.unknown).first()).toBeVisible()
    await service.fault({ op: cell.op, release: true })
    await expectDone(bench, cell, target)
  },
  T09: async (bench, cell, target) => {
    await holdWrite(bench, cell, target)
    await bench.page.clock.fastForward(30_000)
    await bench.service.fault({ op: cell.op, release: true })
    await expectDone(bench, cell, target)
  },
  T10: async (bench, cell, target) => {
    await openFilled(bench, target)
    await bench.service.fault({ op: cell.op, fault: 'T10' })
    await confirm(bench, cell, target)
    await expect.poll(async () => (await bench.service.deliveries(cell.op)).length).toBe(1)
    await bench.page.clock.fastForward(61_000)
    await expectDone(bench, cell, target)
  },
  C01: async (bench, cell, target) => {
    const { page } = bench
    await page.goto('about:blank')
    await page.clock.setSystemTime(Date.now() + 10 * 365 * 24 * 3600_000)
    await openFilled(bench, target)
    await confirm(bench, cell, target)
    await expectDone(bench, cell, target)
    await page.goto('about:blank')
    await page.clock.setSystemTime(Date.now())
    await page.goto(target.address)
  },
  C03: async (bench, cell, target) => {
    await openFilled(bench, target)
    await target.last(bench.page).evaluate((button) => {
      for (let click = 0; click < 20; click += 1) (button as HTMLElement).click()
    })
    if (cell.op === 'replyTicket') await bench.page.clock.fastForward(5_500)
    await expectDone(bench, cell, target)
  },
  C04: (bench, cell, target) => leaveMeanwhile(bench, cell, target, '/preferences'),
  C05: async (bench, cell, target) => {
    const { page } = bench
    await holdWrite(bench, cell, target)
    page.once('dialog', (question) => void question.accept())
    await page.reload()
    await expectDone(bench, cell, target)
  },
  C06: async (bench, cell, target) => {
    const { page, service } = bench
    const other = await page.context().newPage()
    await other.goto(target.address)
    await target.prepare(other)
    await holdWrite(bench, cell, target)
    // The other tab may already show the outcome, with no button left to click.
    const last = target.last(other)
    if (await last.isVisible()) await last.click({ timeout: 2_000 }).catch(() => {})
    await other.clock.fastForward(5_500)
    await expect(other.getByText(/another tab|elsewhere|Refunded/i).first()).toBeVisible()
    await service.fault({ op: cell.op, release: true })
    await expectDone(bench, cell, target)
    await other.close()
  },
  C07: async (bench, cell, target) => {
    const { page, service } = bench
    await openFilled(bench, target)
    await writeElsewhere(page, cell.op)
    await service.forget()
    await confirm(bench, cell, target)
    await expect(page.getByText(seenBefore[cell.op]).first()).toBeVisible()
    expect(await service.deliveries(cell.op)).toEqual([])
  },
  C08: async (bench, cell, target) => {
    const { service } = bench
    await openFilled(bench, target)
    await service.fault({ op: '*', fault: 'S401j', times: -1 })
    await confirm(bench, cell, target)
    await expectAskedAgain(bench, cell, target)
  },
  C10: (bench, cell, target) => withoutStorage(bench, cell, target, 'full'),
  C11: (bench, cell, target) => withoutStorage(bench, cell, target, 'blocked'),
  C12: async (bench, _cell, target) => {
    const { page } = bench
    await openStale(page, target.address)
    await target.prepare(page)
    await target.expectKept(page)
  },
  C13: async (bench, cell, target) => {
    const { page, service } = bench
    await holdWrite(bench, cell, target)
    const other = await page.context().newPage()
    await other.goto('/account')
    await other.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
    // Signing out deletes drafts, so a tab asks first if there are any.
    const question = other.getByRole('button', { name: 'Delete and sign out' })
    await expect(question.or(other.getByRole('heading', { name: /^Sign in/ }))).toBeVisible()
    if (await question.isVisible()) await question.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sign in')
    await service.fault({ op: cell.op, release: true })
    await other.close()
    await apiKeyField(page).fill(service.key)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    expect(await service.deliveries(cell.op)).toHaveLength(1)
  },
  C14: (bench, cell, target) =>
    leaveMeanwhile(bench, cell, target, `/stores/${STORES.fonts.id}/orders`),
  C15: async (bench, cell, target) => {
    await openFilled(bench, target)
    await bench.page.clock.fastForward('08:00:00')
    await signInAgain(bench)
    await target.expectKept(bench.page)
    expect(await bench.service.deliveries(cell.op)).toEqual([])
  },
  C16: async (bench, cell, target) => {
    const { page, service } = bench
    const other = await page.context().newPage()
    await other.goto(target.address)
    await target.prepare(other)
    // Drafts are saved within a second.
    await other.clock.fastForward(1_000)
    await expect.poll(() => other.evaluate(() => document.hidden)).toBe(false)
    const isTyped = ['createVariant', 'replyTicket', 'updateStore'].includes(cell.op)
    if (isTyped) await expect.poll(() => keptDrafts(other)).toBeGreaterThan(0)
    const devtools = await page.context().newCDPSession(other)
    devtools.send('Page.crash').catch(() => {})
    await other.waitForEvent('crash')
    await page.goto(target.address)
    if (isTyped) await target.expectKept(page)
    expect(await service.deliveries(cell.op)).toEqual([])
    await other.close()
  },
  C17: async (bench, cell, target) => {
    const { page } = bench
    await openFilled(bench, target)
    const [cookie] = await page.context().cookies()
    await page.context().addCookies([{ ...cookie!, value: 'sealed-with-another-key' }])
    await confirm(bench, cell, target)
    await expectAskedAgain(bench, cell, target)
  },
}

/** The outcome shows on any open page, at the latest on return. */
async function leaveMeanwhile(bench: Bench, cell: WriteCell, target: WriteTarget, to: string) {
  const { page, service } = bench
  await holdWrite(bench, cell, target)
  await follow(page, to)
  await expect(page).toHaveURL(to)
  await expect(
    page.getByRole('heading', { level: 1, name: /^(Preferences|Orders)$/ }),
  ).toBeVisible()
  await service.fault({ op: cell.op, release: true })
  await expectDone(bench, cell, target)
}

async function expectAskedAgain(bench: Bench, cell: WriteCell, target: WriteTarget) {
  await signInAgain(bench, () => bench.service.forget())
  await target.expectKept(bench.page)
  await expect(bench.page.getByText(target.done)).toHaveCount(0)
  expect(await bench.service.deliveries(cell.op), 'sent by itself').toEqual([])
}

async function cutOff(
  bench: Bench,
  cell: WriteCell,
  target: WriteTarget,
  how: 'namenotresolved' | 'connectionrefused' | 'certificate',
) {
  const { page } = bench
  await openFilled(bench, target)
  const lost = { success: false, message: 'It is not known.', code: 'OUTCOME_UNKNOWN' }
  await page.route('**/api/**', (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    // Only the host sees the service's certificate; it answers with an envelope.
    return how === 'certificate' ? route.fulfill({ status: 502, json: lost }) : route.abort(how)
  })
  await confirm(bench, cell, target)
  await expectUntraced(bench, cell, target, 0)
  await page.unroute('**/api/**')
}

async function withoutStorage(
  { page, service }: Bench,
  cell: WriteCell,
  target: WriteTarget,
  how: 'full' | 'blocked',
) {
  const other = await page.context().newPage()
  await blockStorage(other, how)
  const bench = watch(other, service)
  await openFilled(bench, target)
  await confirm(bench, cell, target)
  await expectDone(bench, cell, target)
  expect(bench.problems()).toEqual([])
  await other.close()
}
