import { EventEmitter, once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { type Socket, connect } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { readProxyTrust } from './client-address.ts'
import { readClientBuild } from './client-build.ts'
import { writeTestClient } from './client.testing.ts'
import { recordLog } from './log.testing.ts'
import { type StartOptions, startHost } from './server.ts'
import { createMemoryStore } from './store-memory.ts'

/*
 * Connections are really opened. Only Linux lets a test come from several addresses of this
 * machine.
 */

let host: Awaited<ReturnType<typeof startHost>>
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await host.close()
})

async function start(options: Partial<StartOptions> = {}) {
  const { log, events } = recordLog()
  host = await startHost({
    service: 'https://api.example.com',
    secrets: [],
    port: 0,
    host: '127.0.0.1',
    log,
    mostConnections: 60,
    mostOfAddress: 20,
    trustedProxies: readProxyTrust('0')!,
    ...options,
  })
  return events
}

async function open(localAddress: string) {
  const { hostname, port } = new URL(host.url)
  const socket = connect({ port: Number(port), host: hostname, localAddress })
  sockets.push(socket)
  socket.on('error', () => undefined)
  await new Promise((settle) => socket.once('connect', settle).once('close', settle))
  return socket
}

async function openMany(count: number, localAddress: string) {
  const opened: Socket[] = []
  for (let at = 0; at < count; at += 1) opened.push(await open(localAddress))
  return opened
}

const isOpen = (socket: Socket) => !socket.destroyed && !socket.readableEnded

/** Sends a whole request on the connection and gives the status. */
async function ask(socket: Socket, path = '/livez') {
  const answer = new Promise<string>((settle) => {
    socket.once('data', (bytes) => settle(bytes.toString()))
    socket.once('close', () => settle('closed'))
  })
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
  return /^HTTP\/1\.1 (\d+)|closed/.exec(await answer)?.slice(1)[0]
}

describe.runIf(process.platform === 'linux')('of connections that do nothing', () => {
  test('one address cannot take the places of others', async () => {
    const events = await start()
    const crowd = await openMany(200, '127.0.0.2')
    await expect.poll(() => crowd.filter(isOpen).length).toBe(20)
    expect(await host.countConnections()).toBe(20)
    expect(await ask(await open('127.0.0.3'))).toBe('200')
    // One line for the whole attack, not one for each connection.
    expect(events('crowded-address')).toMatchObject([{ address: '127.0.0.0/24' }])
  })

  test('the address itself is still served: its oldest idle connection makes room', async () => {
    await start()
    const crowd = await openMany(20, '127.0.0.2')
    expect(await ask(crowd[0]!)).toBe('200')
    const late = await open('127.0.0.2')
    expect(await ask(late)).toBe('200')
    await expect.poll(() => isOpen(crowd[1]!)).toBe(false)
    expect(crowd.map(isOpen).filter(Boolean)).toHaveLength(19)
    // The first was used since, so it is not the one that was idle longest.
    expect(await ask(crowd[0]!)).toBe('200')
  })

  test('a connection that carries a request is never closed for a new one', async () => {
    const held = new EventEmitter()
    const check = async () => void (await once(held, 'release'))
    const store = { ...createMemoryStore(), check }
    await start({ store, mostOfAddress: 3 })
    const busy = await openMany(3, '127.0.0.2')
    const answers = busy.map((socket) => ask(socket, '/readyz'))
    await expect.poll(() => held.listenerCount('release')).toBe(3)
    const refused = await open('127.0.0.2')
    await expect.poll(() => isOpen(refused)).toBe(false)
    held.emit('release')
    expect(await Promise.all(answers)).toEqual(['200', '200', '200'])
  })

  test('a connection that carries many requests at once holds up nobody else', async () => {
    let checks = 0
    const held = new EventEmitter()
    const check = async () => {
      checks += 1
      await once(held, 'release')
    }
    const events = await start({ store: { ...createMemoryStore(), check } })
    const greedy = await open('127.0.0.2')
    greedy.write('GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1_000))
    await expect.poll(() => isOpen(greedy), { timeout: 10_000 }).toBe(false)
    expect(checks).toBe(10)
    expect(events('crowded-address')).toHaveLength(1)
    held.emit('release')
    // Those that waited behind the first have their line, too.
    await expect.poll(() => events('request').length, { timeout: 10_000 }).toBe(10)
    expect(await ask(await open('127.0.0.2'))).toBe('200')
  })

  test('a client that reads nothing loses its connection', async () => {
    const { folder, remove } = await writeTestClient()
    await writeFile(join(folder, 'assets/large.js'), ' '.repeat(20_000_000))
    await start({ client: await readClientBuild(folder), stalledFor: 200 })
    await remove()
    const stalled = await open('127.0.0.2')
    stalled.pause().write('GET /assets/large.js HTTP/1.1\r\nHost: x\r\n\r\n')
    await expect.poll(() => host.countConnections(), { timeout: 10_000 }).toBe(0)
  })

  test('places come back when connections close', async () => {
    await start()
    for (const socket of await openMany(20, '127.0.0.2')) socket.destroy()
    await expect.poll(() => host.countConnections()).toBe(0)
    const next = await openMany(20, '127.0.0.2')
    expect(next.filter(isOpen)).toHaveLength(20)
  })

  test.each([
    ['a private address, unless told otherwise', undefined, 40],
    ['its listed address', '127.0.0.2', 40],
    ['not listed', '10.1.2.3', 20],
  ])('a proxy with %s is told from a client', async (_, trust, left) => {
    await start({ trustedProxies: readProxyTrust(trust)! })
    const crowd = await openMany(40, '127.0.0.2')
    await expect.poll(() => crowd.filter(isOpen).length).toBe(left)
    expect(await host.countConnections()).toBe(left)
  })
})
