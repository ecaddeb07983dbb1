import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildHost, spawnHost } from './built-host.testing.ts'
import { refund } from './hosts-of-one-store.testing.ts'
import { cookieOf } from './pair.testing.ts'
import { heldAnswers, rawJson, startRawService } from './raw-service.testing.ts'
import { hasRedis, startRedis, tellRedis } from './redis-server.testing.ts'

/* The built host as a process: what an operator sees of it from outside. */

const secrets = [
  '2f1c9e7a4b8d03f56e9c1a7b3d5f8024949dd567b81513390fdaa41285702eb5',
  'c07e1b94d2835fa66b0d9e3f8a41c75ebf69e7c199b5e7140c82e48fbb4c74f0',
]
const headers = { 'X-Requested-By': 'counter', 'Sec-Fetch-Site': 'same-origin' }
const patient = { timeout: 15_000 }
let file = ''
let folder = ''
let service: Awaited<ReturnType<typeof startRawService>>
let running: ReturnType<typeof spawnHost> | undefined
beforeAll(async () => {
  file = (await buildHost()).file
  folder = await mkdtemp(join(tmpdir(), 'counter-process-'))
  service = await startRawService((_, socket) => {
    socket.write(rawJson(200, { success: true, data: {} }))
  })
}, 60_000)
afterEach(async () => {
  running?.child.kill('SIGKILL')
  await running?.ended
})
afterAll(async () => {
  await service.close()
  await rm(folder, { recursive: true, force: true })
})

function spawn(variables: Record<string, string>) {
  running = spawnHost(file, {
    BASE_URL: service.url,
    SESSION_SECRET: secrets[0]!,
    DATA_DIR: join(folder, 'data'),
    DRAIN_SECONDS: '0',
    ...variables,
  })
  return running
}

