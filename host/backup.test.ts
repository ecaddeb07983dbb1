import { execFileSync } from 'node:child_process'
import { chmod, cp, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { buildHost } from './built-host.testing.ts'
import {
  type Kind,
  deliveredTwice,
  read,
  refund,
  startHosts,
} from './hosts-of-one-store.testing.ts'
import { rawJson } from './raw-service.testing.ts'
import { hasRedis, isInstalled, startRedis, tellRedis } from './redis-server.testing.ts'
import { openFileStore } from './store-files.ts'

/* A backup of a store lacks what was claimed after it: nothing in it may count as a session. */

let file = ''
beforeAll(async () => {
  file = (await buildHost()).file
}, 60_000)

const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step()
})

const done = rawJson(201, { success: true, data: {} })

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'counter-backup-'))
  undo.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function start(kind: Kind, redisUrl?: string) {
  const hosts = await startHosts(file, kind, (_, socket) => socket.write(done), { redisUrl })
  undo.push(hosts.close)
  const stopAll = () => Promise.all([hosts.kill(0), hosts.kill(1)])
  const startAll = () => Promise.all([hosts.restart(0), hosts.restart(1)])
  return { ...hosts, stopAll, startAll }
}

type Started = Awaited<ReturnType<typeof start>>

const restores = process.env.NIGHTLY ? 10 : 1
const refundsOfEach = process.env.NIGHTLY ? 50 : 2

/** Refunds before and after the backup, restores, and tries all again at both hosts. */
async function expectNothingRevived(hosts: Started, backUp: () => unknown, restore: () => unknown) {
  const sendSome = async (cookie: string) => {
    const ids = Array.from({ length: refundsOfEach }, () => crypto.randomUUID())
    for (const id of ids) expect((await refund(hosts.urls[0]!, cookie, id)).status).toBe(201)
    return ids
  }
  for (let count = 0; count < restores; count += 1) {
    const cookie = await hosts.signIn()
    const ids = await sendSome(cookie)
    await backUp()
    ids.push(...(await sendSome(cookie)))
    await hosts.stopAll()
    await restore()
    await hosts.startAll()
    for (const url of hosts.urls) {
      expect((await read(url, cookie)).status).toBe(401)
      for (const id of ids) expect((await refund(url, cookie, id)).status).toBe(401)
    }
    expect(deliveredTwice(hosts.deliveries)).toEqual([])
    // All sign in anew, and everything works.
    const next = await hosts.signIn(hosts.urls[1])
    expect((await read(hosts.urls[0]!, next)).status).toBe(200)
    expect((await refund(hosts.urls[0]!, next, crypto.randomUUID())).status).toBe(201)
  }
}

const whole = { recursive: true, preserveTimestamps: true } as const

test(
  'a DATA_DIR restored from a copy opens no session, so nothing is sent again',
  { timeout: 1_200_000 },
  async () => {
    const hosts = await start('files')
    const copy = await newFolder()
    await expectNothingRevived(
      hosts,
      async () => {
        await rm(copy, { recursive: true, force: true })
        await cp(hosts.folder, copy, whole)
      },
      async () => {
        await rm(hosts.folder, { recursive: true })
        await cp(copy, hosts.folder, whole)
      },
    )
  },
)

const hasRsync = isInstalled('rsync')
if (!hasRsync) console.log('rsync is not installed: its test is left out.')
const rsync = (...words: string[]) => execFileSync('rsync', ['-a', ...words])

/** The clock of a file system does not stand still, and a second on it tells what was set back. */
const isOlder = (time: number) =>
  expect.poll(() => Date.now() - time, { timeout: 5_000 }).toBeGreaterThan(1_100)

test.runIf(hasRsync)(
  'a copy that rsync lays over DATA_DIR opens no session that has gone on since',
  { timeout: 1_200_000 },
  async () => {
    const hosts = await start('files')
    const copy = await newFolder()
    let copiedAt = 0
    await expectNothingRevived(
      hosts,
      () => {
        rsync('--delete', `${hosts.folder}/`, `${copy}/`)
        copiedAt = Date.now()
      },
      async () => {
        await isOlder(copiedAt)
        rsync('--delete', `${copy}/`, `${hosts.folder}/`)
      },
    )
  },
)

