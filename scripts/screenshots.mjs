/* Takes the pictures of the README: npm run build && npm run screenshots */
import { mkdirSync } from 'node:fs'
import { launchBrowser, openDemo, startBuiltHost } from './browser.mjs'

const folder = 'docs'
const views = [
  { file: 'orders.png', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  {
    file: 'order-dark.png',
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
    order: true,
  },
]

mkdirSync(folder, { recursive: true })
const host = await startBuiltHost()
const browser = await launchBrowser()
try {
  for (const { file, viewport, colorScheme, order } of views) {
    const context = await browser.newContext({
      viewport,
      colorScheme,
      locale: 'en-GB',
      timezoneId: 'Europe/Berlin',
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await openDemo(page, host.url)
    const store = new URL(page.url()).pathname.split('/').slice(0, 3).join('/')
    await page.goto(`${host.url}${store}/orders`)
    await page.locator('tbody a').first().waitFor()
    if (order) {
      await page.locator('tbody a').first().click()
      await page.getByRole('heading', { name: 'Timeline' }).waitFor()
    }
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `${folder}/${file}` })
    await context.close()
  }
} finally {
  await browser.close()
  await host.stop()
}
