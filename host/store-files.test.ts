import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, test } from 'vitest'
import { openFileStore } from './store-files.ts'

const limits = { writesPerSession: 3, answerKept: 1_500 }
const later = () => Date.now() + 60_000
const folders: string[] = []
afterAll(async () => {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
})

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'counter-store-'))
  folders.push(folder)
  return folder
}

describe('the embedded store', () => {
  const session = 'session-1'
  const write = { session, id: crypto.randomUUID(), content: 'digest' }

  test('keeps its state over a crash', async ({ expect }) => {
    const folder = await newFolder()
    const before = await openFileStore(folder)
    await before.beginSession(session, later())
    await before.claim(write)
    await before.pin('board', { name: 'ticket', before: '', words: 'Tom' }, 60_000)
    const after = await openFileStore(folder)
    expect(await after.claim(write)).toMatchObject({ state: 'known' })
    expect((await after.readBoard('board')).get('ticket')).toBe('Tom')
  })

  test('a claim that a crash left half written still counts', async ({ expect }) => {
    const folder = await newFolder()
    const store = await openFileStore(folder)
    await store.beginSession(session, later())
    await store.claim(write)
    const [name = ''] = await listSessions(folder)
    await writeFile(join(folder, 'sessions', name, write.id), 'dig')
    expect(await store.claim(write)).toEqual({ state: 'known', content: 'digest' })
  })

  test('deletes answers on time, and sessions only long after their end', async ({ expect }) => {
    const folder = await newFolder()
    const store = await openFileStore(folder, limits)
    await store.beginSession(session, later())
    await store.beginSession('session-2', Date.now() - 3_700_000)
    await store.claim(write)
    await store.keepAnswer(write, 'sealed')
    for (const name of await listSessions(folder)) {
      const answer = join(folder, 'sessions', name, `${write.id}.answer`)
      await utimes(answer, 0, 0).catch(() => undefined)
    }
    const next = await openFileStore(folder, limits)
    // The store opens before it deletes, because deleting thousands of sessions takes a while.
    expect(await next.isSessionLive('session-2')).toBe(true)
    await expect.poll(() => next.isSessionLive('session-2')).toBe(false)
    await expect.poll(() => next.claim(write)).toMatchObject({ state: 'known', answer: '' })
  })

  test('is readable by its owner only', async ({ expect }) => {
    const folder = join(await newFolder(), 'new')
    await openFileStore(folder)
    expect((await stat(join(folder, 'sessions'))).mode & 0o077).toBe(0)
  })

  test('is ready again, with no session, when its folder is made again', async ({ expect }) => {
    const folder = await newFolder()
    const store = await openFileStore(folder)
    await store.beginSession('session-1', Date.now() + 60_000)
    await rm(folder, { recursive: true })
    await expect(store.check()).rejects.toThrow()
    await mkdir(folder)
    await store.check()
    expect(await store.isSessionLive('session-1')).toBe(false)
    await store.beginSession('session-2', Date.now() + 60_000)
    expect(await store.isSessionLive('session-2')).toBe(true)
  })

  test('refuses a folder that is not writable', async ({ expect }) => {
    const file = join(await newFolder(), 'file')
    await writeFile(file, '')
    await expect(openFileStore(file)).rejects.toThrow()
    const gone = await newFolder()
    const store = await openFileStore(join(gone, 'data'))
    await rm(gone, { recursive: true })
    await expect(store.check()).rejects.toThrow()
  })
})

async function listSessions(folder: string) {
  return readdir(join(folder, 'sessions'))
}