async function start(variables: Record<string, string>) {
  const host = spawn(variables)
  await expect.poll(host.output, patient).toContain('Counter is on')
  return { ...host, url: /Counter is on (http:[^"\s]+)/.exec(host.output())![1]! }
}

describe('DATA_DIR', () => {
  test.each([
    ['under /proc', '/proc/x', 'it cannot be created'],
    ['deep under /proc', '/proc/x/y/z', 'it cannot be created'],
    ['in a file', '/dev/null/x', 'it is no folder, or not in one'],
    ['that is a file', 'package.json', 'it is no folder, or not in one'],
  ])('%s stops the host at once with one line', { timeout: 15_000 }, async (_, path, reason) => {
    const { ended, output } = spawn({ DATA_DIR: path })
    expect(await ended).toBe(1)
    expect(output()).toMatch(/^Counter did not start: DATA_DIR .*Name another folder.*\n$/)
    expect(output()).toContain(reason)
  })

  test.runIf(canMount())('on a full disk stops the host at once with one line', async () => {
    const disk = join(folder, 'disk')
    await mkdir(disk)
    const fill = `mount -t tmpfs -o size=64k,nr_inodes=64 tmpfs ${disk} && head -c 99999 /dev/zero > ${disk}/full`
    const command = `${fill} 2>/dev/null; DATA_DIR=${disk} BASE_URL=${service.url} exec ${process.execPath} ${file}`
    const run = () =>
      execFileSync('unshare', ['-rm', 'sh', '-c', command], { stdio: ['ignore', 'pipe', 'pipe'] })
    expect(run).toThrow(/Counter did not start: DATA_DIR .* the disk is full\./)
    expect(await readdir(disk)).toEqual([])
  })
})

test('a store that is not there is told at the start', { timeout: 15_000 }, async () => {
  const { output } = spawn({ REDIS_URL: 'redis://:hunter2@127.0.0.1:9' })
  await expect.poll(output, patient).toContain('"store-lost"')
  expect(output()).not.toContain('hunter2')
})

test('a second SIGTERM does not cut the write under way', { timeout: 30_000 }, async () => {
  const held = heldAnswers(rawJson(201, { success: true, data: {} }))
  const slow = await startRawService(
    (delivery, socket) => {
      if (delivery.method === 'DELETE') return held.answer(delivery, socket)
      return socket.write(rawJson(200, { success: true, data: {} }))
    },
    () => true,
  )
  const { url, child, ended, output } = await start({ BASE_URL: slow.url })
  const cookie = await signIn(url)
  const refunded = refund(url, cookie, crypto.randomUUID())
  await expect.poll(() => slow.deliveries.at(-1)?.method, patient).toBe('DELETE')
  child.kill('SIGTERM')
  await expect.poll(output, patient).toContain('finishing what is under way')
  child.kill('SIGTERM')
  child.kill('SIGINT')
  held.release()
  expect((await refunded).status).toBe(201)
  expect(await ended).toBe(0)
  await slow.close()
})

describe('SIGHUP', () => {
  test('takes a new secret, and old sessions stay open', { timeout: 60_000 }, async () => {
    const secretFile = join(folder, 'session-secret')
    const variables = { SESSION_SECRET: '', SESSION_SECRET_FILE: secretFile }
    await writeFile(secretFile, secrets[0]!)
    const first = await start(variables)
    const before = await signIn(first.url)
    await writeFile(secretFile, 'weak')
    first.child.kill('SIGHUP')
    await expect
      .poll(first.output, patient)
      .toContain('the secrets stay as they were. SESSION_SECRET must')
    await writeFile(secretFile, secrets[1]!)
    first.child.kill('SIGHUP')
    await expect.poll(first.output, patient).toContain('the secrets have been read again')
    const after = await signIn(first.url)
    expect(await statusOf(first.url, before)).toBe(200)
    expect(await statusOf(first.url, after)).toBe(200)
    first.child.kill('SIGKILL')
    await first.ended
    // A host that knows the new secret only shows which one sealed.
    const { url } = await start(variables)
    expect(await statusOf(url, before)).toBe(401)
    expect(await statusOf(url, after)).toBe(200)
  })

  test.runIf(hasRedis)('follows Redis to a new password', { timeout: 60_000 }, async () => {
    const redis = await startRedis(['--requirepass', 'first-word'])
    const redisFile = join(folder, 'redis-url')
    const address = (word: string) => redis.url.replace('redis://', `redis://:${word}@`)
    await writeFile(redisFile, address('first-word'))
    const { url, child, output } = await start({ REDIS_URL_FILE: redisFile })
    const cookie = await signIn(url)
    await tellRedis(address('first-word'), 'CONFIG', 'SET', 'requirepass', 'other')
    await writeFile(redisFile, address('other'))
    child.kill('SIGHUP')
    await expect.poll(output, patient).toContain('the secrets have been read again')
    expect(output()).not.toContain('first-word')
    await tellRedis(address('other'), 'CLIENT', 'KILL', 'TYPE', 'normal')
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status, patient).toBe(200)
    expect(await statusOf(url, cookie)).toBe(200)
    await redis.close()
  })
})

test.runIf(hasRedis)(
  'a sign-out while Redis is silent holds after a restart of the host, and reaches the store',
  { timeout: 60_000 },
  async () => {
    const redis = await startRedis()
    const first = await start({ REDIS_URL: redis.url })
    const cookie = await signIn(first.url)
    const said = await tellRedis(redis.url, 'INFO', 'server')
    const pid = Number(/process_id:(\d+)/.exec(said)![1])
    process.kill(pid, 'SIGSTOP')
    const init = { method: 'DELETE', headers: { ...headers, Cookie: cookie } }
    expect((await fetch(`${first.url}/session`, init)).status).toBe(200)
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    expect(first.output()).toContain('sign-out-pending')
    const next = await start({ REDIS_URL: redis.url })
    process.kill(pid, 'SIGCONT')
    expect(await statusOf(next.url, cookie)).toBe(401)
    const keys = () => tellRedis(redis.url, 'KEYS', 'counter:{*}')
    await expect.poll(keys, patient).toBe('[]')
    expect(await statusOf(next.url, cookie)).toBe(401)
    await redis.close()
  },
)

test('metrics have a port of their own', async () => {
  const { url, output } = await start({ METRICS_PORT: '0' })
  await expect.poll(output, patient).toContain('Its metrics are on')
  const metricsUrl = /Its metrics are on (http:[^"\s]+)/.exec(output())![1]!
  expect(new URL(metricsUrl).hostname).toBe('127.0.0.1')
  await fetch(`${url}/api/user`, { headers })
  expect((await fetch(`${url}/metrics`)).status).toBe(404)
  const answer = await fetch(metricsUrl)
  expect(answer.headers.get('content-type')).toContain('text/plain')
  expect(await answer.text()).toContain(
    'counter_requests_total{operation="api",outcome="rejected"} 1',
  )
  expect((await fetch(new URL('/', metricsUrl))).status).toBe(404)
})

function canMount() {
  try {
    execFileSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

async function signIn(url: string) {
  const answer = await fetch(`${url}/session`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: '{"apiKey":"key-1"}',
  })
  return cookieOf(answer)
}

async function statusOf(url: string, cookie: string) {
  return (await fetch(`${url}/api/user`, { headers: { ...headers, Cookie: cookie } })).status
}

test('an error that nobody caught ends the host with one line without its message', async () => {
  const late = `const timer = setInterval(() => {
    if (process.listenerCount('uncaughtException') === 0) return
    clearInterval(timer)
    throw new RangeError(['words', 'of', 'a', 'customer'].join('-'))
  }, 20)`
  const host = spawn({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(late)}` })
  expect(await host.ended).toBe(1)
  expect(host.output()).toMatch(/"level":"fatal".*"event":"crash","cause":"RangeError"/)
  expect(host.output()).not.toContain('words-of-a-customer')
})
