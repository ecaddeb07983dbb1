import { afterEach, expect, test, vi } from 'vitest'
import { type Pair, codeOf, cookieOf, startPair, storeId } from './pair.testing.ts'
import { type RawDelivery, rawJson } from './raw-service.testing.ts'
import { createMemoryStore } from './store-memory.ts'

const orders = `/stores/${storeId}/orders`
const notes = `/team/notes?store=${storeId}`
const refused = rawJson(401, { success: false })
const account = rawJson(200, { success: true, data: { stores: [{ id: storeId }] } })

let pair: Pair
afterEach(() => {
  vi.useRealTimers()
  return pair.close()
})

async function start(answer: (delivery: RawDelivery) => string) {
  const store = createMemoryStore()
  pair = await startPair((delivery, socket) => socket.write(answer(delivery)), { store })
  return store
}

async function signIn(body: object) {
  const headers = { 'Content-Type': 'application/json', Cookie: '' }
  return cookieOf(
    await pair.call('/session', { method: 'POST', headers, body: JSON.stringify(body) }),
  )
}

const as = (cookie: string, path: string) => pair.call(path, { headers: { Cookie: cookie } })

async function isSignedIn(cookie: string) {
  const answer = (await (await as(cookie, '/session')).json()) as { data: { signedIn: boolean } }
  return answer.data.signedIn
}

const isOfColleague = ({ headers }: RawDelivery) => headers.authorization === 'Bearer colleague'

test.each([
  ['a read', () => pair.call(`/api${orders}`)],
  ['a write', () => pair.refund(crypto.randomUUID())],
  ['the team’s board', () => pair.call(notes)],
])(
  'a key that the platform refuses for %s ends all its sessions, and no other',
  async (_, call) => {
    const store = await start((delivery) => (isOfColleague(delivery) ? account : refused))
    const again = await pair.signInAgain()
    const colleague = await signIn({ apiKey: 'colleague' })
    expect((await call()).status).toBe(401)
    const signedIn = await Promise.all([pair.cookie, again, colleague].map(isSignedIn))
    expect(signedIn).toEqual([false, false, true])
    expect(await store.listSessions()).toHaveLength(1)
  },
)

test('one call that is refused ends nothing', async () => {
  await start(({ target }) => (target === '/user' ? account : refused))
  for (let count = 0; count < 2; count += 1) {
    expect((await pair.call(`/api${orders}`)).status).toBe(401)
  }
  expect(await isSignedIn(pair.cookie)).toBe(true)
  // Once per refusal, however often the key has passed before.
  expect(pair.deliveries.filter(({ target }) => target === '/user')).toHaveLength(2)
})

test('a platform that is lost after it refused a call ends nothing', async () => {
  await start(({ target }) => (target === '/user' ? rawJson(500, {}) : refused))
  expect((await pair.call(`/api${orders}`)).status).toBe(401)
  expect(await isSignedIn(pair.cookie)).toBe(true)
})

test.each([
  ['revoked', 401, 401, undefined],
  ['not allowed into the store any more', 403, 404, 'STORE_NOT_FOUND'],
])(
  'a key proved on a store and then %s reads its team for five minutes at most',
  async (_, status, answered, code) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    let isAllowed = true
    await start(({ target }) => {
      if (target === '/user') return rawJson(isAllowed || status !== 401 ? 403 : 401, {})
      return isAllowed ? rawJson(200, { success: true, data: [] }) : rawJson(status, {})
    })
    const cookie = await signIn({ apiKey: 'proved', storeId })
    expect((await as(cookie, notes)).status).toBe(200)
    const asked = pair.deliveries.length
    isAllowed = false
    vi.setSystemTime(Date.now() + 4 * 60_000)
    expect((await as(cookie, notes)).status).toBe(200)
    expect(pair.deliveries).toHaveLength(asked)
    vi.setSystemTime(Date.now() + 61_000)
    const answer = await as(cookie, notes)
    expect(answer.status).toBe(answered)
    if (code) expect(await codeOf(answer)).toBe(code)
    expect(await isSignedIn(cookie)).toBe(status !== 401)
  },
)
