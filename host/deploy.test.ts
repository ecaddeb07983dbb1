import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { buildHost } from './built-host.testing.ts'
import { checkProxy, proxies, startProxy } from './deploy.testing.ts'
import {
  deliveredTwice,
  pageHeaders,
  refundRequest,
  startHosts,
} from './hosts-of-one-store.testing.ts'
import { cookieOf, key } from './pair.testing.ts'
import { rawJson } from './raw-service.testing.ts'
import { hasRedis, isInstalled } from './redis-server.testing.ts'
import { buildTwice, useDuring } from './rolling.testing.ts'

const read = (name: string) => readFileSync(join('deploy', name), 'utf8')
const linesOf = (name: string) => read(name).split('\n')

const stopSeconds = 80

test('every shipped file that stops a host allows it 80 s', () => {
  const found = [
    /^TimeoutStopSec=(\d+)$/m.exec(read('counter@.service')),
    /^ {2}stop_grace_period: (\d+)s$/m.exec(read('compose.yaml')),
    /--stop-timeout (\d+) /.exec(read('Containerfile')),
    /TimeoutStopSec=(\d+)/.exec(readFileSync('docs/operating.md', 'utf8')),
  ]
  expect(found.map((match) => Number(match?.[1]))).toEqual(found.map(() => stopSeconds))
})

test('shipped files set only variables that the host reads', () => {
  const known = readFileSync('host/environment.ts', 'utf8')
  const found = [
    ...read('compose.yaml').matchAll(/^ {4}([A-Z][A-Z_]+): /gm),
    ...read('counter@.service').matchAll(/(?<=^Environment=.*)\b([A-Z_]+)=/gm),
    ...read('counter@.service').matchAll(/echo ([A-Z_]+)=/g),
    ...read('Containerfile').matchAll(/(?<=^ENV .*)\b([A-Z_]+)=/gm),
  ].map(([, name = '']) => name)
  expect(found).toEqual(expect.arrayContaining(['BASE_URL', 'DATA_DIR', 'HOST', 'PORT']))
  // Caddy's own name for the address; a file's name stands for what is in it.
  const others = found.filter((name) => name !== 'COUNTER_NAME' && name !== 'COUNTER_HOSTS')
  const settings = others.map((name) => name.replace(/_FILE$/, ''))
  expect(settings.filter((name) => !known.includes(name))).toEqual([])
})

