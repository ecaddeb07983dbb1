import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ClientBuild, readClientBuild } from './client-build.ts'
import { writeTestClient } from './client.testing.ts'
import { openAssetsDir } from './earlier-assets.ts'
import { createHost } from './host.ts'

let folder: string
let clients: ClientBuild[]
const removals: (() => Promise<void>)[] = []

/** Two builds that share no name but the font's. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'counter-assets-'))
  clients = await Promise.all(
    ['', '-next'].map(async (suffix) => {
      const client = await writeTestClient(suffix)
      removals.push(client.remove)
      return readClientBuild(client.folder)
    }),
  )
})
afterEach(async () => {
  await Promise.all(removals.splice(0).map((remove) => remove()))
  await rm(folder, { recursive: true })
})

async function startHosts() {
  const started = clients.map(async (client) => {
    const earlierAssets = await openAssetsDir(folder, client)
    return createHost({ service: 'https://api.example.com', secrets: [], client, earlierAssets })
  })
  return Promise.all(started)
}

test('each of two hosts serves the assets of both builds', async () => {
  for (const host of await startHosts()) {
    for (const path of ['/assets/entry.js', '/assets/entry-next.js']) {
      const headers = { 'Accept-Encoding': 'br' }
      const answer = await host.request(path, { headers })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(answer.headers.get('content-encoding')).toBe('br')
      const code = brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()
      expect(code).toContain('dataset.entry')
      const etag = answer.headers.get('etag')!
      const again = await host.request(path, { headers: { ...headers, 'If-None-Match': etag } })
      expect(again.status).toBe(304)
    }
    expect((await host.request('/assets/missing.js')).status).toBe(404)
  }
})

test('a started host serves the assets of a build that starts later', async () => {
  const find = await openAssetsDir(folder, clients[0]!)
  expect(await find('/assets/orders-next.js')).toBeUndefined()
  await openAssetsDir(folder, clients[1]!)
  expect(await find('/assets/orders-next.js')).toMatchObject({ type: /javascript/ })
})

test('the assets of parts beside the routes, whose names begin with a hyphen, stay served', async () => {
  const [{ folder: built } = clients[0]!] = clients
  await writeFile(join(built, 'assets', '-write-watch-1.js'), 'export {}')
  const find = await openAssetsDir(folder, await readClientBuild(built))
  expect(await find('/assets/-write-watch-1.js')).toMatchObject({ type: /javascript/ })
})

test.each([
  '/assets/../secret.js',
  '/assets/..%2fsecret.js',
  '/assets/sub/secret.js',
  '/assets/.secret.js',
  '/assets/entry.js.map',
  '/assets/entry.js.br',
  '/secret.js',
])('%s does not lead out of the folder or to other files', async (path) => {
  const find = await openAssetsDir(folder, clients[0]!)
  const build = join(folder, clients[0]!.version)
  await writeFile(join(build, 'secret.js'), 'secret')
  await mkdir(join(build, 'assets/sub'))
  for (const name of ['sub/secret.js', '.secret.js', '..%2fsecret.js']) {
    await writeFile(join(build, 'assets', name), 'secret')
  }
  expect(await find(path)).toBeUndefined()
})

test('twenty starts of one build at once publish it once', async () => {
  const client = clients[0]!
  await Promise.all(Array.from({ length: 20 }, () => openAssetsDir(folder, client)))
  expect(await readdir(folder)).toEqual([client.version])
})

test('a build that an earlier version published without a list is published again with one', async () => {
  const [client] = clients
  await openAssetsDir(folder, clients[1]!)
  await mkdir(join(folder, client!.version, 'assets'), { recursive: true })
  await writeFile(join(folder, client!.version, 'assets', 'foreign.js'), 'alert(1)')
  await openAssetsDir(folder, client!)
  const find = await openAssetsDir(folder, clients[1]!)
  expect(await find('/assets/orders.js')).toMatchObject({ type: /javascript/ })
  expect(await find('/assets/foreign.js')).toBeUndefined()
  expect((await readdir(folder)).toSorted()).toEqual(
    clients.map(({ version }) => version).toSorted(),
  )
})

test('the ten builds started last are kept, and other files are left alone', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `${at}`.padStart(12, '0'))
  for (const [at, name] of [...names, 'ours'].entries()) {
    await mkdir(join(folder, name))
    await utimes(join(folder, name), at, at)
  }
  await mkdir(join(folder, `${names[0]}.${Date.now() - 2 * 60 * 60_000}.of-a-crash`))
  const begun = `${names[0]}.${Date.now()}.of-another-host`
  await mkdir(join(folder, begun))
  // The clock of a shared folder may be another.
  await utimes(join(folder, begun), 0, 0)
  const client = clients[0]!
  await openAssetsDir(folder, client)
  const left = [...names.slice(3), client.version, begun, 'ours']
  expect((await readdir(folder)).toSorted()).toEqual(left.toSorted())
  // A build that starts again counts as new.
  await utimes(join(folder, names[3]!), 20, 20)
  await openAssetsDir(folder, clients[1]!)
  expect(await readdir(folder)).toContain(names[3])
  expect(await readdir(folder)).not.toContain(names[4])
})

test('a folder that cannot be written stops the host with one line', async () => {
  await writeFile(join(folder, 'file'), '')
  await expect(openAssetsDir(join(folder, 'file'), clients[0]!)).rejects.toThrow(
    'The folder of ASSETS_DIR cannot be written. Name another one.',
  )
})

/** The folder of the other host's build, of which this host keeps nothing in memory. */
async function startBesideOther() {
  const [host] = await startHosts()
  const assets = join(folder, clients[1]!.version, 'assets')
  const statusOf = async (name: string) => (await host!.request(`/assets/${name}`)).status
  return { assets, statusOf, host: host! }
}

