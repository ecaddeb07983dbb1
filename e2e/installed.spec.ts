import { STORES } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

type Manifest = {
  start_url: string
  icons: { src: string; type: string }[]
  shortcuts: { name: string; url: string }[]
}

test('the manifest names icons that are there, and pages that open', async ({ page }) => {
  await page.goto(`/stores/${STORES.fonts.id}/products`)
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const answer = await page.request.get(address ?? '')
  expect(answer.headers()['content-type']).toBe('application/manifest+json')
  const { start_url, icons, shortcuts } = (await answer.json()) as Manifest
  for (const { src, type } of icons) {
    const icon = await page.request.get(src)
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type])
  }

  await expect(page.getByRole('table')).toBeVisible()
  await page.goto(start_url)
  await expect(page).toHaveURL(`/stores/${STORES.fonts.id}`)
  expect(shortcuts.map(({ name }) => name)).toEqual(['Orders', 'Tickets', 'Search'])
  const [orders, tickets, search] = shortcuts.map(({ url }) => url)
  await page.goto(orders ?? '')
  await expect(page).toHaveURL(`/stores/${STORES.fonts.id}/orders`)
  await page.goto(tickets ?? '')
  await expect(page).toHaveURL(`/stores/${STORES.fonts.id}/tickets?view=waiting`)
  await page.goto(search ?? '')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
})

test('the title bar has the colour of the chosen scheme', async ({ page }) => {
  const colours = () =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll((all) => all.map((meta) => meta.getAttribute('content')))
  await page.goto('/')
  expect(await colours()).toEqual(['#ffffff', '#121718'])
  await page.evaluate(() => localStorage.setItem('counter-color-scheme', 'dark'))
  await page.reload()
  expect(await colours()).toEqual(['#121718', '#121718'])
})
