import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { readProxyTrust } from './client-address.ts'
import { type Host, createHost } from './host.ts'
import type { Limits } from './limits.ts'
import { type RawAnswer, rawAnswer, rawJson, startRawService } from './raw-service.testing.ts'
import { codeOf } from './pair.testing.ts'
import { createSignInLane } from './sign-in-lane.ts'

const limit = 3
const signInTurn = 50
/** Over the limit nobody waits for a turn. */
const noTurns = { signInsWaiting: 0 }
const right = 'right'
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

const answerWith = (status: number) => rawJson(status, { success: false })
const guessed: RawAnswer = ({ headers }, socket) => {
  const isRight = headers.authorization === `Bearer ${right}`
  socket.write(isRight ? rawJson(200, { success: true, data: {} }) : answerWith(401))
}

async function start(answer: RawAnswer, trusted?: string, limits: Partial<Limits> = {}) {
  const service = await startRawService(answer)
  closing.push(service.close)
  const options = { secrets: [], limits: { failedSignIns: limit, signInTurn, ...limits } }
  const trustedProxies = readProxyTrust(trusted)
  return { host: createHost({ service: service.url, trustedProxies, ...options }), service }
}

type Sender = { peer?: string; forwardedFor?: string }

function signIn(host: Host, body: unknown, { peer = '203.0.113.1', forwardedFor }: Sender = {}) {
  const headers = {
    'X-Requested-By': 'counter',
    'Content-Type': 'application/json',
    ...(forwardedFor !== undefined && { 'X-Forwarded-For': forwardedFor }),
  }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const incoming = { url: '/session', socket: { remoteAddress: peer } }
  return host.request('http://localhost:4600/session', init, { incoming })
}

async function codesOf(answers: (Response | Promise<Response>)[]) {
  return Promise.all(answers.map(async (answer) => codeOf(await answer)))
}

/** Whether a new key may still sign in after the allowed number of refused keys. */
async function isOpenAfterGuesses(
  guesser: (count: number) => Sender,
  other: Sender,
  trusted?: string,
) {
  const { host } = await start(guessed, trusted, noTurns)
  for (let count = 0; count < limit; count += 1) {
    await signIn(host, { apiKey: 'wrong' }, guesser(count))
  }
  return (await signIn(host, { apiKey: right }, other)).status === 200
}

test('parallel guesses cannot all pass the limit', async () => {
  const { host, service } = await start(guessed, undefined, noTurns)
  const guesses = Array.from({ length: 10 }, () => signIn(host, { apiKey: 'wrong' }))
  const codes = await codesOf(guesses)
  expect(codes.filter((code) => code === 'KEY_REFUSED')).toHaveLength(limit)
  expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(10 - limit)
  expect(service.deliveries).toHaveLength(limit)
})

test.each([
  ['no body that is understood', { key: 1 }, guessed],
  ['no key', { apiKey: 'ké y' }, guessed],
  ['no store id', { apiKey: 'wrong', storeId: '../user' }, guessed],
  ['no demo store', { demo: true }, guessed],
  ['a service that is away', { apiKey: 'wrong' }, away],
  ['a service in trouble', { apiKey: 'wrong' }, trouble(503)],
  ['a service that asks for fewer calls', { apiKey: 'wrong' }, trouble(429)],
])('%s is no guess', async (_, body, answer) => {
  const { host } = await start((delivery, socket) =>
    delivery.headers.authorization === `Bearer ${right}`
      ? guessed(delivery, socket)
      : answer(delivery, socket),
  )
  for (let count = 0; count < 2 * limit; count += 1) await signIn(host, body)
  expect((await signIn(host, { apiKey: right })).status).toBe(200)
})

test.each([400, 401, 403])('a key answered with %i counts as refused', async (status) => {
  const { host } = await start(trouble(status), undefined, noTurns)
  for (let count = 0; count < limit; count += 1) await signIn(host, { apiKey: 'wrong' })
  expect(await codeOf(await signIn(host, { apiKey: 'wrong' }))).toBe('TOO_MANY_ATTEMPTS')
})

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '172.31.0.1', 'fd00::1'])(
  'behind a proxy at %s one guesser locks out nobody else',
  async (peer) => {
    const guesser = (count: number) => ({ peer, forwardedFor: `198.51.100.${count}, 203.0.113.9` })
    expect(await isOpenAfterGuesses(guesser, { peer, forwardedFor: '203.0.113.7' })).toBe(true)
    expect(await isOpenAfterGuesses(guesser, { peer, forwardedFor: '203.0.113.9' })).toBe(false)
  },
)

test.each(['203.0.113.1', '172.32.0.1', '::ffff:203.0.113.1', '2001:db8::1'])(
  'a direct client at %s cannot forge another address',
  async (peer) => {
    const guesser = (count: number) => ({ peer, forwardedFor: `198.51.100.${count}` })
    expect(await isOpenAfterGuesses(guesser, { peer, forwardedFor: '198.51.100.99' })).toBe(false)
  },
)

