import { afterAll, expect, test } from 'vitest'
import { codeOf, cookieOf, startPair } from './pair.testing.ts'
import { rawJson } from './raw-service.testing.ts'

const pair = await startPair((_, socket) => socket.write(rawJson(200, { success: true, data: {} })))
afterAll(() => pair.close())

const safari = {
  'User-Agent':
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
}
const chromium = {
  'User-Agent':
    'Mozilla/5.0 (Macintosh) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
}

async function signIn(headers: Record<string, string>) {
  const answer = await pair.call('/session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: '', ...headers },
    body: JSON.stringify({ apiKey: 'key-1' }),
  })
  return { kept: answer.headers.getSetCookie()[0], cookie: cookieOf(answer) }
}

const read = (Cookie: string, headers: Record<string, string>) =>
  pair.call('/api/user', { headers: { Cookie, ...headers } })

test('over plain http on this machine Safari gets a cookie that it keeps', async () => {
  const { kept, cookie } = await signIn(safari)
  expect(kept).toMatch(/^counter-session=[\w-]+\.\.[\w.-]+; Path=\/; HttpOnly; SameSite=Strict$/)
  expect((await read(cookie, safari)).status).toBe(200)
})

test.each<Record<string, string>>([
  chromium,
  { ...safari, 'X-Forwarded-Proto': 'https' },
  { ...safari, Origin: 'https://counter.example' },
])('with %j it is secure, and the other one opens nothing', async (headers) => {
  const { kept, cookie } = await signIn(headers)
  expect(kept).toMatch(/^__Host-session=.*; Secure;/)
  expect((await read(cookie, headers)).status).toBe(200)
  const plain = await signIn(safari)
  expect(await codeOf(await read(plain.cookie, headers))).toBe('SESSION_MISSING')
})
