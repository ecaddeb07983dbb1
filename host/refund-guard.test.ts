import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { type Pair, codeOf, cookieOf, orderId, refundPath, startPair } from './pair.testing.ts'
import { rawJson } from './raw-service.testing.ts'
import { type StartOptions, startHost } from './server.ts'
import { openFileStore } from './store-files.ts'

let pair: Pair | undefined
let refunds: number
afterEach(() => pair?.close())

/** A platform that refunds as often as it is asked, and takes a moment for it. */
async function start(
  orderOf: () => object | undefined = order,
  options: Partial<StartOptions> = {},
) {
  refunds = 0
  pair = await startPair(
    ({ method }, socket) => {
      if (method === 'DELETE') {
        setTimeout(() => {
          refunds += 1
          socket.write(rawJson(201, { success: true, data: { id: `refund-${refunds}` } }))
        }, 20)
        return
      }
      const data = orderOf()
      socket.write(data ? rawJson(200, { success: true, data }) : rawJson(503, { success: false }))
    },
    options,
    { answersOrders: false },
  )
  return pair
}

const order = () => ({
  order: { id: orderId, refund: refunds > 0 ? { id: 'refund-1' } : null },
})

/** A colleague with a key of their own. */
async function colleague(url = pair!.host.url) {
  const answer = await fetch(`${url}/session`, {
    method: 'POST',
    headers: { 'X-Requested-By': 'counter', 'Content-Type': 'application/json' },
    body: JSON.stringify({ apiKey: 'key-of-a-colleague' }),
  })
  return cookieOf(answer)
}

function refundAs(Cookie: string, id: string, url = pair!.host.url) {
  return fetch(`${url}/api${refundPath}`, {
    method: 'DELETE',
    headers: {
      'X-Requested-By': 'counter',
      'Sec-Fetch-Site': 'same-origin',
      'X-Operation-Id': id,
      'Content-Type': 'application/json',
      Cookie,
    },
    body: '{"reason":1}',
  })
}

test('two people with keys of their own refund one order at the same moment: one is sent', async () => {
  const { cookie } = await start()
  const theirs = await colleague()
  const ids = [randomUUID(), randomUUID()]
  const answers = await Promise.all([refundAs(cookie, ids[0]!), refundAs(theirs, ids[1]!)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  const refused = answers.find(({ status }) => status === 409)!
  expect(refused.headers.get('x-not-sent')).toBe('1')
  expect(await codeOf(refused)).toBe('ALREADY_REFUNDED')
  expect(refunds).toBe(1)

  // Each repetition gets the answer of its first delivery.
  const again = await Promise.all([refundAs(cookie, ids[0]!), refundAs(theirs, ids[1]!)])
  expect(again.map(({ status }) => status)).toEqual(answers.map(({ status }) => status))
  expect(again.map(({ headers }) => headers.get('x-not-sent'))).toEqual(
    answers.map(({ headers }) => headers.get('x-not-sent')),
  )
  expect(refunds).toBe(1)
})

test('at two hosts that share a store, too, one of two people refunds', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'counter-data-'))
  const [store, sameStore] = [await openFileStore(folder), await openFileStore(folder)]
  const { cookie, service } = await start(order, { store })
  const second = await startHost({
    service,
    secrets: [],
    port: 0,
    host: '127.0.0.1',
    store: sameStore,
  })
  try {
    const theirs = await colleague(second.url)
    for (let moment = 0; moment < 10; moment += 1) {
      refunds = 0
      const answers = await Promise.all([
        refundAs(cookie, randomUUID()),
        refundAs(theirs, randomUUID(), second.url),
      ])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
      expect(refunds).toBe(1)
    }
  } finally {
    await second.close()
    await pair?.close()
    pair = undefined
    await Promise.all([store.close(), sameStore.close()])
    await rm(folder, { recursive: true, force: true })
  }
})

test.each([
  ['refuses', () => undefined],
  ['sends none', () => ({ order: null })],
  ['sends another', () => ({ order: { id: randomUUID() } })],
])('nothing is sent if the platform %s when the order is read', async (_, orderOf) => {
  const { refund } = await start(orderOf)
  const id = randomUUID()
  for (const answer of [await refund(id), await refund(id)]) {
    expect([answer.status, answer.headers.get('x-not-sent')]).toEqual([503, '1'])
    expect(await codeOf(answer)).toBe('ORDER_NOT_READ')
  }
  expect(refunds).toBe(0)
})
