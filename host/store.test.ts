import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { hasRedis, startCluster, startRedis } from './redis-server.testing.ts'
import { pinsHeld } from './boards.ts'
import { openFileStore } from './store-files.ts'
import { createMemoryStore } from './store-memory.ts'
import { connectRedis } from './store-redis.ts'
import type { Store } from './store.ts'

type Redis = Awaited<ReturnType<typeof startRedis>>
const limits = { writesPerSession: 3, answerKept: 1_500 }
const later = () => Date.now() + 60_000
const folders: string[] = []
const open: Store[] = []
let redis: Redis | undefined
let cluster: Redis | undefined

beforeAll(async () => {
  if (!hasRedis) return
  redis = await startRedis()
  cluster = await startCluster()
})
afterAll(async () => {
  await Promise.all(open.map((store) => store.close()))
  await redis?.close()
  await cluster?.close()
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
})

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'counter-store-'))
  folders.push(folder)
  return folder
}

const kinds: Record<string, () => Promise<[Store, Store]>> = {
  memory: async () => {
    const store = createMemoryStore(limits)
    return [store, store]
  },
  files: async () => {
    const folder = await newFolder()
    return [await openFileStore(folder, limits), await openFileStore(folder, limits)]
  },
  ...(hasRedis && {
    redis: async () => [
      await connectRedis(redis!.url, limits),
      await connectRedis(redis!.url, limits),
    ],
    // A cluster refuses any command whose keys lie in different slots.
    'a Redis cluster': async () => [
      await connectRedis(cluster!.url, limits),
      await connectRedis(cluster!.url, limits),
    ],
  }),
}

