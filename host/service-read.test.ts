import { once } from 'node:events'
import { type AddressInfo, type Socket, createServer } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { type Pair, codeOf, startPair, storeId } from './pair.testing.ts'
import { type RawAnswer, rawAnswer, rawJson } from './raw-service.testing.ts'
import { readService } from './service-read.ts'

let pair: Pair | undefined
afterEach(() => pair?.close())

const orders = `/api/stores/${storeId}/orders`
const body = { success: true, data: [{ id: '1' }] }
const text = JSON.stringify(body)

async function answerOf(answer: RawAnswer, options?: Parameters<typeof startPair>[1]) {
  pair = await startPair(answer, options)
  return pair.call(orders)
}

function encoded(encoding: string, bytes: Buffer): RawAnswer {
  const head = `HTTP/1.1 200 OK\r\nContent-Encoding: ${encoding}\r\nContent-Length: ${bytes.length}\r\n\r\n`
  return (_, socket) => socket.write(Buffer.concat([Buffer.from(head), bytes]))
}

test.each([
  ['gzip', gzipSync(text)],
  ['GZIP', gzipSync(text)],
  ['deflate', deflateSync(text)],
  ['br', brotliCompressSync(text)],
  ['identity', Buffer.from(text)],
])('an answer in %s is read', async (encoding, bytes) => {
  const answer = await answerOf(encoded(encoding, bytes))
  expect([answer.status, await answer.json()]).toEqual([200, body])
})

test('plain text that claims to be gzip is a lost answer', async () => {
  const answer = await answerOf(encoded('gzip', Buffer.from(text)))
  expect([answer.status, await codeOf(answer)]).toEqual([502, 'UPSTREAM_UNREACHABLE'])
})

test('gzip that ends early cuts the connection', async () => {
  const answered = answerOf(encoded('gzip', gzipSync(text).subarray(0, 20)))
  await expect(answered.then((answer) => answer.json())).rejects.toThrow(/./)
})

test('an encoding that was not asked for is no JSON', async () => {
  const answer = await answerOf(encoded('gzip, gzip', gzipSync(gzipSync(text))))
  expect(answer.status).toBe(200)
  await expect(answer.json()).rejects.toThrow(SyntaxError)
})

test('a small answer that unpacks to too much is cut', async () => {
  const large = gzipSync(`{"data":"${' '.repeat(3_000_000)}"}`)
  const limits = { answer: 100_000 }
  const answered = answerOf(encoded('gzip', large), { limits })
  await expect(answered.then((answer) => answer.json())).rejects.toThrow(/./)
})

test.each(['102 Processing', '103 Early Hints'])(
  'after %s the answer itself is read',
  async (early) => {
    const head = `HTTP/1.1 ${early}\r\nLink: </x>; rel=preload\r\n\r\n`
    const answer = await answerOf((_, socket) => socket.write(head + rawJson(200, body)))
    expect([answer.status, answer.headers.get('link')]).toEqual([200, null])
    expect(await answer.json()).toEqual(body)
  },
)

test.each([
  ['a change of protocol', 'HTTP/1.1 101 Switching\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n'],
  ['headers of 20 kB', rawAnswer(200, text, { 'X-Long': 'a'.repeat(20_000) })],
  ['two lengths', `HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n${text}`],
  ['100 Continue, which nobody asked for', `HTTP/1.1 100 Continue\r\n\r\n${rawJson(200, body)}`],
  ['no HTTP', `SSH-2.0-OpenSSH_9.2\r\n${text}`],
])('%s is a lost answer', async (_, bytes) => {
  const answer = await answerOf((_delivery, socket) => socket.write(bytes))
  expect([answer.status, await codeOf(answer)]).toEqual([502, 'UPSTREAM_UNREACHABLE'])
})

test('a second answer to one request is never taken for the next one’s', async () => {
  const stray = rawJson(200, { success: true, data: 'stray' })
  pair = await startPair((_, socket) => socket.write(rawJson(200, body) + stray))
  for (let count = 0; count < 3; count += 1) {
    expect(await (await pair.call(orders)).json()).toEqual(body)
  }
})

test('reads share a connection', async () => {
  const ports = new Set<number | undefined>()
  pair = await startPair((_, socket) => {
    ports.add(socket.remotePort)
    socket.write(rawJson(200, body))
  })
  for (let count = 0; count < 5; count += 1) await (await pair.call(orders)).text()
  expect(ports.size).toBe(1)
})

test.each<[string, (socket: Socket) => void]>([
  ['reset', (socket) => socket.resetAndDestroy()],
  ['closed', (socket) => socket.destroy()],
])('a read that meets a connection just %s is asked once more, on a new one', async (_, close) => {
  const answered = new Set<unknown>()
  let isLost = false
  pair = await startPair((_delivery, socket) => {
    if (isLost || answered.has(socket)) return close(socket)
    answered.add(socket)
    return socket.write(rawJson(200, body))
  })
  for (let count = 0; count < 2; count += 1) {
    expect(await (await pair.call(orders)).json()).toEqual(body)
  }
  expect(pair.deliveries).toHaveLength(3)
  isLost = true
  expect(await codeOf(await pair.call(orders))).toBe('UPSTREAM_UNREACHABLE')
  expect(pair.deliveries).toHaveLength(5)
})

test('a read whose new connection is lost is not asked again', async () => {
  pair = await startPair((_, socket) => socket.resetAndDestroy())
  expect(await codeOf(await pair.call(orders))).toBe('UPSTREAM_UNREACHABLE')
  expect(pair.deliveries).toHaveLength(1)
})

test('a read whose time is up while it connects ends at once, and so does its connection', async () => {
  const mute = createServer().listen(0, '127.0.0.1')
  await once(mute, 'listening')
  const connected = once(mute, 'connection') as Promise<[Socket]>
  const { port } = mute.address() as AddressInfo
  const address = new URL(`https://127.0.0.1:${port}/`)
  const asked = readService({ address, key: '', signal: AbortSignal.timeout(50) })
  await expect(asked).rejects.toMatchObject({ name: 'TimeoutError' })
  const [socket] = await connected
  socket.resume()
  if (!socket.destroyed) await once(socket, 'close')
  mute.close()
})
