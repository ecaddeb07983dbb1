import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations } from '#api/operations.ts'
import { rawJson } from './raw-service.testing.ts'
import { type Pair, orderId, sendRaw, startPair, storeId } from './pair.testing.ts'

/*
 * Every operation's address, malformed in 15 ways as bytes on the wire: none of the 300 requests
 * may reach the service.
 */
let pair: Pair
beforeAll(async () => {
  pair = await startPair((_, socket) => socket.write(rawJson(200, { success: true, data: {} })))
})
afterAll(() => pair.close())

const bends: [string, (path: string) => string][] = [
  ['a slash at the end', (path) => `/api${path}/`],
  ['two slashes in front', (path) => `//api${path}`],
  ['two slashes within', (path) => `/api/${path}`],
  ['a dot', (path) => `/api/.${path}`],
  ['an encoded dot', (path) => `/api/%2e${path}`],
  ['a step up', (path) => `/api/x/..${path}`],
  ['an encoded step up', (path) => `/api/x/%2E%2e${path}`],
  ['a step up from a file', (path) => `/assets/../api${path}`],
  ['a step up at the end', (path) => `/api${path}/..`],
  ['an encoded slash', (path) => `/api%2f${path.slice(1)}`],
  ['a backslash', (path) => `/api\\${path.slice(1)}`],
  ['capital letters', (path) => `/API${path}`],
  ['a parameter within', (path) => `/api;x=1${path}`],
  ['a fragment', (path) => `/api${path}#x`],
  ['another server', (path) => `http://evil.example/api${path}`],
]

function fill(template: string) {
  const ids = template.replace('{storeId}', storeId).replace(/\{(?:query|slug)\}/, 'some%20text')
  return ids.replace(/\{\w+\}/g, orderId)
}

test.each(bends)('%s reaches the service for no operation', async (_, bend) => {
  pair.deliveries.length = 0
  const answers = await Promise.all(
    Object.values(operations).map(({ method, path }) => send(method, bend(fill(path)))),
  )
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 40[0345] /)
  expect(pair.deliveries).toEqual([])
})

test('every unmodified address reaches the service', async () => {
  pair.deliveries.length = 0
  const all = Object.values(operations)
  await Promise.all(all.map(({ method, path }) => send(method, `/api${fill(path)}`)))
  expect(pair.deliveries).toHaveLength(all.length)
})

function send(method: string, target: string) {
  return sendRaw(
    pair.host.url,
    `${method} ${target} HTTP/1.1\r\nHost: ${new URL(pair.host.url).host}\r\n` +
      `Cookie: ${pair.cookie}\r\nX-Requested-By: counter\r\nSec-Fetch-Site: same-origin\r\n` +
      `X-Operation-Id: ${crypto.randomUUID()}\r\nConnection: close\r\n\r\n`,
  )
}
