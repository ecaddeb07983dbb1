import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBalancer } from '../host/balancer.testing.ts'
import { startMockService } from '../mock-api/index.ts'
import { startOwnHost } from './own-host.ts'

/** Two hosts on one store behind a load balancer, in front of a service of their own. */
export async function startTwoHosts(ports: [number, number]) {
  const service = await startMockService({ orders: 50 })
  const folder = await mkdtemp(join(tmpdir(), 'counter-deploy-'))
  const next = join(folder, 'next')
  await cp('dist', next, { recursive: true, filter: (path) => !/static|\.(?:br|gz)$/.test(path) })
  await renameAssets(join(next, 'client'))

  const variables = { BASE_URL: service.url.replace(/\/$/, ''), DRAIN_SECONDS: '2' }
  const start = (build: string, port: number) =>
    startOwnHost({ ...variables, PORT: String(port), DATA_DIR: join(folder, 'data') }, build)
  const hosts = await Promise.all(ports.map((port) => start('dist', port)))
  const balancer = await startBalancer(ports.map((port) => `http://127.0.0.1:${port}`))

  return {
    url: balancer.url,
    service: service.url,
    /** Replaces one host after the other by another build, as a deploy does. */
    async roll() {
      for (const [at, port] of ports.entries()) {
        await hosts[at]!.stop()
        hosts[at] = await start(next, port)
        await balancer.uses(`http://127.0.0.1:${port}`)
      }
    },
    async close() {
      await balancer.close()
      await Promise.all(hosts.map((host) => host.stop()))
      await service.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** Makes another build of this one: every asset gets a new name, everywhere. */
async function renameAssets(client: string) {
  const assets = join(client, 'assets')
  const names = await readdir(assets)
  const renamed = new Map(names.map((name) => [name, name.replace(/(?=\.\w+$)/, '-2')]))
  const files = [...names.map((name) => join('assets', name)), 'index.html', '.vite/manifest.json']
  for (const file of files.filter((name) => /\.(?:js|css|html|json)$/.test(name))) {
    const text = await readFile(join(client, file), 'utf8')
    const changed = text.replaceAll(
      /[\w.-]+\.(?:js|css|woff2|svg|png)\b/g,
      (name) => renamed.get(name) ?? name,
    )
    await writeFile(join(client, file), changed)
  }
  for (const [from, to] of renamed) await rename(join(assets, from), join(assets, to))
}
