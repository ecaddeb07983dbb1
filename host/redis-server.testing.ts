import { createClient } from '@redis/client'
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The nightly run also names Valkey's. */
const redisProgram = process.env.REDIS_SERVER ?? 'redis-server'
export const hasRedis = isInstalled(redisProgram)

if (!hasRedis) console.log(`${redisProgram} is not installed: its tests are left out.`)

export function isInstalled(program: string, ask = '--version') {
  try {
    execFileSync(program, [ask], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export async function startRedis(options: string[] = []) {
  const folder = await mkdtemp(join(tmpdir(), 'counter-redis-'))
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  let server: ChildProcess

  /** With other options: as somebody may start it again on the same folder. */
  async function start(own = options) {
    const always = ['--bind', '127.0.0.1', '--dir', folder, '--save', '']
    server = spawn(redisProgram, ['--port', `${port}`, ...always, ...own], {
      stdio: 'ignore',
    })
    await reachable(port)
  }
  async function stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill(signal)
    await ended
  }
  async function close() {
    if (server.exitCode === null && server.signalCode === null) await stop('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
  await start()
  return { url, start, stop, close }
}

export async function startCluster() {
  const server = await startRedis(['--cluster-enabled', 'yes', '--cluster-config-file', 'nodes'])
  await tellRedis(server.url, 'CLUSTER', 'ADDSLOTSRANGE', '0', '16383')
  while (!(await tellRedis(server.url, 'CLUSTER', 'INFO')).includes('cluster_state:ok')) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return server
}

/** Makes the replica of a server that is gone the master. */
export async function startSentinel(master: string) {
  const folder = await mkdtemp(join(tmpdir(), 'counter-sentinel-'))
  const [port, watched] = [await freePort(), new URL(master)]
  const settings = [
    `port ${port}`,
    'bind 127.0.0.1',
    `dir ${folder}`,
    `sentinel monitor counter ${watched.hostname} ${watched.port} 1`,
    'sentinel down-after-milliseconds counter 500',
    'sentinel failover-timeout counter 5000',
  ]
  const file = join(folder, 'sentinel.conf')
  await writeFile(file, settings.join('\n'))
  const server = spawn(redisProgram, [file, '--sentinel'], { stdio: 'ignore' })
  await reachable(port)
  const ask = (what: string) => tellRedis(`redis://127.0.0.1:${port}`, 'SENTINEL', what, 'counter')

  async function masterPort() {
    const [, found] = JSON.parse(await ask('GET-MASTER-ADDR-BY-NAME')) as string[]
    return Number(found)
  }
  async function close() {
    server.kill('SIGKILL')
    await once(server, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
  return { replicas: () => ask('REPLICAS'), masterPort, close }
}

export async function tellRedis(url: string, ...words: string[]) {
  const client = createClient({ url })
  client.on('error', () => undefined)
  await client.connect()
  const answer = JSON.stringify(await client.sendCommand(words))
  client.destroy()
  return answer
}

export async function reachable(port: number) {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    })
    socket.destroy()
    if (isOpen) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/**
 * Below those that the system gives to whoever connects or listens on any: one of them could be
 * taken by another test before it is used here.
 */
export async function freePort(): Promise<number> {
  const port = 10_000 + Math.floor(Math.random() * 20_000)
  const server = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => resolve(true))
  })
  await new Promise((resolve) => server.close(resolve))
  if (!isFree || given.has(port)) return freePort()
  given.add(port)
  return port
}

const given = new Set<number>()
