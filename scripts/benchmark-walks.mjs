import { setTimeout } from 'node:timers/promises'

/** Returns rows of measure and value for work that reads thousands of orders page by page. */
export async function measureWalks(context, store) {
  return [...(await measureOverview(context, store)), ...(await measureExport(context, store))]
}

/** Times the figures of today and yesterday, read at two pages a second. */
async function measureOverview(context, store) {
  const page = await context.newPage()
  const read = []
  page.on('response', (response) => {
    if (isPage(response.url())) read.push(response.json().then(({ data }) => data.length))
  })
  const start = Date.now()
  await page.goto(store)
  const progress = page.locator('output', { hasText: /^Reading (?:orders|the period before): / })
  await progress.waitFor()
  const saidAfter = Date.now() - start
  const said = await progress.textContent()
  await progress.waitFor({ state: 'detached', timeout: 300_000 })
  const seconds = (Date.now() - start) / 1000
  const counts = await Promise.all(read)
  await page.close()
  const orders = counts.reduce((sum, count) => sum + count, 0).toLocaleString('en')
  const name = `Overview, ${orders} orders since yesterday`
  return [
    [`${name}: figures complete`, `${seconds.toFixed(0)} s, ${counts.length} reads`],
    [`${name}: meanwhile`, `“${said}” after ${saidAfter} ms`],
  ]
}

async function measureExport(context, store) {
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await page.addInitScript(hasten)
  await page.goto(`${store}/orders`)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const start = page.getByRole('dialog').getByRole('button', { name: /^Export [\d,]+ orders$/ })
  await start.waitFor()
  const words = await start.textContent()
  const before = await heap(client)
  await start.click()
  const report = page.getByRole('region', { name: /orders exported$/ })
  let most = 0
  do {
    await setTimeout(1_000)
    most = Math.max(most, (await heap(client)) - before)
  } while (!(await report.isVisible()))
  const after = (await heap(client)) - before
  await page.close()
  return [
    [`${words}: heap grows by`, `${most.toFixed(1)} MB, then ${after.toFixed(1)} MB`, '50 MB'],
  ]
}

/**
 * Writes to a file of the browser's own, because nobody answers its dialog, and cuts short only the
 * pause between two pages, which would make the export last for minutes.
 */
function hasten() {
  window.showSaveFilePicker = async () => {
    const folder = await navigator.storage.getDirectory()
    return folder.getFileHandle('export.csv', { create: true })
  }
  const wait = window.setTimeout
  window.setTimeout = (run, delay, ...rest) =>
    wait(run, delay > 250 && delay <= 500 ? 5 : delay, ...rest)
}

async function heap(client) {
  await client.send('HeapProfiler.collectGarbage')
  return (await client.send('Runtime.getHeapUsage')).usedSize / 1e6
}

const isPage = (url) => /\/orders\?/.test(url) && url.includes('PageSize=100')
