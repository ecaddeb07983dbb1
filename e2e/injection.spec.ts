import { STORES } from '../mock-api/seed-ids.ts'
import { daily, expect, test } from './fixtures.ts'
import { noticeEverything, whatRuns } from './injection/notice.ts'
import { inBatches, naughtyStrings, payloads } from './injection/payloads.ts'
import { reads } from './matrix/cells.ts'
import { follow, leave, watch } from './matrix/bench.ts'
import { readTarget } from './matrix/read-targets.ts'

/*
 * Puts a thousand attacks and the big list of naughty strings into every text of every answer.
 * Nothing may run, no other site may be requested, and the texts must be shown literally. A part
 * runs by day with many attacks in one text; at night all run, also one at a time.
 */
test.use({ hasClock: true })

const isNightly = Boolean(process.env.NIGHTLY)
const batches = [...inBatches(payloads, 25), ...inBatches(naughtyStrings, 25)]
const alone = [...payloads, ...naughtyStrings]
const ALWAYS = 2

/** Where strangers write. */
const busiest = new Set<string>(['getOrder', 'getCustomer', 'listReviews'])

for (const [at, op] of reads.entries()) {
  const share = (texts: string[]) => texts.filter((_, index) => index % reads.length === at)
  const tag = daily(busiest.has(op))
  test(`no text in ${op} runs as code`, { tag }, async ({ page, service, baseURL }) => {
    if (isNightly) test.setTimeout(1_800_000)
    const target = readTarget(op)
    const bench = watch(page, service)
    const noticed = await noticeEverything(page, new URL(baseURL!).origin)
    await page.goto(target.address)
    await expect(target.shown(page)).toBeVisible()
    const own = isNightly ? [...batches, ...share(alone)] : share(batches).slice(0, ALWAYS)
    for (const text of own) {
      if (!target.isForAll) await leave(bench)
      await service.forget()
      await service.fault({ op, fault: 'D20', values: [text] })
      await target.visit(bench)
      await expect.poll(async () => (await service.deliveries(op)).length).toBeGreaterThan(0)
      await expect.poll(bench.inFlight).toBe(0)
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      expect(await whatRuns(page), text).toEqual([])
      expect(noticed(), text).toEqual([])
      expect(bench.problems(), text).toEqual([])
    }
  })
}

test('hostile texts are shown literally', async ({ page, service }) => {
  const orders = `/stores/${STORES.software.id}/orders`
  const [first, ...some] = payloads.filter((text) => text.length < 90).slice(0, 10)
  await service.fault({
    op: 'listOrders',
    times: -1,
    respond: {
      body: {
        success: true,
        pages: 1,
        data: [first, ...some].map((customerEmail, index) => ({
          id: `11111111-1111-1111-1111-${String(index).padStart(12, '0')}`,
          customerEmail,
        })),
      },
    },
  })
  await page.goto(orders)
  for (const text of [first!, ...some]) {
    const shown = text.replaceAll(/\s+/g, ' ').trim()
    await expect(page.getByRole('table', { name: 'Orders' })).toContainText(shown)
  }
})

const store = `/stores/${STORES.software.id}`
const crooked = [
  `${store}/orders/..%2f..%2fuser`,
  `${store}/orders/%2e%2e`,
  `${store}/customers/..%5c..%5cuser`,
  `/stores/..%2fuser/orders`,
  `/stores/%2e%2e%2f%2e%2e/orders`,
  `${store}/coupons/${'x'.repeat(36)}`,
  `${store}/products/slug/..`,
  `${store}/products/slug/..%2f..%2fuser`,
  `${store}/coupons?q=..`,
  `${store}/customers?q=..%2f..%2fuser`,
  `${store}/customers?q=.`,
  `/webhooks/..%2f..%2fuser/logs`,
  `${store}/categories/%00`,
  `${store}/orders/11111111-1111-1111-1111-11111111111%31%2f..`,
]

test('no page address leads to a request outside its path', async ({ page }) => {
  await page.goto('/preferences')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preferences')
  const { origin } = new URL(page.url())
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  for (const address of crooked) {
    await follow(page, address)
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
  }
  await follow(page, '/preferences')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preferences')
  expect(calls.filter((url) => !url.startsWith(`${origin}/`))).toEqual([])
  expect(calls.filter((url) => /\.\.|%2e%2e|%5c/i.test(url))).toEqual([])
})

test('no sign-in address redirects to another site', async ({ page, baseURL }) => {
  const { origin } = new URL(baseURL!)
  for (const to of [
    '//evil.example',
    'https://evil.example/',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    '/\t/evil.example',
    'javascript:globalThis.pwned=1',
    'data:text/html,<script>alert(1)</script>',
    '/sign-in?to=//evil.example',
    '/%2f/evil.example',
    '/stores/../../evil.example',
    'https:evil.example',
    '@evil.example',
  ]) {
    await page.goto(`/sign-in?to=${encodeURIComponent(to)}`)
    await expect(page.getByRole('navigation', { name: 'Main' }), to).toBeVisible()
    expect(new URL(page.url()).origin, to).toBe(origin)
    expect(await page.evaluate(() => 'pwned' in globalThis), to).toBe(false)
  }
})
