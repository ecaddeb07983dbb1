import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { HostEnv } from './context.ts'
import { answerHeaders, answerStatus, answerWhole, sendWholeAnswers } from './whole-answer.ts'

const bytes = new TextEncoder().encode('{"a":1}')
const json = { 'content-type': 'application/json' }

async function answerOf(app: Hono<HostEnv>) {
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  const text = await answer.text()
  server.close()
  server.closeAllConnections()
  return { answer, text }
}

test('bytes go out with every header that was added on the way', async () => {
  const app = new Hono<HostEnv>()
  app.use(sendWholeAnswers)
  app.use(async (c, next) => {
    await next()
    answerHeaders(c).set('Set-Cookie', 'one=1; HttpOnly')
    answerHeaders(c).set('X-Request-Id', 'an id')
    expect(answerStatus(c)).toBe(207)
    // All such answers share one.
    expect(() => c.res.headers.set('X-Request-Id', 'an id')).toThrow('answerHeaders')
  })
  app.get('/', (c) => answerWhole(c, bytes, 207, json))
  const { answer, text } = await answerOf(app)
  expect(answer.status).toBe(207)
  expect(text).toBe('{"a":1}')
  expect(answer.headers.getSetCookie()).toEqual(['one=1; HttpOnly'])
  expect(answer.headers.get('content-length')).toBe('7')
  expect(answer.headers.get('content-type')).toBe('application/json')
  expect(answer.headers.get('x-request-id')).toBe('an id')
  expect(answer.headers.has('x-hono-already-sent')).toBe(false)
})

test('an answer that took its place goes out instead', async () => {
  const app = new Hono<HostEnv>()
  app.use(sendWholeAnswers)
  app.use(async (c, next) => {
    await next()
    c.res = new Response('refused', { status: 500 })
    answerHeaders(c).set('X-Request-Id', 'an id')
  })
  app.get('/', (c) => answerWhole(c, bytes, 200, json))
  const { answer, text } = await answerOf(app)
  expect([answer.status, text]).toEqual([500, 'refused'])
  expect(answer.headers.get('x-request-id')).toBe('an id')
})
