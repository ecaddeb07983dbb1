import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordLog } from './log.testing.ts'
import { openOwedEndings } from './owed-endings.ts'
import { sessionDigest } from './session-digest.ts'
import { createSessions as createWith } from './session.ts'
import { createMemoryStore } from './store-memory.ts'
import type { Store } from './store.ts'

const service = 'https://api.example.com'
const secret = 'a secret of the operator, long enough'
const later = 'another secret, which came after the first'
const start = new Date('2026-11-21T10:00:00Z')

let store: Store

function createSessions(address: string, secrets: string[]) {
  return createWith(address, secrets, store)
}

beforeEach(() => {
  store = createMemoryStore()
  vi.useFakeTimers({ toFake: ['Date'], now: start })
})
afterEach(() => {
  vi.useRealTimers()
})

function waitMinutes(minutes: number) {
  vi.setSystemTime(Date.now() + minutes * 60_000)
}

test('a sealed session opens again and hides the key', async () => {
  const sessions = createSessions(service, [secret])
  const session = await sessions.begin('key-1', 'store-1')
  const sealed = await sessions.seal(session)
  expect(sealed).not.toContain(Buffer.from('key-1').toString('base64url'))
  expect(await sessions.open(sealed)).toEqual(session)
})

test('two sign-ins with one key have different ids and cookies', async () => {
  const sessions = createSessions(service, [secret])
  const one = await sessions.begin('key-1')
  const other = await sessions.begin('key-1')
  expect(Buffer.from(one.id, 'base64url')).toHaveLength(16)
  expect(one.id).not.toBe(other.id)
  expect(await sessions.seal(one)).not.toBe(await sessions.seal(one))
})

test('changing any bit of any byte breaks the seal', async () => {
  const sessions = createSessions(service, [secret])
  const sealed = await sessions.seal(await sessions.begin('key-1'))
  for (let at = 0; at < sealed.length; at += 1) {
    for (let bit = 0; bit < 8; bit += 1) {
      const bytes = Buffer.from(sealed)
      bytes[at]! ^= 1 << bit
      const opened = await sessions.open(bytes.toString('latin1'))
      expect(opened, `bit ${bit} of byte ${at}`).toBeUndefined()
    }
  }
})

test.each(['', 'x', '....', 'eyJhbGciOiJub25lIn0.eyJrZXkiOiJ4In0.'])(
  '%j opens nothing',
  async (sealed) => {
    expect(await createSessions(service, [secret]).open(sealed)).toBeUndefined()
  },
)

test('a session of another service is refused', async () => {
  const sealed = await createSessions(service, [secret]).seal(
    await createSessions(service, [secret]).begin('key-1'),
  )
  expect(await createSessions(`${service}/v2`, [secret]).open(sealed)).toBeUndefined()
})

test('after a rotation old sessions open until the old secret is removed', async () => {
  const before = createSessions(service, [secret])
  const sealed = await before.seal(await before.begin('key-1'))
  const rotated = createSessions(service, [later, secret])
  const opened = await rotated.open(sealed)
  expect(opened?.key).toBe('key-1')
  expect(await createSessions(service, [later]).open(sealed)).toBeUndefined()
  expect(await createSessions(service, [later]).open(await rotated.seal(opened!))).toEqual(opened)
})

test('without a secret each start makes its own', async () => {
  const before = createSessions(service, [])
  const sealed = await before.seal(await before.begin('key-1'))
  expect(await before.open(sealed)).toBeDefined()
  expect(await createSessions(service, []).open(sealed)).toBeUndefined()
})

test('a session unused for 30 minutes has ended', async () => {
  const sessions = createSessions(service, [secret])
  const sealed = await sessions.seal(await sessions.begin('key-1'))
  waitMinutes(29)
  expect(await sessions.open(sealed)).toBeDefined()
  waitMinutes(1)
  expect(await sessions.open(sealed)).toBeUndefined()
})

test('a session in use ends after 8 hours', async () => {
  const sessions = createSessions(service, [secret])
  let session = await sessions.begin('key-1')
  for (let passed = 0; passed < 8 * 60 - 20; passed += 20) {
    waitMinutes(20)
    session = sessions.refreshed(session)!
    expect(await sessions.open(await sessions.seal(session))).toEqual(session)
  }
  waitMinutes(20)
  expect(await sessions.open(await sessions.seal(sessions.refreshed(session)!))).toBeUndefined()
})

test('a session is resealed at most once a minute', async () => {
  const sessions = createSessions(service, [secret])
  const session = await sessions.begin('key-1')
  vi.setSystemTime(start.getTime() + 59_000)
  expect(sessions.refreshed(session)).toBeUndefined()
  vi.setSystemTime(start.getTime() + 60_000)
  expect(sessions.refreshed(session)).toMatchObject({
    id: session.id,
    expiresAt: session.expiresAt,
  })
})

