import { expect, test } from 'vitest'
import { createMockApp } from './app.ts'

const cross = { Origin: 'https://shop.example', Authorization: 'Bearer test-cors' }
const asked = {
  Origin: 'https://shop.example',
  'Access-Control-Request-Method': 'GET',
  'Access-Control-Request-Headers': 'authorization,content-type',
}
const allowsOrigin = (response: Response) => response.headers.get('Access-Control-Allow-Origin')

function fault(app: ReturnType<typeof createMockApp>, wanted: object) {
  return app.request('/__fault', { method: 'POST', headers: cross, body: JSON.stringify(wanted) })
}

test('with CORS on, other origins may call', async () => {
  const app = createMockApp({ orders: 20, cors: true })
  const preflight = await app.request('/user', { method: 'OPTIONS', headers: asked })
  expect(preflight.status).toBe(204)
  expect(allowsOrigin(preflight)).toBe('*')
  expect(preflight.headers.get('Access-Control-Allow-Methods')).toBe('GET, POST, PUT, DELETE')
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('Authorization, Content-Type')
  const answer = await app.request('/user', { headers: cross })
  expect(allowsOrigin(answer)).toBe('*')
  expect(answer.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After')
  const refusal = await app.request('/user', { headers: { Origin: cross.Origin } })
  expect([refusal.status, allowsOrigin(refusal)]).toEqual([401, '*'])
})

test('with CORS off, other origins may not call', async () => {
  const app = createMockApp({ orders: 20 })
  const preflight = await app.request('/user', { method: 'OPTIONS', headers: asked })
  expect([preflight.ok, allowsOrigin(preflight)]).toEqual([false, null])
  expect(allowsOrigin(await app.request('/user', { headers: cross }))).toBeNull()
})

test('T06 drops CORS headers from the preflight, T07 from an error', async () => {
  const app = createMockApp({ orders: 20, cors: true })
  await fault(app, { op: 'getUser', fault: 'T06' })
  const preflight = () => app.request('/user', { method: 'OPTIONS', headers: asked })
  expect(allowsOrigin(await preflight())).toBeNull()
  expect(allowsOrigin(await preflight())).toBe('*')
  await fault(app, { op: 'getUser', fault: 'T07', status: 503 })
  const answer = await app.request('/user', { headers: cross })
  expect([answer.status, allowsOrigin(answer)]).toEqual([503, null])
})
