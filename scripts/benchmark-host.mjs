import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PATH = '/api/stores/11111111-1111-4111-8111-111111111111/orders?Page=1&PageSize=20'
const SINGLE = 600
/** The compiler has then done with all of them; the floors gain more by it than the host. */
const WARM = 10_000
/** As the host sets for itself: functions are compiled sooner. */
const SOONER = '--interrupt-budget=15000'
const BATCHES = 40
const AT_ONCE = 50
const STARTS = 7
/** How many times a bare forwarder's time a read may take. */
const GOAL = '1.15'
/** Ticks per second of the kernel's clock for processor time. */
const TICKS = 100

/**
 * Measures what the host adds to a read, beside two forwarders and the service itself. Requests to
 * all of them take turns, so that other work on the machine slows all of them alike; processor
 * time hardly depends on it.
 */
export async function benchmarkHost() {
  const folder = await mkdtemp(join(tmpdir(), 'counter-benchmark-'))
  const service = await start('scripts/host-floor/service.mjs')
  const bare = await start('scripts/host-floor/forwarder.mjs', { SERVICE: service.url }, [SOONER])
  const withFetch = await start(
    'scripts/host-floor/fetch-forwarder.mjs',
    { SERVICE: service.url },
    [SOONER],
  )
  const settings = {
    BASE_URL: service.url,
    DATA_DIR: folder,
    PORT: '0',
    READS_PER_MINUTE: '1000000',
    LOG_FORMAT: 'json',
  }
  const host = await start('dist/host/index.js', settings)
  const cookie = await signIn(host.url)
  const places = [
    { name: 'service', url: service.url + PATH.replace('/api', ''), process: service },
    { name: 'bare forwarder', url: bare.url + PATH, process: bare },
    { name: 'with fetch', url: withFetch.url + PATH, process: withFetch },
    { name: 'host', url: host.url + PATH, process: host, cookie },
  ].map((place) => ({ ...place, agent: new Agent({ keepAlive: true }) }))
  try {
    for (let count = 0; count < 200; count += 1) for (const place of places) await read(place)
    await readInTurns(places)
    const first = rowsOf(places)
    for (let count = 0; count < WARM; count += AT_ONCE) {
      for (const place of places) await readAtOnce(place)
    }
    await readInTurns(places)
    const warm = rowsOf(places, ', warm')
    const starts = await measureStarts(settings)
    const untilAnswer = [
      'Start until the first answer',
      '',
      '',
      '',
      `${starts} ms`,
      '',
      '',
      '1000 ms',
    ]
    return [...first, ...warm, untilAnswer]
  } finally {
    for (const { agent } of places) agent.destroy()
    for (const { child } of [service, bare, withFetch, host]) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

async function readInTurns(places) {
  for (const place of places) Object.assign(place, { one: [], many: [], processor: 0 })
  for (let count = 0; count < SINGLE; count += 1) {
    for (const place of turned(places, count)) place.one.push(await read(place))
  }
  for (let count = 0; count < BATCHES; count += 1) {
    for (const place of turned(places, count)) {
      const before = processorTime(place.process)
      const times = await readAtOnce(place)
      place.processor += processorTime(place.process) - before
      place.many.push(...times)
    }
  }
}

const readAtOnce = (place) => Promise.all(Array.from({ length: AT_ONCE }, () => read(place)))

function rowsOf(places, when = '') {
  const row = (what, figure) => {
    const name = what + when
    const [service, bare, withFetch, host] = places.map(figure)
    const times = [service, bare, withFetch, host].map((time) => `${time.toFixed(2)} ms`)
    return [name, ...times, (host / bare).toFixed(2), (host / withFetch).toFixed(2), GOAL]
  }
  return [
    row('A read at the median', ({ one }) => quantile(one, 0.5)),
    row('A read at the 99th percentile', ({ one }) => quantile(one, 0.99)),
    row(`${AT_ONCE} at once, median`, ({ many }) => quantile(many, 0.5)),
    row(`${AT_ONCE} at once, 99th percentile`, ({ many }) => quantile(many, 0.99)),
    row('Processor time of a read', ({ processor }) => processor / (BATCHES * AT_ONCE)),
  ]
}

async function measureStarts(settings) {
  const times = []
  for (let count = 0; count < STARTS; count += 1) {
    const begin = performance.now()
    const { child } = await start('dist/host/index.js', settings)
    times.push(performance.now() - begin)
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return Math.round(quantile(times, 0.5))
}

async function start(file, settings = {}, flags = []) {
  const child = spawn('node', [...flags, file], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (bytes) => (output += bytes))
  for (;;) {
    const port = /^(\d+)$|Counter is on http:\/\/[^:]+:(\d+)/m.exec(output)
    if (port) return { child, url: `http://127.0.0.1:${port[1] ?? port[2]}` }
    if (child.exitCode !== null)
      throw new Error(`${file} did not start. Run "npm run build" first.`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

async function signIn(url) {
  const answer = await fetch(`${url}/session`, {
    method: 'POST',
    headers: { 'X-Requested-By': 'counter', 'Content-Type': 'application/json' },
    body: '{"apiKey":"key"}',
  })
  return answer.headers.getSetCookie()[0].split(';')[0]
}

function read({ url, agent, cookie }) {
  const begin = performance.now()
  const headers = { 'X-Requested-By': 'counter', ...(cookie && { Cookie: cookie }) }
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`${url}: ${answer.statusCode}`))
      return answer.resume().on('end', () => resolve(performance.now() - begin))
    })
      .on('error', reject)
      .end()
  })
}

/** In milliseconds, from the kernel's account of the process. */
function processorTime({ child }) {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1_000
}

function turned(places, count) {
  const at = count % places.length
  return [...places.slice(at), ...places.slice(0, at)]
}

function quantile(times, share) {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}
