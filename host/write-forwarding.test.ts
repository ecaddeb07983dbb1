import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import {
  type RawAnswer,
  heldAnswers,
  rawAnswer,
  rawJson,
  startRawService,
} from './raw-service.testing.ts'
import { type Pair, codeOf, key, orderId, refundPath, startPair, storeId } from './pair.testing.ts'

let pair: Pair | undefined
afterEach(() => pair?.close())

async function start(answer: RawAnswer) {
  pair = await startPair(answer)
  return pair
}

const done = rawJson(201, { success: true, data: { id: 'refund-1' } })

test('the write reaches the service framed, with its body and nothing else', async () => {
  const { refund, deliveries } = await start((_, socket) => socket.write(done))
  const answer = await refund(randomUUID())
  expect([answer.status, await answer.json()]).toEqual([
    201,
    { success: true, data: { id: 'refund-1' } },
  ])
  const [{ method, target, body, headers } = {}] = deliveries
  expect([method, target, body]).toEqual(['DELETE', refundPath, '{"reason":1}'])
  expect(headers).toMatchObject({
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    'content-length': '12',
  })
  expect(headers).not.toHaveProperty('x-operation-id')
  expect(headers).not.toHaveProperty('cookie')
})

test('twenty sends of one operation are delivered once and all get its answer', async () => {
  const { answer, release } = heldAnswers(done)
  const { refund, deliveries } = await start(answer)
  const id = randomUUID()
  const sends = Array.from({ length: 20 }, () => refund(id))
  await expect.poll(() => deliveries.length).toBe(1)
  release()
  const answers = await Promise.all(sends)
  const results = await Promise.all(answers.map(async (one) => `${one.status} ${await one.text()}`))
  expect(new Set(results).size).toBe(1)
  const late = await refund(id.toUpperCase())
  expect(late.status).toBe(201)
  expect(deliveries).toHaveLength(1)
})

test('an unknown outcome is delivered once and stays unknown', async () => {
  const { refund, deliveries } = await start((_, socket) => socket.resetAndDestroy())
  const id = randomUUID()
  for (const answer of [await refund(id), await refund(id)]) {
    expect([answer.status, await codeOf(answer)]).toEqual([502, 'UPSTREAM_OUTCOME_UNKNOWN'])
  }
  expect(deliveries).toHaveLength(1)
})

test('a write that takes too long has an unknown outcome, and is not sent again', async () => {
  pair = await startPair(() => undefined, { limits: { write: 1_000 } })
  const id = randomUUID()
  for (const answer of [await pair.refund(id), await pair.refund(id)]) {
    expect([answer.status, await codeOf(answer)]).toEqual([502, 'UPSTREAM_OUTCOME_UNKNOWN'])
  }
  expect(pair.deliveries).toHaveLength(1)
})

test('a second deletion of a variant is refused while one is under way', async () => {
  const { answer, release } = heldAnswers(done)
  const { call, deliveries } = await start(answer)
  const remove = () =>
    call(`/api/stores/${storeId}/products/${orderId}/variants/${orderId}`, {
      method: 'DELETE',
      headers: { 'X-Operation-Id': randomUUID(), 'Content-Type': 'application/json' },
    })
  const first = remove()
  await expect.poll(() => deliveries.length).toBe(1)
  const second = await remove()
  expect([second.status, await codeOf(second)]).toEqual([409, 'WRITE_IN_PROGRESS'])
  expect(second.headers.get('x-not-sent')).toBe('1')
  release()
  expect((await first).status).toBe(201)
  expect(deliveries).toHaveLength(1)
  const next = remove()
  await expect.poll(() => deliveries.length).toBe(2)
  release()
  expect((await next).status).toBe(201)
})

test('a second refund of an order waits for the one under way', async () => {
  const { answer, release } = heldAnswers(done)
  const { refund, deliveries } = await start(answer)
  const first = refund(randomUUID())
  await expect.poll(() => deliveries.length).toBe(1)
  const second = refund(randomUUID(), '{"reason":2}')
  release()
  expect((await first).status).toBe(201)
  await expect.poll(() => deliveries.length).toBe(2)
  release()
  expect((await second).status).toBe(201)
})

test('refunds of two orders do not wait for each other', async () => {
  const { refund, deliveries } = await start((_, socket) => socket.write(done))
  const otherPath = refundPath.replace(orderId, randomUUID())
  const answers = await Promise.all([
    refund(randomUUID()),
    refund(randomUUID(), undefined, otherPath),
  ])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(deliveries).toHaveLength(2)
})

test('an operation id cannot be reused for another request', async () => {
  const { refund, deliveries } = await start((_, socket) => socket.write(done))
  const id = randomUUID()
  await refund(id)
  const otherBody = await refund(id, '{"reason":2}')
  const otherPath = await refund(id, undefined, refundPath.replace(orderId, randomUUID()))
  for (const answer of [otherBody, otherPath]) {
    expect([answer.status, await codeOf(answer)]).toEqual([409, 'OPERATION_ID_REUSED'])
  }
  expect(deliveries).toHaveLength(1)
})

test.each(['', 'x', randomUUID().slice(1), `${randomUUID()} `.repeat(2)])(
  'nothing is sent without an operation id (%j)',
  async (id) => {
    const { refund, deliveries } = await start((_, socket) => socket.write(done))
    const answer = await refund(id)
    expect([answer.status, await codeOf(answer)]).toEqual([400, 'OPERATION_ID_MISSING'])
    expect(deliveries).toEqual([])
  },
)

