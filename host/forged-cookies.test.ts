import { hkdfSync } from 'node:crypto'
import { CompactEncrypt, EncryptJWT, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { createSessions } from './session.ts'
import { createMemoryStore } from './store-memory.ts'

/* Cookies made by somebody who even knows the host's secret, but not as the host makes them. */

const service = 'https://api.example.com'
const secret = '2f1c9e7a4b8d03f56e9c1a7b3d5f8024949dd567b81513390fdaa41285702eb5'
const key = new Uint8Array(hkdfSync('sha256', secret, '', 'counter session', 32))
const own = { alg: 'dir', enc: 'A256GCM', typ: 'counter-session+jwt' }
const seconds = Math.floor(Date.now() / 1000)
const claims = { key: 'key-1', last: seconds }

type Claims = { iat?: number; exp?: number; aud?: string; last?: unknown }

function seal(
  header: object,
  { iat = seconds, exp = seconds + 60, aud = service, ...more }: Claims = {},
  by = key,
) {
  return new EncryptJWT({ ...claims, ...more })
    .setProtectedHeader({ ...own, ...header })
    .setAudience(aud)
    .setJti('session')
    .setIssuedAt(iat)
    .setExpirationTime(exp)
    .encrypt(by)
}

function unsigned() {
  const parts = [
    { alg: 'none', typ: own.typ },
    { ...claims, aud: service, jti: 'session' },
  ]
  return `${parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`
}

async function open(sealed: string) {
  const store = createMemoryStore()
  await store.beginSession('session', Date.now() + 60_000)
  return createSessions(service, [secret], store).open(sealed)
}

test('the cookie as the host makes it opens', async () => {
  expect(await open(await seal({}))).toMatchObject({ id: 'session', key: 'key-1' })
})

const forged: [string, () => string | Promise<string>][] = [
  ['has another purpose', () => seal({ typ: 'JWT' })],
  ['names no purpose', () => seal({ typ: undefined })],
  ['is for another platform', () => seal({}, { aud: 'https://evil.example' })],
  ['has ended', () => seal({}, { exp: seconds - 1 })],
  ['was last used long ago', () => seal({}, { last: seconds - 3_600 })],
  ['holds no time of use', () => seal({}, { last: undefined })],
  ['is sealed with a weaker cipher', () => seal({ enc: 'A128GCM' }, {}, key.slice(0, 16))],
  ['is sealed with a cipher of another kind', () => seal({ enc: 'A128CBC-HS256' })],
  ['has its key wrapped inside', () => seal({ alg: 'A256KW' })],
  ['derives its key from a password', () => seal({ alg: 'PBES2-HS256+A128KW', p2c: 1_000 })],
  ['is unsigned', unsigned],
  [
    'is signed, not sealed',
    () =>
      new SignJWT({ ...claims, aud: service })
        .setProtectedHeader({ alg: 'HS256', typ: own.typ })
        .sign(key),
  ],
  [
    'holds no JSON',
    () => new CompactEncrypt(Buffer.from('key-1')).setProtectedHeader(own).encrypt(key),
  ],
]

test.each(forged)('a cookie that %s opens nothing', async (_, make) => {
  expect(await open(await make())).toBeUndefined()
})

test('a cookie cannot name its own key', async () => {
  const foreign = new Uint8Array(32).fill(7)
  const jwk = { kty: 'oct', k: Buffer.from(foreign).toString('base64url') }
  for (const header of [{ jku: 'https://evil.example/keys' }, { jwk }, { kid: '../key' }]) {
    expect(await open(await seal(header, {}, foreign))).toBeUndefined()
  }
})
