/*
 * Measures the figures of docs/figures.md and writes them there: npm run build && npm run benchmark
 *
 *   npm run benchmark -- floors    only Counter beside the plain page and the bare stack
 *   npm run benchmark -- scale     only stores and records far larger than the demo's
 *   npm run benchmark -- host      only the host beside two bare forwarders, on Linux
 */
import { launchBrowser, startBuiltHost } from './browser.mjs'
import { benchmarkHost } from './benchmark-host.mjs'
import { compareWithFloors } from './benchmark-floors.mjs'
import { measureKeys } from './benchmark-keys.mjs'
import { keepMeasured, tableText } from './measured.mjs'
import { measurePages } from './benchmark-pages.mjs'
import { measureScale } from './benchmark-scale.mjs'
import { benchmarkService } from './benchmark-service.mjs'

if (process.argv.includes('host')) {
  const beside = ['to the bare one', 'to that with fetch']
  const head = ['measure', 'service', 'bare forwarder', 'with fetch', 'host', ...beside, 'at most']
  report('host', head, await benchmarkHost())
  process.exit()
}

if (process.argv.includes('scale')) {
  const browser = await launchBrowser()
  report('scale', ['measure', 'value', 'at most'], await measureScale(browser))
  await browser.close()
  process.exit()
}

const host = await startBuiltHost()
const browser = await launchBrowser()
try {
  const floors = await compareWithFloors(browser, host.url)
  const head = ['measure', 'plain page', 'bare stack', 'Counter', 'to the bare stack', 'goal']
  report('floors', head, floors)
  if (!process.argv.includes('floors')) {
    const service = await benchmarkService()
    const rows = [
      ...(await measurePages(browser, host.url)),
      ...(await measureKeys(browser, host.url)),
      ...service.map(([name, value]) => [name, `${Math.round(value)} ms`, '50 ms']),
    ]
    report('pages', ['measure', 'value', 'at most'], rows)
    report('scale', ['measure', 'value', 'at most'], await measureScale(browser))
  }
} finally {
  await browser.close()
  await host.stop()
}

/** Prints a table and keeps it, so that docs/figures.md shows what was measured last. */
function report(name, head, rows) {
  console.log(`${tableText(head, rows)}\n`)
  keepMeasured(name, head, rows)
}
