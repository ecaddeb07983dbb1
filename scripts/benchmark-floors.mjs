import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { openDemo } from './browser.mjs'
import { serveFront } from './benchmark-front.mjs'

const RUNS = 7
const SLOW = { latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8, offline: false }
const BARE = 'dist/benchmark'

/** Goals as multiples of the bare stack. */
const measures = [
  ['Orders ready, slow', 'slow', 'ready', 1.3],
  ['Orders ready, fast', 'fast', 'ready', 1.3],
  ['Main thread busy, slow', 'slow', 'busy', 1.4],
  ['Blocking time, slow', 'slow', 'blocking', 1.4],
  ['Second list, first visit, slow', 'slow', 'secondList', 1.8],
  ['Warm navigation, slow', 'slow', 'warm', 1.5],
  ['Warm navigation, fast', 'fast', 'warm', 1.5],
  ['Next page, slow', 'slow', 'nextPage', 1.2],
]

/**
 * Compares Counter with a plain page and a bare React stack: interleaved cold loads over one HTTP/2
 * server with the same recorded answers. Returns rows of measure, plain, bare, Counter, multiple
 * and goal.
 */
export async function compareWithFloors(browser, hostUrl) {
  await build({
    root: 'scripts/bare-page',
    base: '/bare/',
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: `${process.cwd()}/${BARE}`, emptyOutDir: true, target: 'es2022' },
  })
  const front = await serveFront(hostUrl, BARE)
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      ignoreHTTPSErrors: true,
    })
    const page = await context.newPage()
    await openDemo(page, front.url)
    const store = new URL(page.url()).pathname.split('/')[2]
    await page.close()
    const pages = {
      plain: `${front.url}/plain.html?store=${store}`,
      bare: `${front.url}/bare/${store}/orders`,
      counter: `${front.url}/stores/${store}/orders`,
    }
    const seen = { slow: {}, fast: {} }
    // The first round fills the recording and does not count.
    for (let run = 0; run <= RUNS; run += 1) {
      for (const speed of ['slow', 'fast']) {
        for (const [name, url] of Object.entries(pages)) {
          const figures = await visit(context, url, speed)
          if (run > 0) (seen[speed][name] ??= []).push(figures)
        }
      }
    }
    return rowsOf(seen)
  } finally {
    await front.close()
  }
}

async function visit(context, url, speed) {
  const page = await context.newPage()
  await page.addInitScript(observe)
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Performance.enable')
  await client.send('Network.setCacheDisabled', { cacheDisabled: true })
  if (speed === 'slow') {
    await client.send('Network.emulateNetworkConditions', SLOW)
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => window.benchmark.ready > 0)
  const { metrics } = await client.send('Performance.getMetrics')
  const busy = metrics.find(({ name }) => name === 'TaskDuration').value * 1000
  const first = await page.evaluate(() => ({
    ...window.benchmark,
    files: performance.getEntriesByType('resource').length + 1,
    javascript: performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < window.benchmark.ready)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  }))
  const secondList = await page.evaluate(change, 'Reviews')
  await page.evaluate(change, 'Orders')
  const warm = await page.evaluate(change, 'Reviews')
  await page.evaluate(change, 'Orders')
  const nextPage = await page.evaluate(change, 'Next page')
  await page.close()
  return { ...first, busy, secondList, warm, nextPage }
}

function observe() {
  const seen = { ready: 0, blocking: 0 }
  window.benchmark = seen
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocking += duration - 50
  }).observe({ type: 'longtask', buffered: true })
  const check = () => {
    if (document.querySelector('tbody a')) seen.ready = performance.now()
    else requestAnimationFrame(check)
  }
  requestAnimationFrame(check)
}

/** Milliseconds from a click on the named control to its rows on screen. */
function change(name) {
  const controls = [...document.querySelectorAll('a, button')]
  const control = controls.find((found) => (found.ariaLabel ?? found.textContent.trim()) === name)
  if (!control) throw new Error(`Nothing on the page is called ${name}.`)
  const isNext = name === 'Next page'
  const before = document.querySelector('tbody a')?.href
  const isThere = () => {
    const rows = document.querySelectorAll('tbody:not([aria-hidden]) tr').length
    if (rows < 10) return false
    return isNext
      ? document.querySelector('tbody a')?.href !== before
      : document.querySelector('h1')?.textContent === name
  }
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const check = () => {
      const passed = performance.now() - start
      if (isThere()) resolve(passed)
      else if (passed > 60_000) reject(new Error(`${name} did not appear at ${location.href}.`))
      else requestAnimationFrame(check)
    }
    control.click()
    requestAnimationFrame(check)
  })
}

function rowsOf(seen) {
  const rows = measures.map(([label, speed, figure, goal]) => {
    const [plain, bare, counter] = ['plain', 'bare', 'counter'].map((page) =>
      spread(seen[speed][page].map((run) => run[figure])),
    )
    const multiple = (counter.median / bare.median).toFixed(2)
    return [label, ...[plain, bare, counter].map(text), multiple, goal.toFixed(1)]
  })
  const medianOf = (page, figure) => spread(seen.slow[page].map((run) => run[figure])).median
  for (const [label, figure, unit, goal] of [
    ['JavaScript until the orders stand', 'javascript', 1000, '145 kB'],
    ['Files asked for until quiet', 'files', 1, '15'],
  ]) {
    const [plain, bare, counter] = ['plain', 'bare', 'counter'].map((page) =>
      medianOf(page, figure),
    )
    const format = (value) => (unit === 1 ? String(value) : `${(value / unit).toFixed(0)} kB`)
    rows.push([
      label,
      format(plain),
      format(bare),
      format(counter),
      (counter / bare).toFixed(2),
      goal,
    ])
  }
  return rows
}

function spread(values) {
  const sorted = values.toSorted((a, b) => a - b)
  return { median: sorted[Math.floor(sorted.length / 2)], least: sorted[0], most: sorted.at(-1) }
}

const text = ({ median, least, most }) =>
  `${Math.round(median)} ms (${Math.round(least)}–${Math.round(most)})`
