import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildHost } from './built-host.testing.ts'
import {
  type Kind,
  deliveredTwice,
  read,
  refund,
  startHosts,
} from './hosts-of-one-store.testing.ts'
import { type RawAnswer, rawJson } from './raw-service.testing.ts'
import { hasRedis } from './redis-server.testing.ts'
import { codeOf } from './pair.testing.ts'

const nightly = Boolean(process.env.NIGHTLY)
const kills = nightly ? 200 : 20
const atOnce = nightly ? 1_000 : 100
const kinds: Kind[] = hasRedis ? ['files', 'redis'] : ['files']
const done = rawJson(201, { success: true, data: {} })
const slow: RawAnswer = (_, socket) => {
  setTimeout(() => socket.writable && socket.write(done), Math.random() * 20)
}

let built: Awaited<ReturnType<typeof buildHost>>
let hosts: Awaited<ReturnType<typeof startHosts>> | undefined
beforeAll(async () => {
  built = await buildHost()
}, 60_000)
afterEach(() => hosts?.close())
afterAll(() => built.remove())

async function start(kind: Kind, answer: RawAnswer) {
  hosts = await startHosts(built.file, kind, answer)
  return hosts
}

describe.each(kinds)('two hosts on one store (%s)', (kind) => {
  test(
    `an id sent to both hosts at once, ${atOnce} times, is delivered once`,
    { timeout: 600_000 },
    async () => {
      const { urls, deliveries, signIn } = await start(kind, (_, socket) => socket.write(done))
      const cookie = await signIn()
      const twice = async () => {
        const id = crypto.randomUUID()
        const answers = await Promise.all(urls.map((url) => refund(url, cookie, id)))
        expect(answers.map(({ status }) => status)).toEqual([201, 201])
      }
      for (let count = 0; count < atOnce; count += 20) {
        await Promise.all(Array.from({ length: 20 }, twice))
      }
      expect(deliveries.filter(({ method }) => method === 'DELETE')).toHaveLength(atOnce)
      expect(deliveredTwice(deliveries)).toEqual([])
    },
  )

  test(
    `a host killed during a refund, ${kills} times, never sends it twice`,
    { timeout: 1_200_000 },
    async () => {
      const { urls, deliveries, signIn, kill, restart } = await start(kind, slow)
      const [url = '', other = ''] = urls
      let cookie = await signIn()
      let unknown = 0
      for (let count = 0; count < kills; count += 1) {
        if (count % 50 === 49) cookie = await signIn(other)
        const id = crypto.randomUUID()
        const first = refund(url, cookie, id).then(
          ({ status }) => status,
          () => 0,
        )
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 40))
        await kill(0)
        const elsewhere = refund(other, cookie, id)
        await restart(0)
        const repeated = await Promise.all([elsewhere, refund(url, cookie, id)])
        const statuses = repeated.map(({ status }) => status)
        const wasDelivered = deliveries.some(({ body }) => body.includes(id))
        // "Done" is reported only for a delivered write; all others stay unknown.
        for (const status of [await first, ...statuses]) expect([0, 201, 504]).toContain(status)
        if (statuses.includes(201)) expect(wasDelivered).toBe(true)
        if (statuses.includes(504)) unknown += 1
      }
      console.log(
        `${kind}: ${kills} kills, ${deliveries.length} deliveries, ${unknown} reported as unknown`,
      )
      expect(deliveredTwice(deliveries)).toEqual([])
    },
  )

  test('signing out at one host signs out at the other', async () => {
    const { urls, signIn } = await start(kind, (_, socket) => socket.write(done))
    const cookie = await signIn()
    expect((await read(urls[1]!, cookie)).status).toBe(200)
    const headers = { 'X-Requested-By': 'counter', 'Sec-Fetch-Site': 'same-origin', Cookie: cookie }
    await fetch(`${urls[0]}/session`, { method: 'DELETE', headers })
    expect((await read(urls[1]!, cookie)).status).toBe(401)
  })
})

test.runIf(hasRedis)(
  'without Redis writes are refused, reads continue, and the host recovers',
  { timeout: 60_000 },
  async () => {
    const { urls, redis, deliveries, signIn } = await start('redis', (_, socket) =>
      socket.write(done),
    )
    const [url = ''] = urls
    const cookie = await signIn()
    const ready = async () => (await fetch(`${url}/readyz`)).status
    expect(await ready()).toBe(200)
    const id = crypto.randomUUID()
    expect((await refund(url, cookie, id)).status).toBe(201)
    await redis!.stop()
    const sent = deliveries.length
    const refused = await refund(url, cookie, crypto.randomUUID())
    expect([refused.status, await codeOf(refused)]).toEqual([503, 'STORE_UNAVAILABLE'])
    expect((await refund(url, cookie, id)).status).toBe(503)
    expect(deliveries).toHaveLength(sent)
    expect((await read(url, cookie)).status).toBe(200)
    expect(await ready()).toBe(503)
    expect((await fetch(`${url}/livez`)).status).toBe(200)
    await redis!.start()
    await expect.poll(ready, { timeout: 15_000 }).toBe(200)
    // This Redis keeps nothing, so its sessions have ended and nothing can be sent again.
    expect((await refund(url, cookie, id)).status).toBe(401)
    const next = await signIn()
    expect((await refund(url, next, crypto.randomUUID())).status).toBe(201)
    expect(deliveredTwice(deliveries)).toEqual([])
  },
)
