import { expect, test } from 'vitest'
import { keyNeededFor } from './fresh-key.ts'
import { codeOf, refundPath, startPair } from './pair.testing.ts'
import { rawJson } from './raw-service.testing.ts'

const done = rawJson(201, { success: true, data: {} })
const variants = `/api${refundPath.split('/orders/')[0]}/products/33333333-3333-4333-8333-333333333333/variants`
const json = { 'Content-Type': 'application/json' }

const signedIn = (minutesAgo: number) => ({ issuedAt: Date.now() / 1000 - minutesAgo * 60 })

const startPairOf = (keyAgainAfter?: number) =>
  startPair((_, socket) => socket.write(done), {
    limits: keyAgainAfter === undefined ? {} : { keyAgainAfter },
  })

test.each(['refundOrder', 'deleteVariant', 'updateStore'] as const)(
  '%s needs the key again once it was typed too long ago',
  (operation) => {
    expect(keyNeededFor(operation, signedIn(16), 15)?.status).toBe(401)
    expect(keyNeededFor(operation, signedIn(14), 15)).toBeUndefined()
    expect(keyNeededFor(operation, signedIn(470), Number.POSITIVE_INFINITY)).toBeUndefined()
  },
)

test('a refund that needs the key again is not sent, and by no repetition either', async () => {
  const pair = await startPairOf(-1)
  const id = crypto.randomUUID()
  for (const answer of [await pair.refund(id), await pair.refund(id)]) {
    expect(answer.status).toBe(401)
    expect(answer.headers.get('x-not-sent')).toBe('1')
    expect(await codeOf(answer)).toBe('KEY_NEEDED_AGAIN')
  }
  expect(pair.deliveries.filter(({ target }) => target.endsWith('/refund'))).toEqual([])
  await pair.close()
})

test('what can be taken back needs no key again, and neither does reading', async () => {
  const pair = await startPairOf(-1)
  const headers = { 'X-Operation-Id': crypto.randomUUID(), ...json }
  const created = await pair.call(variants, { method: 'POST', headers, body: '{}' })
  expect(created.status).toBe(201)
  expect((await pair.call('/api/user')).status).toBe(201)
  await pair.close()
})

test('unless the operator asks for it, the key is typed once', async () => {
  const pair = await startPairOf()
  expect((await pair.refund(crypto.randomUUID())).status).toBe(201)
  await pair.close()
})