// Concurrent, because most of these tests only wait for time to pass.
describe.concurrent.each(Object.keys(kinds))('a store in %s', (kind) => {
  async function start() {
    const stores = await kinds[kind]!()
    open.push(...stores)
    const session = crypto.randomUUID()
    await stores[0].beginSession(session, later())
    return { stores, session, write: { session, id: crypto.randomUUID(), content: 'digest' } }
  }

  test('gives an id once to many parallel callers', async ({ expect }) => {
    const { stores, write } = await start()
    await Promise.all(stores.map((store) => store.check()))
    const asked = Array.from({ length: 50 }, (_, at) => stores[at % 2]!.claim(write))
    const states = (await Promise.all(asked)).map(({ state }) => state)
    expect(states.filter((state) => state === 'new')).toHaveLength(1)
    expect(states.filter((state) => state === 'known')).toHaveLength(49)
  })

  test('keeps a claim after its answer has expired', async ({ expect }) => {
    const { stores, write } = await start()
    await stores[0].claim(write)
    const known = { state: 'known', content: 'digest' }
    expect(await stores[1].claim({ ...write, content: 'other!' })).toEqual(known)
    await stores[0].keepAnswer(write, 'sealed')
    expect(await stores[1].claim(write)).toEqual({ ...known, answer: 'sealed' })
    if (kind === 'files') return
    await expect
      .poll(() => stores[1].claim(write), { timeout: 5_000 })
      .toEqual({ ...known, answer: '' })
  })

  test('remembers that there was an answer it did not keep', async ({ expect }) => {
    const { stores, write } = await start()
    await stores[0].claim(write)
    await stores[0].keepAnswer(write, '')
    expect(await stores[1].claim(write)).toMatchObject({ state: 'known', answer: '' })
  })

  test('limits the writes of each session', async ({ expect }) => {
    const { stores, session } = await start()
    const claim = (id: string) => stores[0].claim({ session, id, content: 'digest' })
    const ids = Array.from({ length: 4 }, () => crypto.randomUUID())
    const states = []
    for (const id of ids) states.push((await claim(id)).state)
    expect(states).toEqual(['new', 'new', 'new', 'full'])
    expect((await claim(ids[0]!)).state).toBe('known')
  })

  test('knows which sessions have begun and not ended', async ({ expect }) => {
    const { stores, session, write } = await start()
    expect(await stores[1].isSessionLive(session)).toBe(true)
    expect(await stores[1].isSessionLive('another')).toBe(false)
    expect(await stores[1].claim({ ...write, session: 'another' })).toEqual({ state: 'ended' })
    await stores[0].claim(write)
    await stores[0].endSession(session)
    await stores[0].endSession(session)
    await stores[0].keepAnswer(write, 'sealed')
    expect(await stores[1].isSessionLive(session)).toBe(false)
    expect(await stores[1].claim(write)).toEqual({ state: 'ended' })
  })

  test('locks a name for one holder until release or expiry', async ({ expect }) => {
    const { stores } = await start()
    const name = crypto.randomUUID()
    const asked = Array.from({ length: 20 }, (_, at) => stores[at % 2]!.lock(name, `${at}`, 60_000))
    const held = (await Promise.all(asked)).map((isHeld, at) => (isHeld ? at : -1))
    const [holder = -1, ...others] = held.filter((at) => at >= 0)
    expect(others).toEqual([])
    await stores[0].unlock(name, 'somebody else')
    expect(await stores[1].lock(name, 'next', 60_000)).toBe(false)
    await stores[holder % 2]!.unlock(name, `${holder}`)
    expect(await stores[1].lock(name, 'next', 50)).toBe(true)
    await expect.poll(() => stores[0].lock(name, 'last', 60_000)).toBe(true)
    expect(await stores[1].lock(name, 'none', 60_000)).toBe(false)
  })

  test('counts for all hosts, up and down, and restarts after the given time', async ({
    expect,
  }) => {
    const { stores } = await start()
    const name = crypto.randomUUID()
    expect(await stores[0].count(name, 1, 1_500)).toMatchObject({ count: 1 })
    const { count, endsIn } = await stores[0].count(name, 1, 1_500)
    expect([count, endsIn > 0, endsIn <= 1_500]).toEqual([2, true, true])
    expect(await stores[0].count(name, -1, 1_500)).toMatchObject({ count: 1 })
    expect((await stores[0].count(name, -5, 1_500)).count).toBe(0)
    await stores[0].count(name, 7, 1_500)
    const stands = async () => (await stores[0].count(name, 0, 1_500)).count
    await expect.poll(stands, { timeout: 5_000 }).toBe(0)
    const asked = Array.from({ length: 60 }, (_, at) => stores[at % 2]!.count('both', 1, 60_000))
    expect(await Promise.all(asked)).toHaveLength(60)
    expect((await stores[1].count('both', 0, 60_000)).count).toBe(60)
  })

  test('tells people in a room what the others do, and forgets them in time', async ({
    expect,
  }) => {
    const { stores } = await start()
    // The embedded store knows only the people of its own process.
    const there = kind === 'files' ? stores[0] : stores[1]
    const room = crypto.randomUUID()
    expect(await stores[0].meet(room, 'ines', 'reads', 1_000)).toEqual([])
    expect(await there.meet(room, 'tom', 'writes = "a b"', 60_000)).toEqual(['reads'])
    expect(await stores[0].meet(room, 'ines', 'reads', 1_000)).toEqual(['writes = "a b"'])
    const seen = () => there.meet(room, 'tom', 'writes', 60_000)
    await expect.poll(seen, { timeout: 5_000 }).toEqual([])
    await there.meet(room, 'tom', '', 60_000)
    expect(await stores[0].meet(room, 'ines', 'reads', 1_000)).toEqual([])
  })

  test('keeps what is pinned on a board until its time is up', async ({ expect }) => {
    const { stores } = await start()
    const board = crypto.randomUUID()
    const pin = (at: number, before: string, words: string, milliseconds = 60_000) =>
      stores[at]!.pin(board, { name: 'a', before, words }, milliseconds)
    expect(await pin(0, '', 'Tom = "é"')).toBe('Tom = "é"')
    expect(await pin(1, '', 'Ines')).toBe('Tom = "é"')
    expect([...(await stores[1].readBoard(board))]).toEqual([['a', 'Tom = "é"']])
    expect(await pin(1, 'Tom = "é"', 'Ines', 1_000)).toBe('Ines')
    const left = async () => (await stores[0].readBoard(board)).size
    await expect.poll(left, { timeout: 5_000 }).toBe(0)
    expect(await pin(0, 'Ines', 'Tom')).toBe('')
    expect(await pin(0, '', 'Tom')).toBe('Tom')
    expect(await pin(1, 'Tom', '')).toBe('')
    expect((await stores[0].readBoard(board)).size).toBe(0)
  })

  test('of many who pin at the same time, exactly one is first', async ({ expect }) => {
    const { stores } = await start()
    const board = crypto.randomUUID()
    const asked = Array.from({ length: 20 }, (_, at) =>
      stores[at % 2]!.pin(board, { name: `${at % 2}`, before: '', words: `${at}` }, 60_000),
    )
    const held = await Promise.all(asked)
    const pinned = await stores[0].readBoard(board)
    expect(new Set(held)).toEqual(new Set(pinned.values()))
    expect(pinned.size).toBe(2)
  })

  test('a full board drops its oldest pin', async ({ expect }) => {
    const { stores } = await start()
    if (kind === 'files') return
    const board = crypto.randomUUID()
    for (let at = 0; at <= pinsHeld; at += 1) {
      await stores[0].pin(board, { name: `${at}`, before: '', words: 'Tom' }, 60_000 + at)
    }
    const pinned = await stores[0].readBoard(board)
    expect(pinned.size).toBe(pinsHeld)
    expect([pinned.has('0'), pinned.has(`${pinsHeld}`)]).toEqual([false, true])
  })

  test('marks a name until its time is up', async ({ expect }) => {
    const { stores } = await start()
    const name = crypto.randomUUID()
    expect(await stores[1].isMarked(name)).toBe(false)
    await stores[0].mark(name, 1_000)
    expect(await stores[1].isMarked(name)).toBe(true)
    await expect.poll(() => stores[1].isMarked(name), { timeout: 5_000 }).toBe(false)
  })
})
