import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildHost, spawnHost } from './built-host.testing.ts'
import { read, startHosts } from './hosts-of-one-store.testing.ts'
import { key } from './pair.testing.ts'
import { rawJson } from './raw-service.testing.ts'
import { hasRedis, startRedis } from './redis-server.testing.ts'
import { fingerprintOf } from './session-digest.ts'
import { openFileStore } from './store-files.ts'
import { connectRedis } from './store-redis.ts'
import type { Store } from './store.ts'
import { runSubcommand } from './subcommands.ts'

const hour = 60 * 60_000
let folder = ''
let redis: Awaited<ReturnType<typeof startRedis>> | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'counter-sessions-'))
  if (hasRedis) redis = await startRedis()
})
afterAll(async () => {
  await redis?.close()
  await rm(folder, { recursive: true, force: true })
})

type Listed = { session: string; key: string | null; ends: string; writes: number }

async function run(variables: Record<string, string>, ...options: string[]) {
  let printed = ''
  let noted = ''
  const code = await runSubcommand('sessions', options, {
    variables,
    print: (text) => (printed += text),
    note: (text) => (noted += text),
    signal: new AbortController().signal,
  })
  const list = options.includes('--json') && printed ? (JSON.parse(printed) as Listed[]) : []
  return { code, printed, noted, list }
}

const places: Record<string, () => Promise<{ store: Store; place: Record<string, string> }>> = {
  files: async () => {
    const own = await mkdtemp(join(folder, 'data-'))
    return { store: await openFileStore(own), place: { DATA_DIR: own } }
  },
  ...(hasRedis && {
    redis: async () => ({
      store: await connectRedis(redis!.url),
      place: { REDIS_URL: redis!.url },
    }),
  }),
}

describe.each(Object.keys(places))('sessions in %s', (kind) => {
  test('are listed by the fingerprint of their key, and ended one by one, by key or all', async () => {
    const { store, place } = await places[kind]!()
    const keys = ['one', 'one', 'two'].map(fingerprintOf)
    for (const [at, fingerprint] of keys.entries()) {
      await store.beginSession(`session-${at}`, Date.now() + (at + 1) * hour, fingerprint)
    }
    await store.beginSession('of an earlier version', Date.now() + 4 * hour)
    await store.claim({ session: 'session-1', id: crypto.randomUUID(), content: 'digest' })
    const all = await run(place, '--json')
    const byEnd = all.list.toSorted((one, next) => one.ends.localeCompare(next.ends))
    expect(byEnd.map((one) => one.key)).toEqual([...keys, null])
    expect(byEnd.map((one) => one.writes)).toEqual([0, 1, 0, 0])
    const { printed } = await run(place, '--key', keys[0]!)
    expect(printed.split('\n')).toHaveLength(3)

    expect(await run(place, 'end', byEnd[0]!.session)).toMatchObject({
      code: 0,
      noted: '1 ended.\n',
    })
    expect(await run(place, 'end', byEnd[0]!.session)).toMatchObject({
      code: 1,
      noted: '0 ended.\n',
    })
    const live = () => Promise.all([0, 1, 2].map((at) => store.isSessionLive(`session-${at}`)))
    expect(await live()).toEqual([false, true, true])
    expect((await run(place, 'end', '--key', keys[2]!)).code).toBe(0)
    expect(await live()).toEqual([false, true, false])
    expect((await run(place, 'end', '--all')).noted).toBe('2 ended.\n')
    expect((await run(place, '--json')).list).toEqual([])
    await store.close()
  })

  test('end at every host that runs', { timeout: 60_000 }, async () => {
    const { file } = await buildHost()
    const done = rawJson(200, { success: true, data: {} })
    const hosts = await startHosts(file, kind as 'files', (_, socket) => socket.write(done))
    const cookie = await hosts.signIn()
    const place = { BASE_URL: 'unused', DATA_DIR: hosts.folder, REDIS_URL: hosts.redis?.url ?? '' }
    const statuses = () =>
      Promise.all(hosts.urls.map(async (url) => (await read(url, cookie)).status))
    expect(await statuses()).toEqual([200, 200])
    const listing = spawnHost(file, place, ['sessions', '--json'])
    expect(await listing.ended).toBe(0)
    expect(JSON.parse(listing.output())).toMatchObject([{ key: fingerprintOf(key), writes: 0 }])
    expect(listing.output()).not.toContain(key)
    expect(await spawnHost(file, place, ['sessions', 'end', '--all']).ended).toBe(0)
    expect(await statuses()).toEqual([401, 401])
    await hosts.close()
  })
})

test('without a store nothing is made, and one line says so', async () => {
  const answer = await run({ DATA_DIR: join(folder, 'nothing') })
  expect(answer).toMatchObject({ code: 1, printed: '' })
  expect(answer.noted).toMatch(/^There is no store in .*nothing\. Set DATA_DIR or REDIS_URL/)
  const gone = await run({ REDIS_URL: 'redis://:hunter2@127.0.0.1:9' })
  expect(gone.code).toBe(1)
  expect(gone.noted).toMatch(/^Redis at 127\.0\.0\.1:9 \(REDIS_URL\) can't be used/)
})

test.each([
  [['end']],
  [['end', 'one', '--all']],
  [['end', 'one', 'two']],
  [['--all']],
  [['stop', '--all']],
  [['--key', 'the-key-itself-1']],
  [['end', '--key']],
  [['end', '--all=the-key-itself-1']],
])('%j is a wrong call, told in one line without what it held', async (options) => {
  const { code, noted } = await run({ DATA_DIR: folder }, ...options)
  expect(code).toBe(2)
  expect(noted.trim().split('\n')).toHaveLength(1)
  expect(noted).not.toContain('the-key-itself')
})
