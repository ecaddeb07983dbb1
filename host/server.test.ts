import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { createHost } from './host.ts'
import { heldAnswers, rawJson } from './raw-service.testing.ts'
import { sendRaw, startPair, storeId } from './pair.testing.ts'
import { createMemoryStore } from './store-memory.ts'

const done = rawJson(201, { success: true, data: {} })

test('stopping finishes requests under way and takes no new ones', async () => {
  const { answer, release } = heldAnswers(done)
  const pair = await startPair(answer)
  const write = pair.refund(randomUUID())
  await expect.poll(() => pair.deliveries.length).toBe(1)
  const closed = pair.close()
  await expect(pair.call(`/api/stores/${storeId}/orders`)).rejects.toThrow()
  release()
  expect((await write).status).toBe(201)
  await closed
})

test('stopping waits for a write whose page has gone away', async () => {
  const { answer, release } = heldAnswers(done)
  const pair = await startPair(answer)
  const leaving = new AbortController()
  const left = pair.call(`/api/stores/${storeId}/tickets/${storeId}`, {
    method: 'PUT',
    headers: { 'X-Operation-Id': randomUUID(), 'Content-Type': 'application/json' },
    body: '{"message":"Hello"}',
    signal: leaving.signal,
  })
  await expect.poll(() => pair.deliveries.length).toBe(1)
  leaving.abort()
  await expect(left).rejects.toThrow()
  let isClosed = false
  const closed = pair.host.close().then(() => (isClosed = true))
  await new Promise((resolve) => setImmediate(resolve))
  expect(isClosed).toBe(false)
  release()
  await closed
  await pair.close().catch(() => undefined)
})

test('a stopping host is not ready at once and still takes requests for a while', async () => {
  const pair = await startPair((_, socket) => socket.write(done), { drainFor: 300 })
  const status = async (path: string) => (await fetch(pair.host.url + path)).status
  expect(await status('/readyz')).toBe(200)
  const closed = pair.close()
  expect(await status('/readyz')).toBe(503)
  expect(await status('/livez')).toBe(200)
  expect((await pair.refund(randomUUID())).status).toBe(201)
  await closed
  await expect(status('/livez')).rejects.toThrow()
})

test('a host that has reached its store stays ready for reads while the store is gone', async () => {
  let isThere = false
  const check = () => (isThere ? Promise.resolve() : Promise.reject(new Error('gone')))
  const store = { ...createMemoryStore(), check }
  const host = createHost({ service: 'https://api.example.com', secrets: [], store })
  const status = async (query = '') =>
    (await host.request(`http://localhost/readyz${query}`)).status
  const both = async () => [await status(), await status('?exclude=store')]
  // One that never reached it has perhaps been given the wrong address.
  expect(await both()).toEqual([503, 503])
  isThere = true
  expect(await both()).toEqual([200, 200])
  isThere = false
  expect(await both()).toEqual([503, 200])
  host.drain()
  expect(await both()).toEqual([503, 503])
})

test('a host whose store went away before anybody asked is ready for reads', async () => {
  let isThere = true
  const check = () => (isThere ? Promise.resolve() : Promise.reject(new Error('gone')))
  const store = { ...createMemoryStore(), check }
  const host = createHost({ service: 'https://api.example.com', secrets: [], store })
  const status = async (path: string) => (await host.request(`http://localhost${path}`)).status
  // As a start does.
  expect(await host.reachesStore()).toBe(true)
  isThere = false
  expect(await status('/readyz?exclude=store')).toBe(200)
})

test('a second stop cuts no request', async () => {
  const { answer, release } = heldAnswers(done)
  const pair = await startPair(answer)
  const write = pair.refund(randomUUID())
  await expect.poll(() => pair.deliveries.length).toBe(1)
  const closed = [pair.host.close(), pair.host.close()]
  release()
  expect((await write).status).toBe(201)
  await Promise.all(closed)
  await pair.close()
})

test('stopping does not wait for idle connections', async () => {
  const pair = await startPair((_, socket) => socket.write(done))
  const { hostname, port } = new URL(pair.host.url)
  const spare = connect(Number(port), hostname)
  await new Promise((resolve) => spare.once('connect', resolve))
  const ended = new Promise((resolve) => spare.once('close', resolve))
  await pair.close()
  await ended
})

test.each([
  ['a host that is none', 'GET / HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n', '400'],
  [
    'a host that is no address',
    'GET / HTTP/1.1\r\nHost: 127.0.y.1\r\nConnection: close\r\n\r\n',
    '400',
  ],
  ['TRACE', 'TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', '405'],
])('%s is refused', async (_, bytes, status) => {
  const pair = await startPair((__, socket) => socket.write(done))
  const answer = await sendRaw(pair.host.url, bytes)
  expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`)
  expect(pair.deliveries).toEqual([])
  await pair.close()
})
