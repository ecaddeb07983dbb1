import { openDemo } from './browser.mjs'

const RUNS = 7
const SLOWER_PROCESSOR = 4

export async function measurePages(browser, hostUrl) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const signIn = await transferred(page, `${hostUrl}/sign-in`, 'form')
  await openDemo(page, hostUrl)
  const store = new URL(page.url()).pathname.split('/').slice(0, 3).join('/')
  const orders = `${hostUrl}${store}/orders`
  const list = await transferred(page, orders, 'tbody a')
  await page.close()
  const opened = await openings(context, orders)
  return [
    ['Sign-in, JavaScript (brotli)', kB(signIn.javascript), '98 kB'],
    ['Sign-in, CSS (brotli)', kB(signIn.css), '20 kB'],
    ['Orders, JavaScript (brotli)', kB(list.javascript), '145 kB'],
    ['Orders, CSS (brotli)', kB(list.css), '20 kB'],
    ['Layout shift on the orders page', (await layoutShift(context, orders)).toFixed(4), '0'],
    ['Click to order’s page, hovered', ms(opened.hovered), '100 ms'],
    ['Click to order’s page, visited', ms(opened.visited), '100 ms'],
    ['Click to order’s page, straight away', ms(opened.cold), ''],
    [
      'Worst event while typing a filter, slow processor',
      ms(await typingDelay(context, orders)),
      '50 ms',
    ],
  ]
}

/** Compressed bytes that the browser received until the page was ready. */
async function transferred(page, url, ready) {
  await page.goto(url)
  await page.locator(ready).first().waitFor()
  return await page.evaluate(() => {
    const sizes = { js: 0, css: 0 }
    for (const { name, encodedBodySize } of performance.getEntriesByType('resource')) {
      const ending = name.split('.').at(-1)
      if (ending in sizes) sizes[ending] += encodedBodySize
    }
    return { javascript: sizes.js, css: sizes.css }
  })
}

async function layoutShift(context, url) {
  const page = await context.newPage()
  await page.addInitScript(() => {
    window.shift = 0
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value } of list.getEntries())
        if (!hadRecentInput) window.shift += value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR })
  await page.goto(url, { waitUntil: 'networkidle' })
  const shift = await page.evaluate(() => window.shift)
  await page.close()
  return shift
}

/** Milliseconds from a click on a row to the order's items, at full speed. */
async function openings(context, url) {
  const hovered = []
  const visited = []
  const cold = []
  for (let run = 0; run < RUNS; run += 1) {
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    const links = page.locator('tbody a')
    cold.push(await opening(page, links.nth(run), false))
    await page.goBack()
    await links.first().waitFor()
    hovered.push(await opening(page, links.nth(run + RUNS), true))
    await page.goBack()
    await links.first().waitFor()
    visited.push(await opening(page, links.nth(run + RUNS), false))
    await page.close()
  }
  return { hovered: median(hovered), visited: median(visited), cold: median(cold) }
}

async function opening(page, link, hover) {
  if (hover) {
    await link.hover()
    await page.waitForLoadState('networkidle')
  }
  return await link.evaluate(
    (element) =>
      new Promise((resolve) => {
        const start = performance.now()
        const check = () => {
          const isOpen = [...document.querySelectorAll('h2')].some(
            (h) => h.textContent === 'Items and money',
          )
          if (isOpen) resolve(performance.now() - start)
          else requestAnimationFrame(check)
        }
        element.click()
        check()
      }),
  )
}

async function typingDelay(context, url) {
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR })
  await page.evaluate(() => {
    window.worst = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!entry.name.startsWith('key') && entry.name !== 'input') continue
        window.worst = Math.max(window.worst, entry.processingEnd - entry.startTime)
      }
    }).observe({ type: 'event', durationThreshold: 16 })
  })
  await page
    .getByRole('searchbox')
    .first()
    .pressSequentially('mara.lindqvist@fjordmail.se', { delay: 40 })
  await page.waitForTimeout(300)
  const worst = await page.evaluate(() => window.worst)
  await page.close()
  return worst
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
const ms = (value) => `${Math.round(value)} ms`