test('what no build has listed is not there: a foreign file, a link, a folder, a pipe', async () => {
  const { assets, statusOf } = await startBesideOther()
  await writeFile(join(assets, 'foreign.js'), 'alert(1)')
  await symlink('/etc/passwd', join(assets, 'link.js'))
  await mkdir(join(assets, 'dir.js'))
  if (process.platform !== 'win32') execFileSync('mkfifo', [join(assets, 'pipe.js')])
  const own = join(folder, 'f'.repeat(12), 'assets')
  await mkdir(own, { recursive: true })
  await writeFile(join(own, 'own.js'), 'alert(1)')
  for (const name of ['foreign.js', 'link.js', 'dir.js', 'pipe.js', 'own.js']) {
    expect(await statusOf(name), name).toBe(404)
  }
})

test.runIf(process.platform !== 'win32')(
  'a listed name leads to what its build published, and to nothing put in its place',
  async () => {
    const { assets, statusOf, host } = await startBesideOther()
    const file = join(assets, 'entry-next.js')
    const published = await readFile(file)
    expect(await statusOf('entry-next.js')).toBe(200)
    const attacks: (() => unknown)[] = [
      () => writeFile(file, 'alert(1)'),
      () => writeFile(file, ''),
      () => symlink('/etc/passwd', file),
      () => mkdir(file),
      () => execFileSync('mkfifo', [file]),
      () => undefined,
    ]
    for (const attack of attacks) {
      await rm(file, { recursive: true })
      await attack()
      expect(await statusOf('entry-next.js'), String(attack)).toBe(404)
      await rm(file, { recursive: true, force: true })
      await writeFile(file, published)
    }
    // Another list, written later, changes nothing either, nor does another compressed form.
    const digest = createHash('sha256').update('alert(1)').digest('base64')
    const forged = JSON.stringify({ '/assets/entry-next.js': digest, '/assets/new.js': digest })
    await writeFile(join(assets, '../assets.json'), forged)
    await writeFile(join(assets, 'new.js'), 'alert(1)')
    await writeFile(`${file}.br`, 'alert(1)')
    expect(await statusOf('new.js')).toBe(404)
    const headers = { 'Accept-Encoding': 'br' }
    const answer = await host.request('/assets/entry-next.js', { headers })
    expect(answer.headers.get('content-encoding')).toBe(null)
    expect(await answer.text()).toBe(published.toString())
  },
)

test('a list that cannot be read lists nothing', async () => {
  const { assets, statusOf } = await startBesideOther()
  for (const text of ['', '[', 'null', '{"/assets/entry-next.js":{}}']) {
    await writeFile(join(assets, '../assets.json'), text)
    expect(await statusOf('entry-next.js')).toBe(404)
  }
})

test('builds of hosts that wrote no lists yet are listed once, by the first host that does', async () => {
  const old = join(folder, '0'.repeat(12), 'assets')
  await mkdir(old, { recursive: true })
  await writeFile(join(old, 'of-old.js'), 'export {}')
  await symlink('/etc/passwd', join(old, 'link.js'))
  const find = await openAssetsDir(folder, clients[0]!)
  expect(await find('/assets/of-old.js')).toMatchObject({ type: /javascript/ })
  expect(await find('/assets/link.js')).toBeUndefined()
  const later = join(folder, '1'.repeat(12), 'assets')
  await mkdir(later, { recursive: true })
  await writeFile(join(later, 'later.js'), 'alert(1)')
  const next = await openAssetsDir(folder, clients[1]!)
  expect(await next('/assets/of-old.js')).toBeDefined()
  expect(await next('/assets/later.js')).toBeUndefined()
})
