import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { spawnHost } from './built-host.testing.ts'
import {
  type RawAnswer,
  type RawDelivery,
  rawJson,
  startRawService,
} from './raw-service.testing.ts'
import { freePort, startRedis } from './redis-server.testing.ts'
import { cookieOf, key, refundPath } from './pair.testing.ts'

const secret = '2f1c9e7a4b8d03f56e9c1a7b3d5f8024949dd567b81513390fdaa41285702eb5'
export const pageHeaders = { 'X-Requested-By': 'counter', 'Sec-Fetch-Site': 'same-origin' }

export type Kind = 'files' | 'redis'

type HostsOptions = {
  count?: number
  drainSeconds?: number
  redisUrl?: string
  variables?: Record<string, string>
}

export async function startHosts(
  file: string,
  kind: Kind,
  answer: RawAnswer,
  { count = 2, drainSeconds = 0, redisUrl, variables }: HostsOptions = {},
) {
  const service = await startRawService(
    (delivery, socket) => {
      if (delivery.target !== '/user') return answer(delivery, socket)
      socket.write(rawJson(200, { success: true, data: {} }))
    },
    () => true,
  )
  const folder = await mkdtemp(join(tmpdir(), 'counter-data-'))
  const redis = kind === 'redis' && !redisUrl ? await startRedis() : undefined
  const storeUrl = redisUrl ?? redis?.url
  const ports = await Promise.all(Array.from({ length: count }, freePort))
  const urls = ports.map((port) => `http://127.0.0.1:${port}`)
  const running: ReturnType<typeof spawnHost>[] = []
  let closing: Promise<void> | undefined
  const close = () => (closing ??= closeAll())
  closeWithTest(close)
  await Promise.all(ports.map((_, at) => start(at)))

  /** In its place before it answers, so that `close` finds it. */
  async function start(at: number, program = file) {
    const host = (running[at] = spawnHost(program, {
      BASE_URL: service.url,
      SESSION_SECRET: secret,
      DATA_DIR: folder,
      PORT: String(ports[at]),
      DRAIN_SECONDS: String(drainSeconds),
      WRITES_PER_MINUTE: '100000',
      ...(storeUrl && { REDIS_URL: storeUrl }),
      ...variables,
    }))
    await untilReady(host)
  }

  async function kill(at: number) {
    running[at]!.child.kill('SIGKILL')
    await running[at]!.ended
  }

  async function replace(at: number, program: string) {
    running[at]!.child.kill('SIGTERM')
    await running[at]!.ended
    await start(at, program)
  }

  async function signIn(url = urls[0]!) {
    const response = await fetch(`${url}/session`, {
      method: 'POST',
      headers: { ...pageHeaders, 'Content-Type': 'application/json' },
      body: JSON.stringify({ apiKey: key }),
    })
    return cookieOf(response)
  }

  async function closeAll() {
    for (const { child } of running) child.kill('SIGKILL')
    await Promise.all(running.map(({ ended }) => ended))
    await redis?.close()
    await service.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }

  return {
    urls,
    ports,
    folder,
    redis,
    deliveries: service.deliveries,
    running,
    kill,
    restart: start,
    replace,
    signIn,
    close,
  }
}

/** The id is also the refund's reason, so that the service can recognise it. */
export function refund(url: string, cookie: string, id: string, signal?: AbortSignal) {
  const { path, ...init } = refundRequest(cookie, id)
  return fetch(url + path, { ...init, signal })
}

export function refundRequest(cookie: string, id: string) {
  return {
    path: `/api${pathOf(id)}`,
    method: 'DELETE',
    headers: {
      ...pageHeaders,
      Cookie: cookie,
      'X-Operation-Id': id,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ reason: id }),
  }
}

export function read(url: string, cookie: string) {
  return fetch(`${url}/api/user`, { headers: { ...pageHeaders, Cookie: cookie } })
}

function pathOf(id: string) {
  return refundPath.replace(/orders\/[^/]+/, `orders/${id}`)
}

export function deliveredTwice(deliveries: readonly RawDelivery[]) {
  const bodies = deliveries.filter(({ method }) => method === 'DELETE').map(({ body }) => body)
  return bodies.filter((body, at) => bodies.indexOf(body) !== at)
}

/** A test that fails leaves no host behind. Those of a whole file are closed by its `afterAll`. */
function closeWithTest(close: () => Promise<void>) {
  try {
    onTestFinished(close, 60_000)
  } catch {
    // No test is running.
  }
}

/** As long as the test has, on a busy machine too; a host that ended never will be. */
async function untilReady({ child, ended, output }: ReturnType<typeof spawnHost>) {
  const isReady = new Promise<void>((resolve) => {
    child.stdout.on('data', () => output().includes('Counter is on') && resolve())
  })
  const failed = ended.then(() => {
    throw new Error(`The host did not start: ${output()}`)
  })
  await Promise.race([isReady, failed])
  failed.catch(() => undefined)
}