/** Guesses from ever new addresses, which a header names; the other one is that of a merchant. */
test.each([
  ['0', '10.0.0.1', (at: string) => at, false],
  ['1', '203.0.113.1', (at: string) => `198.51.100.200, ${at}`, true],
  ['1', '203.0.113.1', (at: string) => `${at}, 198.51.100.200`, false],
  ['2', '203.0.113.1', (at: string) => `${at}, 198.51.100.200`, true],
  ['2', '203.0.113.1', (at: string) => at, false],
  ['203.0.113.0/24', '203.0.113.1', (at: string) => `1.1.1.1, ${at}, 203.0.113.9`, true],
  ['203.0.113.0/24', '203.0.113.1', (at: string) => `${at}, 1.1.1.1, 203.0.113.9`, false],
  ['203.0.113.0/24', '192.0.2.1', (at: string) => at, false],
  ['2001:db8::/32', '2001:db8::1', (at: string) => at, true],
])(
  'TRUSTED_PROXIES=%s, peer %s: only an address that a trusted proxy added counts',
  async (trusted, peer, chain, isOpen) => {
    const sender = (count: number) => ({ peer, forwardedFor: chain(`198.51.100.${count}`) })
    expect(await isOpenAfterGuesses(sender, sender(99), trusted)).toBe(isOpen)
  },
)

test('an invalid forwarded address counts for the proxy', async () => {
  const peer = '127.0.0.1'
  const guesser = (count: number) => ({ peer, forwardedFor: `unknown-${count}` })
  expect(await isOpenAfterGuesses(guesser, { peer })).toBe(false)
})

function away(...[, socket]: Parameters<RawAnswer>) {
  socket.resetAndDestroy()
}

function trouble(status: number): RawAnswer {
  return (_, socket) => socket.write(rawAnswer(status, ''))
}

test('a key that has signed in before is not locked out by others’ guesses', async () => {
  const { host, service } = await start(guessed, undefined, noTurns)
  expect((await signIn(host, { apiKey: right })).status).toBe(200)
  for (let count = 0; count < 2 * limit; count += 1) await signIn(host, { apiKey: 'wrong' })
  const delivered = service.deliveries.length
  expect(await codeOf(await signIn(host, { apiKey: 'wrong' }))).toBe('TOO_MANY_ATTEMPTS')
  expect(service.deliveries).toHaveLength(delivered)
  expect((await signIn(host, { apiKey: right })).status).toBe(200)
})

test('all addresses of one IPv6 /64 count as one', async () => {
  expect(await isOpenAfterGuesses(neighbour, { peer: '2001:db8:1:2:ffff::1' })).toBe(false)
  expect(await isOpenAfterGuesses(neighbour, { peer: '2001:db8:1:3::1' })).toBe(true)
})

function neighbour(count: number) {
  return { peer: `2001:db8:1:2::${count + 1}` }
}

/** What others of the merchant's network do before and while a key signs in for the first time. */
test.each([
  ['guess one key after the other', 1, undefined],
  ['guess six keys at once, again and again', 6, undefined],
  ['repeat one wrong key, twenty at once', 20, 'the same'],
])('a right key signs in while others %s', async (_, atOnce, same) => {
  const { host, service } = await start(guessed)
  let guesses = 0
  const guess = () => signIn(host, { apiKey: same ?? `guess-${(guesses += 1)}` })
  for (let count = 0; count < limit; count += 1) await guess()

  const over = new AbortController()
  const attack = Array.from({ length: atOnce }, async () => {
    for (; !over.signal.aborted; await pause(10)) await guess()
  })
  const begin = performance.now()
  const { status } = await signIn(host, { apiKey: right })
  const turns = 2 + (performance.now() - begin) / signInTurn
  const delivered = service.deliveries.length
  over.abort()
  await Promise.all(attack)
  expect(status).toBe(200)
  expect(delivered).toBeLessThanOrEqual(limit + turns)
})

test('a page that leaves gives its turn to the next', async () => {
  const turn = createSignInLane({ every: 20, waiting: 2 })
  const leaving = new AbortController()
  expect(await turn('network')).toBe(true)
  const left = turn('network', leaving.signal)
  const next = turn('network')
  leaving.abort()
  expect(await Promise.all([left, next])).toEqual([false, true])
})

test('when too many keys wait, chance decides which one leaves', async () => {
  const turn = createSignInLane({ every: 20, waiting: 2 }, () => 0)
  const turns = ['first', 'second', 'third', 'fourth'].map(() => turn('network'))
  expect(await Promise.all(turns)).toEqual([false, false, true, true])
})

test.each([
  ['a key of a shop', undefined, 429],
  ['the demo', right, 200],
])('how often %s signs in', async (_, demoKey, status) => {
  const { service } = await start(guessed)
  const limits = { signInsPerHour: 3 }
  const host = createHost({ service: service.url, secrets: [], limits, demoKey })
  const again = () => signIn(host, { apiKey: right })
  for (let count = 0; count < 3; count += 1) expect((await again()).status).toBe(200)
  const answer = await again()
  expect(answer.status).toBe(status)
  if (answer.ok) return
  expect(await codeOf(answer)).toBe('SIGNED_IN_TOO_OFTEN')
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_000)
  expect(answer.headers.getSetCookie()).toEqual([])
})
