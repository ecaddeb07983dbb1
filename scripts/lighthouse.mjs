/*
 * Lighthouse on six pages of the demo store, wide and on a phone: each must have 100 for
 * accessibility and for best practices. npx fetches it, it is not among our packages.
 *
 *   npm run build && node scripts/lighthouse.mjs
 */
import { execFileSync } from 'node:child_process'
import { browserPath, launchBrowser, openDemo, startBuiltHost } from './browser.mjs'

const categories = ['accessibility', 'best-practices', 'performance']
const host = await startBuiltHost()
const browser = await launchBrowser()
try {
  const page = await browser.newPage()
  await openDemo(page, host.url)
  const store = new URL(page.url()).pathname.split('/').slice(0, 3).join('/')
  await page.goto(`${host.url}${store}/orders`)
  const order = await page.locator('tbody a').first().getAttribute('href')
  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const screens = ['', '/orders', '/tickets', '/settings'].map((name) => store + name)
  for (const address of [...screens, order, '/help'])
    for (const form of ['desktop', 'mobile']) {
      const scores = scoresOf(`${host.url}${address}`, form, { cookie })
      console.log(form, address, categories.map((name, at) => `${name} ${scores[at]}`).join(', '))
      if (scores[0] < 100 || scores[1] < 100) process.exitCode = 1
    }
} finally {
  await browser.close()
  await host.stop()
}

function scoresOf(url, form, headers) {
  const options = [
    '--quiet',
    '--output=json',
    `--only-categories=${categories.join(',')}`,
    `--extra-headers=${JSON.stringify(headers)}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ...(form === 'desktop' ? ['--preset=desktop'] : []),
  ]
  const env = { ...process.env, CHROME_PATH: browserPath() }
  const command = ['--yes', 'lighthouse@12.8.2', url, ...options]
  const text = execFileSync('npx', command, { encoding: 'utf8', maxBuffer: 1e8, env })
  const { categories: found, finalDisplayedUrl } = JSON.parse(text)
  if (finalDisplayedUrl.includes('/sign-in')) throw new Error(`Not signed in: ${url}`)
  return categories.map((name) => Math.round(found[name].score * 100))
}
