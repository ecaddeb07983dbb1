import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { startBalancer } from './balancer.testing.ts'
import { buildHost } from './built-host.testing.ts'
import { writeTestClient } from './client.testing.ts'
import { deliveredTwice, read, refund, startHosts } from './hosts-of-one-store.testing.ts'
import { rawJson } from './raw-service.testing.ts'

/* Two hosts behind a load balancer go from one build to the next, one after the other, under load. */

const clients = process.env.NIGHTLY ? 20 : 4
const rolls = process.env.NIGHTLY ? 5 : 1

type Built = Awaited<ReturnType<typeof buildHost>>
let builds: [Built, Built]
let hosts: Awaited<ReturnType<typeof startHosts>>
let balancer: Awaited<ReturnType<typeof startBalancer>>

beforeAll(async () => {
  const built = await buildHost()
  builds = [built, await withOtherClient(built)]
  const done = rawJson(200, { success: true, data: {} })
  hosts = await startHosts(built.file, 'files', (_, socket) => socket.write(done), {
    drainSeconds: 1,
  })
  balancer = await startBalancer(hosts.urls)
}, 60_000)
afterEach(async () => {
  await balancer.close()
  await hosts.close()
})

async function withOtherClient({ folder }: Built): Promise<Built> {
  const next = join(folder, 'next')
  const client = await writeTestClient('-next')
  await cp(join(folder, 'host'), join(next, 'host'), { recursive: true })
  await cp(client.folder, join(next, 'client'), { recursive: true })
  await client.remove()
  return { folder: next, file: join(next, 'host', 'index.js') }
}

test(
  'rolling to another build fails no request, write or file of an open tab',
  { timeout: 180_000 },
  async () => {
    const { url } = balancer
    const cookie = await hosts.signIn(url)
    const failures: string[] = []
    const over = new AbortController()
    let requests = 0

    async function expectStatus(path: string, wanted: number, answer: Promise<Response>) {
      requests += 1
      const status = await answer.then(
        (response) => response.arrayBuffer().then(() => response.status),
        (error: unknown) => String(error),
      )
      if (status !== wanted) failures.push(`${path} ${status}`)
    }

    async function openPage() {
      const page = await (await fetch(url, { headers: { Accept: 'text/html' } })).text()
      const files = [...page.matchAll(/"(\/assets\/[\w.-]+)"/g)].map(([, file = '']) => file)
      if (files.length === 0) failures.push('a page without files')
      for (const file of new Set(files)) await expectStatus(file, 200, fetch(url + file))
    }

    async function useIt() {
      while (!over.signal.aborted) {
        await openPage()
        // A tab of the first build loads a page's code late.
        await expectStatus('late chunk', 200, fetch(`${url}/assets/orders.js`))
        await expectStatus('read', 200, read(url, cookie))
        await expectStatus('write', 200, refund(url, cookie, crypto.randomUUID()))
      }
    }

    const using = Array.from({ length: clients }, useIt)
    for (let roll = 1; roll <= rolls; roll += 1) {
      for (const at of hosts.ports.keys()) await hosts.replace(at, builds[roll % 2]!.file)
    }
    over.abort()
    await Promise.all(using)

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
