import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startBalancer } from '../host/balancer.testing.ts'
import { startMockService } from '../mock-api/index.ts'

/** Two hosts on one store behind a load balancer, in front of a service of their own. */
export async function startTwoHosts(ports: [number, number]) {
  const service = await startMockService({ orders: 50 })
  const folder = await mkdtemp(join(tmpdir(), 'counter-deploy-'))
  const next = join(folder, 'next')
  await cp('dist', next, { recursive: true, filter: (path) => !/static|\.(?:br|gz)$/.test(path) })
  await renameAssets(join(next, 'client'))

  const start = (build: string, port: number) => startHost(build, port, folder, service.url)
  const hosts = await Promise.all(ports.map((port) => start('dist', port)))
  const balancer = await startBalancer(ports.map((port) => `http://127.0.0.1:${port}`))

  return {
    url: balancer.url,
    service: service.url,
    /** Replaces one host after the other by another build, as a deploy does. */
    async roll() {
      for (const [at, port] of ports.entries()) {
        await stop(hosts[at]!)
        hosts[at] = await start(next, port)
        await balancer.uses(`http://127.0.0.1:${port}`)
      }
    },
    async close() {
      await balancer.close()
      await Promise.all(hosts.map(stop))
      await service.close()
      await rm(folder, { recursive: true })
    },
  }
}

async function startHost(build: string, port: number, folder: string, service: string) {
  const host = spawn(process.execPath, [resolve(build, 'host/index.js')], {
    env: {
      ...process.env,
      BASE_URL: service.replace(/\/$/, ''),
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      DRAIN_SECONDS: '2',
      SESSION_SECRET: '2f1c9e7a4b8d03f56e9c1a7b3d5f8024',
    },
  })
  await new Promise<void>((started, failed) => {
    let output = ''
    const listen = (bytes: Buffer) => {
      output += bytes.toString()
      if (output.includes('Counter is on')) started()
    }
    host.stdout.on('data', listen)
    host.stderr.on('data', listen)
    host.once('exit', () => failed(new Error(output)))
  })
  return host
}

async function stop(host: ChildProcess) {
  const ended = new Promise((done) => host.once('exit', done))
  host.kill('SIGTERM')
  await ended
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