const spoilt: [string, RawAnswer][] = [
  ['reset', (_, socket) => socket.resetAndDestroy()],
  ['closed', (_, socket) => socket.end()],
  ['cut', (_, socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 90\r\n\r\n{"success":')],
  ['cut at the end', (_, socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n{"success":true,"da')],
  ['empty', (_, socket) => socket.write(rawAnswer(200, ''))],
  ['without content', (_, socket) => socket.write('HTTP/1.1 204 No Content\r\n\r\n')],
  ['a page', (_, socket) => socket.write(rawAnswer(200, '<html></html>'))],
  ['no status', (_, socket) => socket.write(rawJson(999, {}))],
  ['no HTTP', (_, socket) => socket.end('SSH-2.0\r\n')],
  ['wrongly packed', (_, socket) => socket.write(rawJson(200, {}, { 'Content-Encoding': 'gzip' }))],
  ['cut, refused', (_, socket) => socket.end('HTTP/1.1 400 No\r\nContent-Length: 90\r\n\r\n{')],
]

test.each(spoilt)('an answer that is %s leaves the outcome unknown', async (_, answer) => {
  const { refund, deliveries } = await start(answer)
  const answered = await refund(randomUUID())
  expect([answered.status, await codeOf(answered)]).toEqual([502, 'UPSTREAM_OUTCOME_UNKNOWN'])
  expect(deliveries).toHaveLength(1)
})

test('a redirected write is not followed and its outcome is unknown', async () => {
  const other = await startRawService((_, socket) => socket.write(done))
  const { refund } = await start((_, socket) =>
    socket.write(rawAnswer(307, '', { Location: other.url })),
  )
  expect(await codeOf(await refund(randomUUID()))).toBe('UPSTREAM_OUTCOME_UNKNOWN')
  expect(other.deliveries).toEqual([])
  await other.close()
})

test.each([400, 401, 403, 404, 409, 422, 429, 500, 503])(
  'status %i passes unchanged, with or without a body',
  async (status) => {
    const refusal = { success: false, message: 'No', code: 'SOME_CODE' }
    const answers = [rawJson(status, refusal), rawAnswer(status, '<html>no')]
    // After a 401 the host asks whether the key still counts.
    const { refund } = await start(({ method }, socket) =>
      socket.write(method === 'GET' ? done : answers.shift()!),
    )
    const withBody = await refund(randomUUID())
    expect([withBody.status, await withBody.json()]).toEqual([status, refusal])
    const withoutBody = await refund(randomUUID())
    expect([withoutBody.status, await withoutBody.text()]).toEqual([status, ''])
  },
)

test('a write continues when the page goes away and its outcome is kept', async () => {
  const { answer, release } = heldAnswers(done)
  const { call, refund, deliveries } = await start(answer)
  const id = randomUUID()
  const leaving = new AbortController()
  const left = call(`/api${refundPath}`, {
    method: 'DELETE',
    headers: { 'X-Operation-Id': id, 'Content-Type': 'application/json' },
    body: '{"reason":1}',
    signal: leaving.signal,
  })
  await expect.poll(() => deliveries.length).toBe(1)
  leaving.abort()
  await expect(left).rejects.toThrow()
  release()
  expect((await refund(id)).status).toBe(201)
  expect(deliveries).toHaveLength(1)
})

test('the updated store comes back without its secrets and builder projects', async () => {
  const { call } = await start((_, socket) =>
    socket.write(
      rawJson(200, {
        data: { webhookSecret: 'canary', builderProjects: [{ environmentVariables: 'canary' }] },
      }),
    ),
  )
  const answer = await call(`/api/stores/${storeId}`, {
    method: 'PUT',
    headers: { 'X-Operation-Id': randomUUID(), 'Content-Type': 'application/json' },
    body: '{"name":"Fonts"}',
  })
  expect(await answer.json()).toEqual({
    data: { webhookSecret: true, builderProjects: [{ environmentVariables: true }] },
  })
})

test.each([
  ['text/plain', '{"reason":1}', 415, 'JSON_ONLY'],
  ['application/x-www-form-urlencoded', 'reason=1', 415, 'JSON_ONLY'],
  ['application/json', '{"reason":', 400, 'BODY_MALFORMED'],
  ['application/json', JSON.stringify('x'.repeat(256_000)), 413, 'BODY_TOO_LARGE'],
])('a body of %s is refused before anything is sent', async (type, body, status, code) => {
  const { call, deliveries } = await start((_, socket) => socket.write(done))
  const answer = await call(`/api${refundPath}`, {
    method: 'DELETE',
    headers: { 'X-Operation-Id': randomUUID(), 'Content-Type': type },
    body,
  })
  expect([answer.status, await codeOf(answer)]).toEqual([status, code])
  expect(deliveries).toEqual([])
})

test('T42: deleting a variant takes no body', async () => {
  const { call, deliveries } = await start((_, socket) => socket.write(done))
  const path = `/api/stores/${storeId}/products/${orderId}/variants/${orderId}`
  const headers = { 'X-Operation-Id': randomUUID(), 'Content-Type': 'application/json' }
  const withBody = await call(path, { method: 'DELETE', headers, body: '{}' })
  expect(await codeOf(withBody)).toBe('BODY_UNEXPECTED')
  expect((await call(path, { method: 'DELETE', headers })).status).toBe(201)
  expect(deliveries.map(({ body }) => body)).toEqual([''])
})
