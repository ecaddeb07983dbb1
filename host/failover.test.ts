import { beforeAll, describe, expect, test } from 'vitest'
import { buildHost } from './built-host.testing.ts'
import { deliveredTwice, refund, startHosts } from './hosts-of-one-store.testing.ts'
import { type RawAnswer, rawJson } from './raw-service.testing.ts'
import { hasRedis, startRedis, startSentinel, tellRedis } from './redis-server.testing.ts'
import { startSwitch } from './switch.testing.ts'

const failovers = process.env.NIGHTLY ? 20 : 1
const deliveredBefore = process.env.NIGHTLY ? 100 : 20
const durable = ['--appendonly', 'yes', '--appendfsync', 'always']
const options = [...durable, '--repl-diskless-sync-delay', '0']
const done = rawJson(201, { success: true, data: {} })
const slow: RawAnswer = (_, socket) => {
  setTimeout(() => socket.writable && socket.write(done), Math.random() * 30)
}

let file = ''
beforeAll(async () => {
  file = (await buildHost()).file
}, 60_000)

const patient = { timeout: 60_000 }
/** A Sentinel that a busy machine held up trusts its clock again only after half a minute. */
const forSentinel = { timeout: 120_000 }

type Redis = Awaited<ReturnType<typeof startRedis>>
type Sent = { id: string; cookie: string; status: number }

/** Each kills the master and resolves once its replica is the master. */
const ways: Record<string, (master: Redis, replica: Redis) => Promise<unknown>> = {
  async hand(master, replica) {
    await master.stop('SIGKILL')
    await tellRedis(replica.url, 'REPLICAOF', 'NO', 'ONE')
  },
  async Sentinel(master, replica) {
    const sentinel = await startSentinel(master.url)
    await expect.poll(sentinel.replicas, forSentinel).toContain(new URL(replica.url).port)
    await master.stop('SIGKILL')
    await expect.poll(sentinel.masterPort, forSentinel).toBe(portOf(replica.url))
    await sentinel.close()
  },
}

/** Sentinel by night. */
const tried = Object.keys(ways).slice(0, process.env.NIGHTLY ? undefined : 1)

/*
 * A replica lags behind its master, so it may lack the latest claims. Even so, no host may send
 * again what was sent before the failover.
 */
describe.runIf(hasRedis).each(tried)('a replica promoted by %s', (way) => {
  const timeout = 60_000 + failovers * 60_000
  test(`${failovers} times during refunds: none is delivered twice`, { timeout }, async () => {
    let master = await startRedis(options)
    const address = await startSwitch(portOf(master.url))
    const redisUrl = `redis://127.0.0.1:${address.port}`
    const hosts = await startHosts(file, 'redis', slow, { redisUrl })
    const sent: Sent[] = []

    async function send(cookie: string, id: string, url: string) {
      const status = await refund(url, cookie, id).then(
        (answer) => answer.status,
        () => 0,
      )
      sent.push({ id, cookie, status })
      return status
    }
    async function keepSending(cookie: string, isOver: () => boolean) {
      while (!isOver()) {
        const id = crypto.randomUUID()
        await Promise.all(hosts.urls.map((url) => send(cookie, id, url)))
        await pause(5)
      }
    }

    for (let count = 0; count < failovers; count += 1) {
      const replica = await startReplica(master.url)
      const over = new AbortController()
      const cookie = await hosts.signIn()
      const sending = [1, 2, 3, 4].map(() => keepSending(cookie, () => over.signal.aborted))
      const enough = hosts.deliveries.length + deliveredBefore
      // However slowly: only a minute without any delivery fails.
      while (hosts.deliveries.length <= enough) {
        const delivered = hosts.deliveries.length
        await expect.poll(() => hosts.deliveries.length, patient).toBeGreaterThan(delivered)
      }
      await ways[way]!(master, replica)
      address.switchTo(portOf(replica.url))
      await expect.poll(() => readyOf(hosts.urls), patient).toEqual([200, 200])
      over.abort()
      await Promise.all(sending)
      // A repeated request from before the failover meets a session that has ended. A host that was
      // ready a moment before its master died may find out only now: it says 503 and sends nothing.
      const before = sent.filter((one) => one.cookie === cookie).slice(-40)
      for (const { id } of before) {
        const again = () => send(cookie, id, hosts.urls[count % 2]!)
        await expect.poll(again, patient).toBe(401)
      }
      const next = await hosts.signIn()
      await send(next, crypto.randomUUID(), hosts.urls[1]!)
      expect(sent.at(-1)!.status).toBe(201)
      await master.close()
      master = replica
    }

    const delivered = new Set(
      hosts.deliveries.map(({ target }) => /orders\/([^/]+)/.exec(target)?.[1]),
    )
    for (const { id, status } of sent) {
      expect([0, 201, 401, 503, 504]).toContain(status)
      if (status === 201) expect(delivered).toContain(id)
    }
    expect(deliveredTwice(hosts.deliveries)).toEqual([])
    console.log(
      `failover by ${way}: ${failovers}, ${sent.length} requests, ${delivered.size} refunds delivered`,
    )
    await hosts.close()
    await address.close()
    await master.close()
  })
})

async function startReplica(url: string) {
  const { hostname, port } = new URL(url)
  const replica = await startRedis([...options, '--replicaof', `${hostname} ${port}`])
  await expect
    .poll(() => tellRedis(replica.url, 'INFO', 'replication'), { timeout: 15_000 })
    .toContain('link_status:up')
  return replica
}

function readyOf(urls: readonly string[]) {
  return Promise.all(urls.map(async (url) => (await fetch(`${url}/readyz`)).status))
}

function portOf(url: string) {
  return Number(new URL(url).port)
}

function pause(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
