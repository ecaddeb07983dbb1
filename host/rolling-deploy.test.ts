import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startBalancer } from './balancer.testing.ts'
import { deliveredTwice, startHosts } from './hosts-of-one-store.testing.ts'
import { rawJson } from './raw-service.testing.ts'
import { buildTwice, useDuring } from './rolling.testing.ts'

/* Two hosts behind a load balancer go from one build to the next, one after the other, under load. */

const clients = process.env.NIGHTLY ? 20 : 4
const rolls = process.env.NIGHTLY ? 5 : 1
/** Long enough for a balancer to notice on a busy machine. */
const drainSeconds = process.env.NIGHTLY ? 5 : 2

let builds: Awaited<ReturnType<typeof buildTwice>>
let hosts: Awaited<ReturnType<typeof startHosts>>
let balancer: Awaited<ReturnType<typeof startBalancer>>

beforeAll(async () => {
  builds = await buildTwice()
  const done = rawJson(200, { success: true, data: {} })
  hosts = await startHosts(builds.old, 'files', (_, socket) => socket.write(done), {
    drainSeconds,
  })
  balancer = await startBalancer(hosts.urls)
}, 60_000)
afterEach(async () => {
  await balancer.close()
  await hosts.close()
})
afterAll(() => builds.remove())

const send = (path: string, init?: RequestInit) => fetch(balancer.url + path, init)

test(
  'rolling to another build fails no request, write or file of an open tab',
  { timeout: 180_000 },
  async () => {
    const sessions: string[] = []
    for (let at = 0; at < clients; at += 1) sessions.push(await hosts.signIn(balancer.url))
    async function roll() {
      for (let count = 1; count <= rolls; count += 1) {
        const program = count % 2 === 1 ? builds.next : builds.old
        for (const [at, host] of hosts.urls.entries()) {
          await hosts.replace(at, program)
          await balancer.uses(host)
        }
      }
    }

    const { failures, requests } = await useDuring(roll, { send, sessions, clients })
    expect(failures).toEqual([])
    expect(deliveredTwice(hosts.deliveries)).toEqual([])
    expect(requests).toBeGreaterThan(clients * 10)
    for (const host of hosts.urls) {
      const page = await (await fetch(host, { headers: { Accept: 'text/html' } })).text()
      expect(page).toContain('/assets/entry-next.js')
      expect((await fetch(`${host}/assets/orders.js`)).status).toBe(200)
    }
  },
)