test.runIf(hasRsync).each([
  ['kept', true],
  ['lost', false],
])(
  'dropping old answers hides no copy that %s the times of files',
  async (_, preserveTimestamps) => {
    const [folder, copy] = [await newFolder(), await newFolder()]
    const store = await openFileStore(folder)
    await store.beginSession('session', Date.now() + 60_000)
    const write = { session: 'session', id: crypto.randomUUID(), content: 'digest' }
    await store.claim(write)
    await store.keepAnswer(write, 'answer')
    const [name = ''] = await readdir(join(folder, 'sessions'))
    await utimes(join(folder, 'sessions', name, `${write.id}.answer`), 0, 0)
    await store.mark('over', -1)
    // Of two files alike, rsync compares the second in which they were written.
    await isOlder(Date.now())
    await cp(folder, copy, { recursive: true, preserveTimestamps })
    await store.claim({ ...write, id: crypto.randomUUID() })
    await isOlder(Date.now())
    rsync('--delete', `${copy}/`, `${folder}/`)
    const next = await openFileStore(folder)
    // What is over goes last.
    await expect.poll(() => readdir(join(folder, 'marks'))).toEqual([])
    expect(await next.isSessionLive('session')).toBe(false)
  },
)

test('a session goes on after somebody has set the rights of all that is in DATA_DIR', async () => {
  const folder = await newFolder()
  const store = await openFileStore(folder)
  await store.beginSession('session', Date.now() + 60_000)
  const write = { session: 'session', id: crypto.randomUUID(), content: 'digest' }
  await store.claim(write)
  await isOlder(Date.now())
  const all = await readdir(folder, { recursive: true })
  for (const name of all) {
    const { mode } = await stat(join(folder, name))
    await chmod(join(folder, name), mode)
  }
  expect((await (await openFileStore(folder)).claim(write)).state).toBe('known')
})

test.runIf(hasRedis)(
  'a Redis restored from its dump opens no session, so nothing is sent again',
  { timeout: 1_200_000 },
  async () => {
    const copy = await newFolder()
    const redis = await startRedis(['--dir', copy])
    undo.push(redis.close)
    const hosts = await start('redis', redis.url)
    await expectNothingRevived(
      hosts,
      () => tellRedis(redis.url, 'SAVE'),
      async () => {
        await redis.stop('SIGKILL')
        expect(await readdir(copy)).toContain('dump.rdb')
        await redis.start()
        expect(await tellRedis(redis.url, 'DBSIZE')).not.toBe('0')
      },
    )
  },
)

test('who has which ticket comes back with a copy of DATA_DIR', async () => {
  const [folder, copy] = [await newFolder(), await newFolder()]
  const store = await openFileStore(folder)
  await store.pin('board', { name: 'ticket', before: '', words: 'Tom' }, 60_000)
  await cp(folder, copy, whole)
  const restored = await openFileStore(copy)
  expect((await restored.readBoard('board')).get('ticket')).toBe('Tom')
})

test('a session that was ended does not come back with a copy laid over DATA_DIR', async () => {
  const [folder, copy] = [await newFolder(), await newFolder()]
  const store = await openFileStore(folder)
  await store.beginSession('session', Date.now() + 60_000)
  await cp(folder, copy, whole)
  await store.endSession('session')
  await cp(copy, folder, whole)
  expect(await store.isSessionLive('session')).toBe(false)
  expect(await (await openFileStore(folder)).isSessionLive('session')).toBe(false)
  expect(await (await openFileStore(folder)).listSessions()).toEqual([])
})

/** As the versions before noted it: no place. */
async function beginEarlier(store: Awaited<ReturnType<typeof openFileStore>>, folder: string) {
  await store.beginSession('session', Date.now() + 8 * 60 * 60_000)
  const [name = ''] = await readdir(join(folder, 'sessions'))
  await rm(join(folder, 'sessions', name, 'session.place'))
  return join(folder, 'sessions', name)
}

test('a session of an earlier version goes on, with its claims', async () => {
  const folder = await newFolder()
  const store = await openFileStore(folder)
  const place = await beginEarlier(store, folder)
  const write = { session: 'session', id: crypto.randomUUID(), content: 'digest' }
  await writeFile(join(place, write.id), write.content)
  const next = await openFileStore(folder)
  expect(await next.isSessionLive('session')).toBe(true)
  expect(await next.claim(write)).toMatchObject({ state: 'known' })
  expect((await next.claim({ ...write, id: crypto.randomUUID() })).state).toBe('new')
})

test('a session of an earlier version ends where its folder was made later than it began', async () => {
  const folder = await newFolder()
  const store = await openFileStore(folder)
  const place = await beginEarlier(store, folder)
  const begun = Date.now() - 10 * 60_000
  await writeFile(join(place, 'session.end'), `${begun + 9 * 60 * 60_000}`)
  expect(await (await openFileStore(folder)).isSessionLive('session')).toBe(false)
})
