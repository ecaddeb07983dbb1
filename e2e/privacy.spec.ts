import { CUSTOMER, ORDERS, STORES, TICKET_ID } from '../mock-api/seed-ids.ts'
import { expectAccessible, looksOf } from './axe.ts'
import { expect, prefer, test } from './fixtures.ts'
import { visit, watch } from './matrix/bench.ts'
import { pages } from './pages.ts'
import { hitsOf, privateWords } from './privacy/words.ts'

const store = `/stores/${STORES.software.id}`
const email = /\S@\S+\.\w/

test('privacy mode takes names and amounts out of the page, and a held row shows them', async ({
  page,
}) => {
  await page.goto(`${store}/orders`)
  const row = page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(1)
  await expect(row).toContainText(email)
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page
    .getByRole('menuitem', { name: /Privacy mode/ })
    .or(page.getByRole('menuitemcheckbox', { name: /Privacy mode/ }))
    .click()
  await expect(page.getByRole('button', { name: /^Privacy mode/ })).toBeVisible()
  await expect(row).toContainText('Hidden')
  await expect(page.getByRole('table', { name: 'Orders' })).not.toContainText(email)
  await expect(row).not.toContainText(/\d\.\d\d/)
  await page.keyboard.press('Escape')

  await row.hover()
  // A held key repeats; the keys load after the page.
  await expect(async () => {
    await page.keyboard.down('s')
    await expect(row).toContainText(email, { timeout: 300 })
  }).toPass()
  await page.keyboard.up('s')
  await expect(row).not.toContainText(email)

  await page.reload()
  await expect(row).toContainText('Hidden')
  await expectAccessible(page, looksOf(1))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${store}/orders/${ORDERS.complete}`)
  await expect(page.getByRole('heading', { name: 'Customer', exact: true })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(email)

  await page
    .getByRole('button', { name: /^Privacy mode/ })
    .first()
    .click()
  await expect(page.getByRole('main')).toContainText(email)
})

test('a copied key is cleared from the clipboard after a minute', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto(`${store}/orders/${ORDERS.complete}`)
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page
    .getByRole('button', { name: /^Copy .* text$/ })
    .first()
    .click()
  await expect.poll(copied).not.toBe('')
  // The clock also runs by itself, on a slow machine for seconds.
  await page.clock.fastForward(30_000)
  expect(await copied()).not.toBe('')
  // The minute begins once the code that counts it has loaded.
  await expect(async () => {
    await page.clock.fastForward(30_000)
    expect(await copied()).toBe('')
  }).toPass()
})

const searches = [
  { address: `${store}/orders?email=${encodeURIComponent(CUSTOMER.emailAddress)}`, ready: 'table' },
  { address: `${store}/customers?q=${encodeURIComponent(CUSTOMER.emailAddress)}`, ready: 'table' },
  // Their tickets are known once another page has read them.
  {
    address: `${store}/tickets?q=${encodeURIComponent(CUSTOMER.emailAddress)}`,
    ready: 'table, :text("on your platform")',
  },
  { address: `${store}?period=month&pick=all`, ready: '[aria-label="Orders counted"] tbody' },
  { address: '/stores', ready: 'table' },
]
/** The last of them, which does not exist, stands outside. */
const all = [...pages.slice(0, -1), ...searches].map(({ address, ready }) => ({
  address,
  ready: address.endsWith('/dispute') ? 'text=Privacy mode is on' : ready,
}))
const PARTS = 4

// F9, G6: whoever adds a page adds it to pages.ts, and finds here what it forgot to hide.
for (let part = 0; part < PARTS; part += 1) {
  test(`no page names anybody in privacy mode (${part + 1} of ${PARTS})`, async ({
    page,
    service,
  }) => {
    test.slow()
    const { inFlight } = watch(page, service)
    await page.goto(`${store}/orders`)
    await expect(page.getByRole('table', { name: 'Orders' })).toContainText(email)
    const words = await privateWords(page)
    // Without privacy mode, this search finds what it looks for.
    const open = (await hitsOf(page, words)).join('\n')
    expect(open).toMatch(/@/)
    expect(open).toMatch(/\d\.\d\d in/)
    await prefer(page, { privacy: true })
    await page.goto('/no-such-page')
    const found: Record<string, string[]> = {}
    for (const { address, ready } of all.filter((_, at) => at % PARTS === part)) {
      await visit(page, address, ready)
      await expect(page.getByRole('button', { name: /^Privacy mode/ }).first()).toBeVisible()
      await expect.poll(inFlight).toBe(0)
      const hits = await hitsOf(page, words)
      if (hits.length > 0) found[address] = hits
    }
    expect(found).toEqual({})
  })
}

test('in privacy mode links name nobody, and still lead where they should', async ({ page }) => {
  await prefer(page, { privacy: true })
  await page.goto(`${store}/customers/${CUSTOMER.id}`)
  const link = page.getByRole('link', { name: 'All orders' }).first()
  await expect(link).toHaveAttribute('href', `${store}/orders`)
  await link.click()
  await expect(page).toHaveURL(/orders\?email=/)
  const box = page.getByRole('searchbox')
  await expect(box).toHaveValue('••••••')
  await box.focus()
  await expect(box).toHaveValue(CUSTOMER.emailAddress)

  await page.goto(`${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`)
  await expect(page.locator('main article').first()).toBeVisible()
  await page.goto(`${store}/orders/${ORDERS.chargeback}/dispute`)
  await expect(page.getByRole('article', { name: 'Dispute pack' })).toBeHidden()
  await page.getByRole('button', { name: 'Show the pack' }).click()
  await expect(page.getByRole('article', { name: 'Dispute pack' })).toContainText(email)
})
