import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { hasRedis, startRedis, tellRedis } from './redis-server.testing.ts'
import { digestOf } from './session-digest.ts'
import { openFileStore } from './store-files.ts'
import { connectRedis } from './store-redis.ts'
import type { Store } from './store.ts'

/* A store that lost claims in place, as a snapshot of a disk or `rsync --delete` leaves it, while hosts go on. */

let redis: Awaited<ReturnType<typeof startRedis>> | undefined
const folders: string[] = []
const open: Store[] = []
beforeAll(async () => {
  if (hasRedis) redis = await startRedis()
})
afterAll(async () => {
  await Promise.all(open.map((store) => store.close()))
  await redis?.close()
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
})

type Loss = { ids?: string[]; links?: number; chain?: boolean }
type Parts = { open: () => Promise<Store>; lose: (session: string, loss: Loss) => Promise<unknown> }

const kinds: Record<string, () => Promise<Parts>> = {
  async files() {
    const folder = await mkdtemp(join(tmpdir(), 'counter-lost-'))
    folders.push(folder)
    return {
      open: () => openFileStore(folder),
      async lose(session, { ids = [], links = 0, chain = false }) {
        const place = join(folder, 'sessions', digestOf(session))
        const names = (await readdir(place)).filter((name) => name.startsWith('chain.')).toSorted()
        const lost = chain ? names : names.slice(names.length - links)
        for (const name of [...ids, ...lost]) await rm(join(place, name))
      },
    }
  },
  ...(hasRedis && {
    async redis() {
      const { url } = redis!
      return {
        open: () => connectRedis(url),
        async lose(session, { ids = [], links = 0, chain = false }) {
          const key = `counter:{${session}}`
          if (ids.length > 0) await tellRedis(url, 'HDEL', key, ...ids)
          if (chain) await tellRedis(url, 'DEL', `${key}:chain`)
          else if (links > 0) await tellRedis(url, 'RPOP', `${key}:chain`, `${links}`)
        },
      }
    },
  }),
}

describe.each(Object.keys(kinds))('claims lost in %s', (kind) => {
  async function start() {
    const parts = await kinds[kind]!()
    const stores = [await parts.open(), await parts.open()] as const
    open.push(...stores)
    await Promise.all(stores.map((store) => store.check()))
    const session = crypto.randomUUID()
    await stores[0].beginSession(session, Date.now() + 60_000)
    const write = () => ({ session, id: crypto.randomUUID(), content: 'digest' })
    const lose = (loss: Loss) => parts.lose(session, loss)
    return { stores, session, write, lose }
  }

  test('a session without any of its claims ends at its next write', async ({ expect }) => {
    const { stores, session, write, lose } = await start()
    const first = write()
    await stores[0].claim(first)
    await lose({ ids: [first.id], links: 1 })
    expect(await stores[0].claim(write())).toEqual({ state: 'ended', forgot: true })
    expect(await stores[1].isSessionLive(session)).toBe(false)
  })

  test('a host that saw a claim notices its loss behind a later one', async ({ expect }) => {
    const { stores, session, write, lose } = await start()
    const [first, second] = [write(), write()]
    for (const one of [first, second]) await stores[0].claim(one)
    await lose({ ids: [second.id], links: 1 })
    expect(await stores[1].claim(write())).toEqual({ state: 'new' })
    expect(await stores[0].claim(second)).toEqual({ state: 'ended', forgot: true })
    expect(await stores[1].isSessionLive(session)).toBe(false)
  })

  test('any host notices the loss of a claim that the chain still names', async ({ expect }) => {
    const { stores, write, lose } = await start()
    const [first, second] = [write(), write()]
    for (const one of [first, second]) await stores[0].claim(one)
    await lose({ ids: [second.id] })
    expect(await stores[1].claim(write())).toEqual({ state: 'ended', forgot: true })
    expect(await stores[0].claim(second)).toEqual({ state: 'ended' })
  })

  test('a session that a host of an earlier version began goes on', async ({ expect }) => {
    const { stores, write, lose } = await start()
    const [first, second] = [write(), write()]
    for (const one of [first, second]) await stores[0].claim(one)
    await lose({ chain: true })
    expect(await stores[1].claim(first)).toMatchObject({ state: 'known' })
    expect(await stores[1].claim(write())).toEqual({ state: 'new' })
    expect(await stores[1].claim(second)).toMatchObject({ state: 'known' })
  })

  test('many claims at two hosts at once are no loss', async ({ expect }) => {
    const { stores, write } = await start()
    const writes = Array.from({ length: 40 }, write)
    const asked = await Promise.all(writes.map((one, at) => stores[at % 2]!.claim(one)))
    expect(new Set(asked.map(({ state }) => state))).toEqual(new Set(['new']))
    const again = await Promise.all(writes.map((one, at) => stores[(at + 1) % 2]!.claim(one)))
    expect(new Set(again.map(({ state }) => state))).toEqual(new Set(['known']))
  })
})
