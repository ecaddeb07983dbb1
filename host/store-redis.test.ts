import { createClient } from '@redis/client'
import { afterAll, describe, test } from 'vitest'
import { hasRedis, startRedis } from './redis-server.testing.ts'
import { connectRedis } from './store-redis.ts'
import type { Store } from './store.ts'

type Redis = Awaited<ReturnType<typeof startRedis>>
const later = () => Date.now() + 60_000
const servers: Redis[] = []
const open: Store[] = []
afterAll(async () => {
  await Promise.all(open.map((store) => store.close()))
  await Promise.all(servers.map((server) => server.close()))
})

async function start(options?: string[]) {
  const server = await startRedis(options)
  servers.push(server)
  return server
}

// They mostly wait for servers to start and for clients to reconnect.
describe.runIf(hasRedis).concurrent('Redis', () => {
  const session = 'session-1'
  const write = { session, id: crypto.randomUUID(), content: 'digest' }

  test.for([
    { keeps: 'nothing', options: [], live: false },
    { keeps: 'what was there a second ago', options: ['--appendonly', 'yes'], live: false },
    {
      keeps: 'every claim',
      options: ['--appendonly', 'yes', '--appendfsync', 'always'],
      live: true,
    },
  ])(
    'a restart that keeps $keeps never makes an id new again',
    { timeout: 20_000 },
    async ({ options, live }, { expect }) => {
      const own = await start(options)
      const store = await connectRedis(own.url)
      open.push(store)
      await store.beginSession(session, later())
      await store.claim(write)
      await own.stop('SIGKILL')
      await expect(store.claim(write)).rejects.toThrow()
      await expect(store.check()).rejects.toThrow()
      await own.start()
      await expect
        .poll(() => store.check().then(() => 'ok', String), { timeout: 10_000 })
        .toBe('ok')
      expect(await store.isSessionLive(session)).toBe(live)
      expect((await store.claim(write)).state).toBe(live ? 'known' : 'ended')
    },
  )

  test(
    'a replica that takes over ends the sessions whose claims it may lack',
    { timeout: 20_000 },
    async ({ expect }) => {
      const always = ['--appendonly', 'yes', '--appendfsync', 'always']
      const own = await start([...always, '--repl-diskless-sync-delay', '0'])
      const first = await connectRedis(own.url)
      open.push(first)
      await first.beginSession(session, later())
      const { hostname, port } = new URL(own.url)
      const replica = await start([...always, '--replicaof', `${hostname} ${port}`])
      const client = createClient({ url: replica.url })
      await client.connect()
      await expect
        .poll(() => client.info('replication'), { timeout: 10_000 })
        .toContain('link_status:up')
      await own.stop('SIGKILL')
      await client.sendCommand(['REPLICAOF', 'NO', 'ONE'])
      const second = await connectRedis(replica.url)
      open.push(second)
      expect((await second.claim(write)).state).toBe('ended')
      await second.beginSession('session-2', later())
      expect(await second.isSessionLive('session-2')).toBe(true)
      client.destroy()
    },
  )

  test('a password is required and never shown', async ({ expect }) => {
    const own = await start(['--requirepass', 'secret-word'])
    const url = own.url.replace('redis://', 'redis://:secret-word@')
    const store = await connectRedis(url)
    open.push(store)
    await store.check()
    expect(store.description).not.toContain('secret-word')
    const without = await connectRedis(own.url)
    open.push(without)
    await expect(without.check()).rejects.toThrow()
  })
})
