import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSessions } from './session.ts'

const service = 'https://api.example.com'
const secret = 'a secret of the operator, long enough'
const later = 'another secret, which came after the first'
const start = new Date('2026-11-21T10:00:00Z')

beforeEach(() => {
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
  const session = sessions.create('key-1', 'store-1')
  const sealed = await sessions.seal(session)
  expect(sealed).not.toContain(Buffer.from('key-1').toString('base64url'))
  expect(await sessions.open(sealed)).toEqual(session)
})

test('two sign-ins with one key have nothing in common', async () => {
  const sessions = createSessions(service, [secret])
  const one = sessions.create('key-1')
  const other = sessions.create('key-1')
  expect(Buffer.from(one.id, 'base64url')).toHaveLength(16)
  expect(one.id).not.toBe(other.id)
  expect(await sessions.seal(one)).not.toBe(await sessions.seal(one))
})

test('no changed bit of any byte goes unnoticed', async () => {
  const sessions = createSessions(service, [secret])
  const sealed = await sessions.seal(sessions.create('key-1'))
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
    createSessions(service, [secret]).create('key-1'),
  )
  expect(await createSessions(`${service}/v2`, [secret]).open(sealed)).toBeUndefined()
})

test('after a rotation old sessions open until the old secret is taken away', async () => {
  const before = createSessions(service, [secret])
  const sealed = await before.seal(before.create('key-1'))
  const rotated = createSessions(service, [later, secret])
  const opened = await rotated.open(sealed)
  expect(opened?.key).toBe('key-1')
  expect(await createSessions(service, [later]).open(sealed)).toBeUndefined()
  expect(await createSessions(service, [later]).open(await rotated.seal(opened!))).toEqual(opened)
})

test('without a secret every start has its own', async () => {
  const before = createSessions(service, [])
  const sealed = await before.seal(before.create('key-1'))
  expect(await before.open(sealed)).toBeDefined()
  expect(await createSessions(service, []).open(sealed)).toBeUndefined()
})

test('a session unused for 30 minutes has ended', async () => {
  const sessions = createSessions(service, [secret])
  const sealed = await sessions.seal(sessions.create('key-1'))
  waitMinutes(29)
  expect(await sessions.open(sealed)).toBeDefined()
  waitMinutes(1)
  expect(await sessions.open(sealed)).toBeUndefined()
})

test('a session in use ends after 8 hours all the same', async () => {
  const sessions = createSessions(service, [secret])
  let session = sessions.create('key-1')
  for (let passed = 0; passed < 8 * 60 - 20; passed += 20) {
    waitMinutes(20)
    session = sessions.refreshed(session)!
    expect(await sessions.open(await sessions.seal(session))).toEqual(session)
  }
  waitMinutes(20)
  expect(await sessions.open(await sessions.seal(sessions.refreshed(session)!))).toBeUndefined()
})

test('a session is sealed anew once a minute at most', () => {
  const sessions = createSessions(service, [secret])
  const session = sessions.create('key-1')
  vi.setSystemTime(start.getTime() + 59_000)
  expect(sessions.refreshed(session)).toBeUndefined()
  vi.setSystemTime(start.getTime() + 60_000)
  expect(sessions.refreshed(session)).toMatchObject({
    id: session.id,
    expiresAt: session.expiresAt,
  })
})

test('a revoked session stays closed, also when it is sealed anew', async () => {
  const sessions = createSessions(service, [secret])
  const session = sessions.create('key-1')
  const sealed = await sessions.seal(session)
  sessions.revoke(session)
  expect(await sessions.open(sealed)).toBeUndefined()
  waitMinutes(5)
  expect(await sessions.open(await sessions.seal(sessions.refreshed(session)!))).toBeUndefined()
})

test('the longest key fits into a cookie', async () => {
  const sessions = createSessions(`${service}/${'p'.repeat(100)}`, [secret])
  const sealed = await sessions.seal(sessions.create('k'.repeat(2048), crypto.randomUUID()))
  expect(sealed.length).toBeLessThan(4_000)
})
