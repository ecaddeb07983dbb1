import { afterEach, expect, test } from 'vitest'
import type { AuditRecord } from './audit.ts'
import { type Pair, key, orderId, refundPath, startPair, storeId } from './pair.testing.ts'
import { type RawAnswer, rawJson } from './raw-service.testing.ts'
import { fingerprintOf } from './session-digest.ts'

let pair: Pair | undefined
afterEach(() => pair?.close())

const productId = '33333333-3333-4333-8333-333333333333'
const variantId = '44444444-4444-4444-8444-444444444444'
const ticketId = '55555555-5555-4555-8555-555555555555'
const canaries = ['mara@fjordmail.se', 'Mara Lindqvist', '+46 70 123 45 67', 'KEY-ABCD-1234']

async function start(answer: RawAnswer) {
  const records: AuditRecord[] = []
  pair = await startPair(answer, { audit: (record) => records.push(record) })
  return { ...pair, records }
}

/** All that a merchant or the platform could say about a customer. */
const personal = {
  id: variantId,
  email: canaries[0],
  name: canaries[1],
  phone: canaries[2],
  reason: canaries[3],
}

const store = `/api/stores/${storeId}`
const writes: [string, string, string, Record<string, string>][] = [
  ['refundOrder', 'DELETE', `/api${refundPath}`, { storeId, orderId }],
  [
    'createVariant',
    'POST',
    `${store}/products/${productId}/variants`,
    { storeId, productId, variantId },
  ],
  [
    'deleteVariant',
    'DELETE',
    `${store}/products/${productId}/variants/${variantId}`,
    { storeId, productId, variantId },
  ],
  ['replyTicket', 'PUT', `${store}/tickets/${ticketId}`, { storeId, ticketId }],
  ['updateStore', 'PUT', store, { storeId }],
]

test.each(writes)(
  '%s: who, which ids and the outcome, and nothing of a customer',
  async (operation, method, path, ids) => {
    const { call, records, cookie } = await start((_, socket) => {
      socket.write(rawJson(200, { success: true, message: canaries[1], data: personal }))
    })
    const id = crypto.randomUUID()
    const body = operation === 'deleteVariant' ? undefined : JSON.stringify(personal)
    const headers = { 'X-Operation-Id': id, ...(body && { 'Content-Type': 'application/json' }) }
    const answer = await call(path, { method, headers, body })
    expect(answer.status).toBe(200)
    const { variantId: made, ...asked } = ids
    const who = {
      operation,
      ...(operation === 'createVariant' ? asked : ids),
      write: id,
      key: fingerprintOf(key),
      session: expect.stringMatching(/^[0-9a-f]{12}$/) as string,
      address: '127.0.0.0/24',
      request: answer.headers.get('x-request-id'),
      trace: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    }
    const ended = { sent: true, status: 200, outcome: 'done', ms: expect.any(Number) as number }
    expect(records).toEqual([
      { phase: 'sent', ...who },
      { phase: 'ended', ...who, ...(made && { variantId: made }), ...ended },
    ])
    const text = JSON.stringify(records)
    for (const secret of [...canaries, key, cookie.slice(-40)]) expect(text).not.toContain(secret)
  },
)

test('a write whose outcome nobody knows, one that was refused, and one repeated', async () => {
  const { refund, records, call } = await start((_, socket) => socket.resetAndDestroy())
  const id = crypto.randomUUID()
  await refund(id)
  await refund(id)
  const path = refundPath.replace('/refund', `/${canaries[0]}`)
  await call(`/api${path}`, { method: 'DELETE', headers: { 'X-Operation-Id': id } })
  await call(`/api${refundPath}`, { method: 'DELETE', headers: { 'X-Operation-Id': canaries[3]! } })
  expect(records).toMatchObject([
    { phase: 'sent', write: id },
    { phase: 'ended', write: id, sent: true, outcome: 'unknown', code: 'UPSTREAM_OUTCOME_UNKNOWN' },
    { phase: 'ended', write: id, sent: false, outcome: 'unknown' },
    { phase: 'ended', sent: false, status: 400, outcome: 'rejected', code: 'OPERATION_ID_MISSING' },
  ])
  expect(JSON.stringify(records)).not.toMatch(/fjordmail|ABCD/)
})

test('a read is none, and a refusal of the platform is told by its status', async () => {
  const { refund, records, call } = await start((_, socket) => {
    socket.write(rawJson(404, { success: false, message: canaries[0] }))
  })
  await call(`${store}/orders`)
  await refund(crypto.randomUUID())
  expect(records.map(({ phase }) => phase)).toEqual(['sent', 'ended'])
  expect(records[1]).toMatchObject({ status: 404, outcome: 'refused', sent: true })
  expect(JSON.stringify(records)).not.toContain('fjordmail')
})
