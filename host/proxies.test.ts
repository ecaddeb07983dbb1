import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildHost } from './built-host.testing.ts'
import { deliveredTwice, refund, startHosts } from './hosts-of-one-store.testing.ts'
import { rawJson } from './raw-service.testing.ts'
import { freePort, isInstalled, reachable } from './redis-server.testing.ts'

const done = rawJson(201, { success: true, data: {} })

type Proxy = { args: (file: string) => string[]; text: string }

/** Both give up on a host after a second and retry at the other one. */
const proxies: Record<string, (port: number, hosts: number[], folder: string) => Proxy> = {
  nginx: (port, hosts, folder) => ({
    args: (file) => ['-c', file, '-p', folder, '-e', 'stderr'],
    text: `daemon off; pid ${folder}/pid; events {} http { access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`).join('\n')}
      upstream hosts { ${hosts.map((host) => `server 127.0.0.1:${host} max_fails=0;`).join(' ')} }
      server { listen 127.0.0.1:${port}; location / {
        proxy_pass http://hosts; proxy_read_timeout 1s; proxy_set_header Host $http_host;
        proxy_next_upstream error timeout non_idempotent; } } }\n`,
  }),
  haproxy: (port, hosts) => ({
    args: (file) => ['-f', file],
    text: `defaults
  mode http
  timeout connect 1s
  timeout client 20s
  timeout server 1s
  retries 2
  option redispatch 1
  retry-on all-retryable-errors
frontend front
  bind 127.0.0.1:${port}
  default_backend hosts
backend hosts
  balance roundrobin
${hosts.map((host) => `  server host${host} 127.0.0.1:${host}`).join('\n')}\n`,
  }),
}

let built: Awaited<ReturnType<typeof buildHost>>
let hosts: Awaited<ReturnType<typeof startHosts>> | undefined
let proxy: ChildProcess | undefined
let folder = ''
beforeAll(async () => {
  built = await buildHost()
}, 60_000)
afterEach(async () => {
  proxy?.kill('SIGKILL')
  await hosts?.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each(Object.keys(proxies))('behind %s, which retries at the other host', (name) => {
  const isThere = isInstalled(name, '-v')
  if (!isThere) console.log(`${name} is not installed: its tests are left out.`)

  test.runIf(isThere && process.env.NIGHTLY)(
    'a refund that is slow or whose host dies is delivered once',
    { timeout: 120_000 },
    async () => {
      hosts = await startHosts(built.file, 'files', (_, socket) => {
        setTimeout(() => socket.writable && socket.write(done), 2_500)
      })
      folder = await mkdtemp(join(tmpdir(), 'counter-proxy-'))
      const port = await freePort()
      const { args, text } = proxies[name]!(port, hosts.ports, folder)
      const file = join(folder, 'proxy.conf')
      await writeFile(file, text)
      proxy = spawn(name, args(file), { stdio: 'ignore' })
      await reachable(port)
      const url = `http://127.0.0.1:${port}`
      const cookie = await hosts.signIn(url)

      const ids = Array.from({ length: 20 }, () => crypto.randomUUID())
      // A closed connection leaves the outcome unknown, just as a gateway error does.
      const send = (some: string[], at = url) =>
        Promise.all(some.map((id) => statusOf(refund(at, cookie, id))))
      for (const status of await send(ids.slice(0, 10))) {
        expect([0, 201, 502, 504]).toContain(status)
      }
      const dying = send(ids.slice(10))
      await expect.poll(() => countRefunds(), { timeout: 10_000 }).toBeGreaterThan(10)
      await hosts.kill(0)
      await dying
      await hosts.restart(0)
      for (const host of hosts.urls) await send(ids, host)
      expect(deliveredTwice(hosts.deliveries)).toEqual([])
      expect(countRefunds()).toBeGreaterThan(10)
    },
  )
})

function statusOf(answer: Promise<Response>) {
  return answer.then(
    ({ status }) => status,
    () => 0,
  )
}

function countRefunds() {
  return hosts?.deliveries.filter(({ method }) => method === 'DELETE').length
}
