import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { codeOf, readSignature, timeOf, tryWays, wayWords } from './signature.ts'

const body = '{"id":"9f2c41d8","amount":164.06}'
const hmac = (hash: string, key: string | Buffer, text: string) =>
  createHmac(hash, key).update(text)

test.each([
  ['t=1763733525,v1=5f0c', { digests: ['5f0c'], time: '1763733525' }],
  [' sha256=5f0c ', { digests: ['5f0c'], time: undefined }],
  ['m0HgwjR/+a==', { digests: ['m0HgwjR/+a=='], time: undefined }],
  ['t=soon,v1=5f0c', { digests: ['soon', '5f0c'], time: undefined }],
  ['', { digests: [], time: undefined }],
])('reads %s', (received, expected) => {
  expect(readSignature(received)).toEqual(expected)
})

test('finds the way that gives the signature, with the time in front of the body', async () => {
  const digest = hmac('sha256', 'shh', `1763733525.${body}`).digest('hex')
  const received = readSignature(`t=1763733525,v1=${digest.toUpperCase()}`)
  const tried = await tryWays(body, 'shh', received)
  expect(tried).toHaveLength(12)
  expect(tried.filter(({ matches }) => matches)).toEqual([
    {
      algorithm: 'SHA-256',
      encoding: 'hex',
      hasTime: true,
      isDecoded: false,
      value: digest,
      matches: true,
    },
  ])
  expect(timeOf('1763733525')).toBe(timeOf('1763733525000'))
})

test('knows base64 without padding, and a secret that is base64 itself', async () => {
  const secret = Buffer.from('0123456789abcdef').toString('base64')
  const digest = hmac('sha512', Buffer.from(secret, 'base64'), body).digest('base64url')
  const tried = await tryWays(body, `whsec_${secret}`, readSignature(digest))
  const [found] = tried.filter(({ matches }) => matches)
  expect(found && wayWords(found)).toBe('HMAC-SHA512, base64, secret decoded')
})

test('another secret or another body matches in no way', async () => {
  const received = readSignature(hmac('sha256', 'shh', body).digest('hex'))
  for (const [text, secret] of [
    [body, 'other'],
    [`${body} `, 'shh'],
  ] as const) {
    expect((await tryWays(text, secret, received)).some(({ matches }) => matches)).toBe(false)
  }
})

test('the code that is copied checks the same way, and holds no secret', () => {
  const code = codeOf({ algorithm: 'SHA-256', encoding: 'hex', hasTime: true, isDecoded: false })
  expect(code).toContain("createHmac('sha256', secret)")
  expect(code).toContain('.update(`${time}.${body}`)')
})
