import { afterEach, expect, test } from 'vitest'
import { type RawAnswer, rawJson } from './raw-service.testing.ts'
import { type Pair, orderId, startPair, storeId } from './pair.testing.ts'

let pair: Pair | undefined
afterEach(() => pair?.close())

const orders = `/api/stores/${storeId}/orders`
const large = { success: true, data: Array.from({ length: 200 }, (_, at) => ({ id: `${at}` })) }

async function start(answer: RawAnswer) {
  pair = await startPair(answer)
  return pair
}

test.each([orders, `${orders}/${orderId}`])('%s is compressed when it is large', async (path) => {
  const { call } = await start((_, socket) => socket.write(rawJson(200, large)))
  const answer = await call(path)
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  expect(await answer.json()).toEqual(large)
})

test.each([
  ['small', { success: true }, 'gzip, deflate, br'],
  ['for a browser that unpacks nothing', large, 'identity'],
  ['for a browser that refuses it', large, 'br, gzip;q=0'],
])('an answer that is %s goes as it is', async (_, value, accepted) => {
  const { call } = await start((__, socket) => socket.write(rawJson(200, value)))
  for (const path of [orders, `${orders}/${orderId}`]) {
    const answer = await call(path, { headers: { 'Accept-Encoding': accepted } })
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(await answer.json()).toEqual(value)
  }
})

test('the first part is readable before the rest is sent', async () => {
  const portion = `["${'x'.repeat(2_000)}",`
  const rest = `"${'x'.repeat(2_000)}"]`
  let sendRest: (() => void) | undefined
  const { call } = await start((_, socket) => {
    socket.write(
      `HTTP/1.1 200 OK\r\nContent-Length: ${portion.length + rest.length}\r\n\r\n${portion}`,
    )
    sendRest = () => socket.write(rest)
  })
  const { headers, body } = await call(orders)
  expect(headers.get('content-encoding')).toBe('gzip')
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader()
  let read = ''
  while (read.length < portion.length) read += (await reader.read()).value
  expect(read).toBe(portion)
  sendRest!()
  for (let next = await reader.read(); !next.done; next = await reader.read()) read += next.value
  expect(read).toBe(portion + rest)
})

test('a compressed answer that is cut off fails', async () => {
  const { call } = await start((_, socket) =>
    socket.end(`HTTP/1.1 200 OK\r\nContent-Length: 9000\r\n\r\n"${'x'.repeat(3_000)}`),
  )
  const answer = await call(orders)
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  await expect(answer.text()).rejects.toThrow()
})