test('requests with one cookie share its next seal, which a new secret makes anew', async () => {
  const sessions = createSessions(service, [secret])
  const session = await sessions.begin('key-1')
  expect(sessions.resealed(session)).toBeUndefined()
  waitMinutes(2)
  const sealed = await sessions.resealed(session)
  expect(await sessions.resealed(session)).toBe(sealed)
  expect(await sessions.open(sealed!)).toMatchObject({ id: session.id })
  sessions.useSecrets([later])
  expect(await sessions.resealed(session)).not.toBe(sealed)
})

test('an ended session stays ended when it is resealed', async () => {
  const sessions = createSessions(service, [secret])
  const session = await sessions.begin('key-1')
  const sealed = await sessions.seal(session)
  await sessions.end(session)
  expect(await sessions.open(sealed)).toBeUndefined()
  waitMinutes(5)
  expect(await sessions.open(await sessions.seal(sessions.refreshed(session)!))).toBeUndefined()
})

test('the longest key fits into a cookie', async () => {
  const sessions = createSessions(`${service}/${'p'.repeat(100)}`, [secret])
  const sealed = await sessions.seal(await sessions.begin('k'.repeat(2048), crypto.randomUUID()))
  expect(sealed.length).toBeLessThan(4_000)
})

test('a session that ended at one host has ended at every other one', async () => {
  const one = createSessions(service, [secret])
  const other = createSessions(service, [secret])
  const session = await one.begin('key-1')
  const sealed = await one.seal(session)
  expect(await other.open(sealed)).toEqual(session)
  await one.end(session)
  expect(await other.open(sealed)).toBeUndefined()
})

test('a store that has lost its sessions ends them', async () => {
  const sealed = await createSessions(service, [secret]).seal(
    await createSessions(service, [secret]).begin('key-1'),
  )
  store = createMemoryStore()
  expect(await createSessions(service, [secret]).open(sealed)).toBeUndefined()
})

test('while the store is unreachable live sessions open and ended ones do not', async () => {
  vi.useFakeTimers({ now: start })
  const sessions = createSessions(service, [secret])
  const [kept, ended] = [await sessions.begin('key-1'), await sessions.begin('key-1')]
  const isLive = vi.spyOn(store, 'isSessionLive').mockImplementation(away)
  const end = vi.spyOn(store, 'endSession').mockImplementation(away)
  await sessions.end(ended)
  expect(await sessions.open(await sessions.seal(kept))).toEqual(kept)
  expect(await sessions.open(await sessions.seal(ended))).toBeUndefined()
  isLive.mockRestore()
  end.mockRestore()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await store.isSessionLive(ended.id)).toBe(false)
})

test('what a host ended, or saw ended, stays ended while the store is unreachable', async () => {
  const [one, other] = [createSessions(service, [secret]), createSessions(service, [secret])]
  const session = await one.begin('key-1')
  const sealed = await one.seal(session)
  await one.end(session)
  expect(await other.open(sealed)).toBeUndefined()
  vi.spyOn(store, 'isSessionLive').mockImplementation(away)
  expect(await one.open(sealed)).toBeUndefined()
  expect(await other.open(sealed)).toBeUndefined()
})

test('a sign-out while the store is unreachable outlives the host, and is said', async () => {
  vi.useFakeTimers({ now: start, toFake: ['Date', 'setTimeout'] })
  const folder = await mkdtemp(join(tmpdir(), 'counter-endings-'))
  const { log, events } = recordLog()
  const open = async () =>
    createWith(service, [secret], store, { log, owed: await openOwedEndings(folder) })
  const before = await open()
  const session = await before.begin('key-1')
  const sealed = await before.seal(session)
  const end = vi.spyOn(store, 'endSession').mockImplementation(away)
  await before.end(session)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(events('sign-out-pending')).toMatchObject([
    { level: 'warn', session: sessionDigest(session.id), kept: true },
  ])
  const next = await open()
  expect(await next.open(sealed)).toBeUndefined()
  expect(await store.isSessionLive(session.id)).toBe(true)
  end.mockRestore()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await store.isSessionLive(session.id)).toBe(false)
  await vi.waitFor(async () => expect((await openOwedEndings(folder)).before).toEqual([]))
  await rm(folder, { recursive: true })
})

test('a host that stops tells the store of a sign-out if it is back in time', async () => {
  const sessions = createSessions(service, [secret])
  const session = await sessions.begin('key-1')
  const end = vi.spyOn(store, 'endSession').mockImplementation(away)
  await sessions.end(session)
  const settled = sessions.settled()
  await vi.waitFor(() => expect(end).toHaveBeenCalledTimes(2))
  end.mockRestore()
  await settled
  expect(await store.isSessionLive(session.id)).toBe(false)
})

function away() {
  return Promise.reject(new Error('away'))
}
