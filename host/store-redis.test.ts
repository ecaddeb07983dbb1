import { afterAll, describe, expect, test, vi } from 'vitest'
import { hasRedis, startRedis, tellRedis } from './redis-server.testing.ts'
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

const always = ['--appendonly', 'yes', '--appendfsync', 'always']

async function connect({ url }: { url: string }) {
  const store = await connectRedis(url)
  open.push(store)
  // A busy machine may take longer than the store waits for its first connection.
  await isBack(store)
  return store
}

async function startReplica({ url }: { url: string }) {
  const { hostname, port } = new URL(url)
  const replica = await start([...always, '--replicaof', `${hostname} ${port}`])
  await isFollowing(replica)
  return replica
}

const patient = { timeout: 10_000 }
const isFollowing = ({ url }: { url: string }) =>
  vi.waitFor(async () => {
    const told = await tellRedis(url, 'INFO', 'replication')
    if (!told.includes('link_status:up')) throw new Error(told)
  }, patient)
const isBack = (store: Store) => vi.waitFor(() => store.check(), patient)

// They mostly wait for servers to start and for clients to reconnect.
describe.runIf(hasRedis).concurrent('Redis', () => {
  const session = 'session-1'
  const write = { session, id: crypto.randomUUID(), content: 'digest' }

  test.for([
    { keeps: 'nothing', options: [] },
    { keeps: 'what was there a second ago', options: ['--appendonly', 'yes'] },
    { keeps: 'every claim', options: always },
  ])(
    'a restart that keeps $keeps ends every session, so no id is new again',
    { timeout: 20_000 },
    async ({ options }) => {
      const own = await start(options)
      const store = await connect(own)
      await store.beginSession(session, later())
      await store.claim(write)
      await own.stop('SIGKILL')
      await expect(store.claim(write)).rejects.toThrow()
      await expect(store.check()).rejects.toThrow()
      await own.start()
      expect(await isBack(store)).toBe('changed')
      expect(await store.check()).toBeUndefined()
      expect(await store.isSessionLive(session)).toBe(false)
      expect((await store.claim(write)).state).toBe('ended')
    },
  )

  test(
    'a server whose log was switched off and on before it fell ends its sessions',
    { timeout: 20_000 },
    async () => {
      const own = await start(always)
      const store = await connect(own)
      await store.beginSession(session, later())
      await tellRedis(own.url, 'CONFIG', 'SET', 'appendonly', 'no')
      expect((await store.claim(write)).state).toBe('new')
      await own.stop('SIGKILL')
      await own.start()
      await isBack(store)
      expect((await store.claim(write)).state).toBe('ended')
    },
  )

  test(
    'a replica ends the sessions whose claims it may lack: promoted, restarted, or both',
    { timeout: 40_000 },
    async () => {
      const own = await start([...always, '--repl-diskless-sync-delay', '0'])
      const first = await connect(own)
      const [promoted, restarted] = [await startReplica(own), await startReplica(own)]
      await first.beginSession(session, later())
      await own.stop('SIGKILL')

      await tellRedis(promoted.url, 'REPLICAOF', 'NO', 'ONE')
      const second = await connect(promoted)
      expect((await second.claim(write)).state).toBe('ended')
      await second.beginSession('session-2', later())
      expect(await second.isSessionLive('session-2')).toBe(true)
      await promoted.stop('SIGKILL')
      await promoted.start([...always])
      await isBack(second)
      expect((await second.claim(write)).state).toBe('ended')
      expect((await second.claim({ ...write, session: 'session-2' })).state).toBe('ended')

      await restarted.stop('SIGKILL')
      await restarted.start([...always])
      expect((await (await connect(restarted)).claim(write)).state).toBe('ended')
    },
  )

  test(
    'a master that followed another meanwhile ends the sessions it got back',
    { timeout: 40_000 },
    async () => {
      const own = await start([...always, '--repl-diskless-sync-delay', '0'])
      const store = await connect(own)
      const other = await startReplica(own)
      await store.beginSession(session, later())
      await vi.waitFor(async () => {
        expect(await tellRedis(other.url, 'KEYS', '*')).toContain(session)
      }, patient)
      // The other server takes over without the claim that is made here.
      await tellRedis(other.url, 'REPLICAOF', 'NO', 'ONE')
      expect((await store.claim(write)).state).toBe('new')
      const { hostname, port } = new URL(other.url)
      await tellRedis(own.url, 'REPLICAOF', hostname, port)
      await isFollowing(own)
      await tellRedis(own.url, 'REPLICAOF', 'NO', 'ONE')
      // A host that saw none of it has no memory that could help it.
      const unaware = await connect(own)
      expect(await unaware.isSessionLive(session)).toBe(false)
      expect((await unaware.claim(write)).state).toBe('ended')
      expect((await store.claim(write)).state).toBe('ended')
    },
  )

  test('a password is required and never shown', async () => {
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
