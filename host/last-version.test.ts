import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildHost } from './built-host.testing.ts'
import {
  type Kind,
  deliveredTwice,
  pageHeaders,
  read,
  refund,
  startHosts,
} from './hosts-of-one-store.testing.ts'
import { rawJson } from './raw-service.testing.ts'
import { hasRedis } from './redis-server.testing.ts'

/* A host of the version before and one of this share a store, as while one upgrades or rolls back. */

const lastVersion = '089ec39'
const done = rawJson(201, { success: true, data: {} })
const kinds: Kind[] = hasRedis ? ['files', 'redis'] : ['files']

function isInHistory() {
  try {
    execFileSync('git', ['cat-file', '-e', `${lastVersion}^{commit}`], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Its host with its own code and today's packages, and this build's page. */
async function buildLast(clientFolder: string) {
  const folder = await mkdtemp(join(tmpdir(), 'counter-last-'))
  const source = execFileSync('git', ['archive', lastVersion], { maxBuffer: 1e9 })
  execFileSync('tar', ['-x', '-C', folder], { input: source })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  const vite = resolve('node_modules/vite/bin/vite.js')
  const options = ['build', '--config', 'vite.host.config.ts', '--logLevel', 'error']
  execFileSync(process.execPath, [vite, ...options], { cwd: folder, stdio: 'pipe' })
  cpSync(clientFolder, join(folder, 'dist/client'), { recursive: true })
  const remove = () => rm(folder, { recursive: true, force: true })
  return { file: join(folder, 'dist/host/index.js'), remove }
}

describe.runIf(process.env.NIGHTLY && isInHistory())('beside the version before', () => {
  let last: Awaited<ReturnType<typeof buildLast>>
  let current: string
  beforeAll(async () => {
    const { file, folder } = await buildHost()
    current = file
    last = await buildLast(join(folder, 'client'))
  }, 120_000)
  afterAll(() => last.remove())

  test.each(kinds)(
    'both send each of 500 ids once, and one that signs out has signed out (%s)',
    { timeout: 300_000 },
    async (kind) => {
      const hosts = await startHosts(last.file, kind, (_, socket) => socket.write(done))
      const [old = '', next = ''] = hosts.urls
      const earlier = await hosts.signIn(old)
      const before = crypto.randomUUID()
      expect((await refund(old, earlier, before)).status).toBe(201)
      await hosts.replace(1, current)

      // A session of the version before, with its claim, at a host of this one.
      const goesOn = kind === 'files'
      expect((await read(next, earlier)).status).toBe(goesOn ? 200 : 401)
      expect((await refund(next, earlier, before)).status).toBe(goesOn ? 201 : 401)

      for (const url of [old, next]) {
        const cookie = await hosts.signIn(url)
        for (let at = 0; at < 250; at += 10) {
          const ids = Array.from({ length: 10 }, () => crypto.randomUUID())
          const sent = ids.flatMap((id) => [refund(old, cookie, id), refund(next, cookie, id)])
          const statuses = (await Promise.all(sent)).map(({ status }) => status)
          expect(statuses.filter((status) => status === 201)).toHaveLength(goesOn ? 20 : 10)
        }
        const headers = { ...pageHeaders, Cookie: cookie }
        await fetch(`${url}/session`, { method: 'DELETE', headers })
        for (const other of [old, next]) expect((await read(other, cookie)).status).toBe(401)
      }
      expect(deliveredTwice(hosts.deliveries)).toEqual([])
      const delivered = hosts.deliveries.filter(({ method }) => method === 'DELETE')
      expect(delivered).toHaveLength(501)

      // Both serve the page's files, and the one before can come back.
      await hosts.replace(1, last.file)
      const again = await hosts.signIn(next)
      expect((await refund(old, again, crypto.randomUUID())).status).toBe(201)
      await hosts.close()
    },
  )
})
