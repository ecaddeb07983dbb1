import { afterAll, expect, test } from 'vitest'
import { codeOf, cookieOf, startPair } from './pair.testing.ts'
import { rawJson } from './raw-service.testing.ts'

const pair = await startPair((_, socket) => socket.write(rawJson(200, { success: true, data: {} })))
afterAll(() => pair.close())

const signIn = (headers: Record<string, string> = {}) =>
  pair.call('/session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: '', ...headers },
    body: JSON.stringify({ apiKey: 'key-1' }),
  })

const read = (Cookie: string, headers: Record<string, string> = {}) =>
  pair.call('/api/user', { headers: { Cookie, ...headers } })

test('over plain http on this machine the cookie is one that Safari keeps', async () => {
  const answer = await signIn()
  const [cookie] = answer.headers.getSetCookie()
  expect(cookie).toMatch(/^counter-session=[\w-]+\.\.[\w.-]+; Path=\/; HttpOnly; SameSite=Strict$/)
  expect((await read(cookieOf(answer))).status).toBe(200)
})

test.each<Record<string, string>>([
  { 'X-Forwarded-Proto': 'https' },
  { Origin: 'https://counter.example' },
])('with %j it is secure, and the other one opens nothing', async (headers) => {
  const answer = await signIn(headers)
  const [cookie] = answer.headers.getSetCookie()
  expect(cookie).toMatch(/^__Host-session=.*; Secure;/)
  expect((await read(cookieOf(answer), headers)).status).toBe(200)
  const withPlain = await read(pair.cookie, headers)
  expect(await codeOf(withPlain)).toBe('SESSION_MISSING')
})