test('shipped files meet the host at the port where it listens', () => {
  const [port] = /(?<=variables\.PORT \|\| ')\d+/.exec(readFileSync('host/environment.ts', 'utf8'))!
  expect(read('Containerfile')).toContain(`EXPOSE ${port}`)
  for (const name of ['nginx.conf', 'haproxy.cfg', 'Caddyfile']) {
    expect(read(name)).toContain(`127.0.0.1:${port}`)
  }
  expect(read('compose.yaml')).toContain(`COUNTER_HOSTS: host-a:${port} host-b:${port}`)
  expect(read('counter@.service')).toContain(`counter@${port}`)
})

test('whatever shipped asks whether a host is ready asks without the store, so that reads go on', () => {
  const files = ['Caddyfile', 'haproxy.cfg', 'helm/counter/templates/deployment.yaml']
  for (const file of files) expect(read(file)).toMatch(/\/readyz(?:\{\{.*\}\})?\?exclude=store/)
})

test('the compose file mounts what exists, or what it says how to make', () => {
  const compose = read('compose.yaml')
  const files = [...compose.matchAll(/(?:file: |- )\.\/([\w-]+)/g)].map(([, name = '']) => name)
  expect(files).toEqual(['Caddyfile', 'session-secret'])
  const made = (name: string) => compose.includes(`> deploy/${name}`)
  expect(files.filter((name) => !existsSync(join('deploy', name)) && !made(name))).toEqual([])
})

describe('the Containerfile, which no engine builds here,', () => {
  const lines = linesOf('Containerfile')
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))

  test('builds in one stage and runs in a smaller one', () => {
    const stages = lines.filter((line) => line.startsWith('FROM '))
    expect(stages).toEqual([
      expect.stringMatching(/^FROM \S+\/node:\d+-\S+-slim AS build$/),
      expect.stringMatching(/^FROM gcr\.io\/distroless\/nodejs\d+-debian\d+:nonroot$/),
    ])
    const majors = stages.map((stage) => /node(?:js|:)(\d+)/.exec(stage)?.[1])
    expect(new Set(majors).size).toBe(1)
  })

  test('runs as a user without rights, on files it cannot change', () => {
    expect(last.filter((line) => line.startsWith('USER '))).toEqual(['USER 65532:65532'])
    const copies = last.filter((line) => line.startsWith('COPY '))
    expect(
      copies.filter((line) => line.includes('--chown')).map((line) => line.split(' ').at(-1)),
    ).toEqual(['/data'])
    expect(last).toContain('VOLUME /data')
    expect(last).toContain('ENV HOST=0.0.0.0 DATA_DIR=/data')
  })

  test('copies what exists and starts the file that the package names', () => {
    const own = lines.filter((line) => /^COPY (?!--from)/.test(line))
    const files = own.flatMap((line) => line.split(' ').slice(1, -1))
    const inRepository = new Set(['.', ...readdirSync('.')])
    expect(files.filter((file) => !inRepository.has(file))).toEqual([])
    expect(readFileSync('.dockerignore', 'utf8').split('\n')).toEqual(
      expect.arrayContaining(['.git', 'data', 'dist', 'node_modules']),
    )
    const { bin } = JSON.parse(readFileSync('package.json', 'utf8')) as { bin: object }
    expect(last).toContain(`CMD ["${Object.values(bin)[0]}"]`)
    expect(last.join('\n')).toMatch(/HEALTHCHECK [^]*CMD \["\/nodejs\/bin\/node", "-e", ".*\/livez/)
  })

  test('leaves the demo and every secret out', () => {
    expect(read('Containerfile')).toContain('rm -r dist/host/demo ')
    expect(read('counter@.service')).toContain('counter-dashboard/dist/host/demo\n')
    expect(read('Containerfile')).not.toMatch(/SECRET|PASSWORD|REDIS_URL/)
  })
})

test('the compose file runs hosts without rights on a store that outlives them', () => {
  const compose = read('compose.yaml')
  for (const line of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true']) {
    expect(compose).toContain(line)
  }
  expect(compose).toContain("--appendonly, 'yes'")
  expect(compose).not.toMatch(/^ {4}ports:(?!.*443)/m)
  const user = /^USER (\d+):/m.exec(read('Containerfile'))?.[1]
  expect(compose).toContain(`chown ${user} deploy/session-secret`)
})

test('the unit restricts the host, and systemd accepts it', async () => {
  for (const setting of ['NoNewPrivileges', 'PrivateDevices', 'ProtectHome', 'PrivateTmp']) {
    expect(linesOf('counter@.service')).toContain(`${setting}=yes`)
  }
  if (!isInstalled('systemd-analyze')) return
  const folder = await mkdtemp(join(tmpdir(), 'counter-unit-'))
  const unit = join(folder, 'counter@4600.service')
  await copyFile('deploy/counter@.service', unit)
  try {
    execFileSync('systemd-analyze', ['verify', unit], { stdio: 'pipe' })
    const options = ['security', '--offline=true', '--threshold=20', unit]
    execFileSync('systemd-analyze', options, { stdio: 'pipe' })
  } finally {
    await rm(folder, { recursive: true })
  }
})

describe.each(Object.keys(proxies))('the shipped %s', (name) => {
  const { program, isThere } = proxies[name]!
  if (!isThere) console.log(`${program} is not installed: its tests are left out.`)
  const closing: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close()
  })

  test.runIf(isThere)('is correct', () => checkProxy(name))

  test.runIf(isThere && hasRedis && process.env.NIGHTLY)(
    'lets reads through while the store of all hosts is gone',
    { timeout: 60_000 },
    async () => {
      const { file } = await buildHost()
      const done = rawJson(200, { success: true, data: {} })
      const hosts = await startHosts(file, 'redis', (_, socket) => socket.write(done))
      closing.push(hosts.close)
      const proxy = await startProxy(name, hosts.ports)
      closing.push(() => proxy.close())
      await expect.poll(async () => (await proxy.send('/readyz')).status).toBe(200)
      const cookie = await hosts.signIn()
      await hosts.redis!.stop('SIGKILL')
      // Each host has noticed, and each proxy has asked.
      for (const url of hosts.urls) {
        await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503)
      }
      const over = Date.now() + 5_000
      const readUser = () =>
        proxy.send('/api/user', { headers: { ...pageHeaders, Cookie: cookie } })
      while (Date.now() < over) {
        expect((await proxy.send('/', { headers: { Accept: 'text/html' } })).status).toBe(200)
        expect((await readUser()).status).toBe(200)
      }
      const { path, ...write } = refundRequest(cookie, crypto.randomUUID())
      expect((await proxy.send(path, write)).status).toBe(503)
      expect(hosts.deliveries.filter(({ method }) => method === 'DELETE')).toEqual([])
    },
  )

  test.runIf(isThere && process.env.NIGHTLY)(
    'speaks TLS, and rolling to another build behind it fails nothing',
    { timeout: 180_000 },
    async () => {
      const builds = await buildTwice()
      closing.push(builds.remove)
      const done = rawJson(200, { success: true, data: {} })
      const hosts = await startHosts(builds.old, 'files', (_, socket) => socket.write(done), {
        drainSeconds: 5,
      })
      closing.push(hosts.close)
      const proxy = await startProxy(name, hosts.ports)
      closing.push(() => proxy.close())
      const { send } = proxy

      if (program !== 'caddy') {
        const plain = await fetch(`${proxy.http}/orders`, { redirect: 'manual' })
        expect(plain.status).toBe(308)
        expect(plain.headers.get('location')).toMatch(/^https:\/\/.*\/orders$/)
      }
      await expect.poll(async () => (await send('/readyz')).status).toBe(200)
      const page = await send('/sign-in', { headers: { Accept: 'text/html' } })
      expect(page.headers.get('strict-transport-security')).toContain('max-age=')
      const signedIn = await send('/session', {
        method: 'POST',
        headers: {
          ...pageHeaders,
          'Content-Type': 'application/json',
          'X-Forwarded-Proto': 'http',
        },
        body: JSON.stringify({ apiKey: key }),
      })
      expect(signedIn.headers.get('set-cookie')).toMatch(/^__Host-.*; Secure/)
      const cookie = cookieOf(signedIn)

      const readPage = async () => {
        const answer = await send('/', { headers: { Accept: 'text/html' } })
        return answer.text()
      }
      async function roll() {
        for (const at of hosts.ports.keys()) {
          await hosts.replace(at, builds.next)
          // As an operator does, wait until the proxy uses the new host before the next one stops.
          await expect.poll(readPage, { timeout: 10_000 }).toContain('/assets/entry-next.js')
        }
      }
      const { failures, requests } = await useDuring(roll, {
        send,
        sessions: [cookie],
        clients: 8,
      })
      expect(failures).toEqual([])
      expect(deliveredTwice(hosts.deliveries)).toEqual([])
      expect(requests).toBeGreaterThan(80)
    },
  )
})
