/*
 * Measures the figures of docs/figures.md: npm run build && npm run benchmark
 *
 *   npm run benchmark -- floors    only Counter beside the plain page and the bare stack
 *   npm run benchmark -- scale     only stores and records far larger than the demo's
 *   npm run benchmark -- host      only the host beside a bare forwarder, on Linux
 */
import { launchBrowser, startBuiltHost } from './browser.mjs'
import { benchmarkHost } from './benchmark-host.mjs'
import { compareWithFloors } from './benchmark-floors.mjs'
import { measureKeys } from './benchmark-keys.mjs'
import { measurePages } from './benchmark-pages.mjs'
import { measureScale } from './benchmark-scale.mjs'
import { benchmarkService } from './benchmark-service.mjs'

if (process.argv.includes('host')) {
  const head = ['measure', 'service', 'bare forwarder', 'host', 'at most']
  print(head, await benchmarkHost())
  process.exit()
}

if (process.argv.includes('scale')) {
  const browser = await launchBrowser()
  print(['measure', 'value', 'at most'], await measureScale(browser))
  await browser.close()
  process.exit()
}

const host = await startBuiltHost()
const browser = await launchBrowser()
try {
  const floors = await compareWithFloors(browser, host.url)
  print(['measure', 'plain page', 'bare stack', 'Counter', 'to the bare stack', 'goal'], floors)
  if (!process.argv.includes('floors')) {
    const service = await benchmarkService()
    const rows = [
      ...(await measurePages(browser, host.url)),
      ...(await measureKeys(browser, host.url)),
      ...(await measureScale(browser)),
      ...service.map(([name, value]) => [name, `${Math.round(value)} ms`, '50 ms']),
    ]
    print(['measure', 'value', 'at most'], rows)
  }
} finally {
  await browser.close()
  await host.stop()
}

function print(head, rows) {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at].length)))
  const line = (cells) => `| ${cells.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`
  console.log(line(head))
  console.log(line(widths.map((width) => '-'.repeat(width))))
  for (const row of rows) console.log(line(row))
  console.log()
}
