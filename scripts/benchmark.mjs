/*
 * The figures of the README, measured: npm run build && npm run benchmark
 * Beside Counter stands a plain page, without any framework, that fetches and shows the same
 * orders; both are measured in the same run, over the same connection.
 */
import { benchmarkService } from './benchmark-service.mjs'
import { launchBrowser, openDemo, startBuiltHost } from './browser.mjs'
import { servePlainPage } from './plain-page.mjs'

const RUNS = 7
const SLOW = { latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8, offline: false }
const SLOWER_PROCESSOR = 4

const host = await startBuiltHost()
const front = await servePlainPage(host.url)
const browser = await launchBrowser()
const rows = []

try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const signIn = await transferred(page, `${front.url}/sign-in`, 'form')
  await openDemo(page, front.url)
  const orders = `${new URL(page.url()).pathname.split('/').slice(0, 3).join('/')}/orders`
  const list = await transferred(page, front.url + orders, 'tbody a')
  await page.close()

  const plain = await coldLoads(context, `${front.url}/plain.html?orders=${orders}`)
  const counter = await coldLoads(context, front.url + orders)
  const opened = await openings(context, front.url + orders)
  const typing = await typingDelay(context, front.url + orders)

  row('Sign-in, JavaScript (brotli)', kB(signIn.javascript), '120 kB')
  row('Sign-in, CSS (brotli)', kB(signIn.css), '25 kB')
  row('Orders, JavaScript (brotli)', kB(list.javascript), '165 kB')
  row('Orders, CSS (brotli)', kB(list.css), '25 kB')
  row('First row, plain page, slow', ms(plain.firstRow), '')
  row('First row, Counter, slow', ms(counter.firstRow), ms(plain.firstRow * 3))
  row('… as a multiple of the plain page', (counter.firstRow / plain.firstRow).toFixed(2), '3.00')
  row('Layout shift on the orders page', counter.layoutShift.toFixed(4), '0')
  row('Click to order’s page, hovered', ms(opened.hovered), '100 ms')
  row('Click to order’s page, visited', ms(opened.visited), '100 ms')
  row('Click to order’s page, straight away', ms(opened.cold), '')
  row('Worst event while typing a filter, slow processor', ms(typing), '50 ms')
} finally {
  await browser.close()
  await front.close()
  await host.stop()
}
for (const [name, value] of await benchmarkService()) row(name, ms(value), '50 ms')
print()

/** Brotli bytes that the browser really took until the page was there. */
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

/** Cold loads on a slow line and processor; the median time until a row of orders is there. */
async function coldLoads(context, url) {
  const firstRows = []
  let layoutShift = 0
  for (let run = 0; run < RUNS; run += 1) {
    const page = await context.newPage()
    await page.addInitScript(watchFirstRow)
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.setCacheDisabled', { cacheDisabled: true })
    await client.send('Network.emulateNetworkConditions', SLOW)
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR })
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => window.benchmark.firstRow > 0)
    const seen = await page.evaluate(() => window.benchmark)
    firstRows.push(seen.firstRow)
    layoutShift = Math.max(layoutShift, seen.layoutShift)
    await page.close()
  }
  return { firstRow: median(firstRows), layoutShift }
}

function watchFirstRow() {
  const seen = { firstRow: 0, layoutShift: 0 }
  window.benchmark = seen
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!entry.hadRecentInput) seen.layoutShift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    if (document.querySelector('tbody a')) seen.firstRow = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** From the click on a row to the order's figure on screen, at full speed. */
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
        const look = () => {
          const isOpen = [...document.querySelectorAll('h2')].some((h) => h.textContent === 'Items')
          if (isOpen) resolve(performance.now() - start)
          else requestAnimationFrame(look)
        }
        element.click()
        look()
      }),
  )
}

/** The longest that the page took to answer a key, typing into the list's quick search. */
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

function row(name, value, target) {
  rows.push([name, value, target])
}

function print() {
  const width = Math.max(...rows.map(([name]) => name.length))
  console.log(`| ${'measure'.padEnd(width)} | value    | at most  |`)
  console.log(`| ${'-'.repeat(width)} | -------- | -------- |`)
  for (const [name, value, target] of rows) {
    console.log(`| ${name.padEnd(width)} | ${value.padEnd(8)} | ${target.padEnd(8)} |`)
  }
}

function kB(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`
}

function ms(value) {
  return `${Math.round(value)} ms`
}
