import { expect, test } from 'vitest'
import type { Order } from '#api/schemas/orders.ts'
import type { Ticket } from '#api/schemas/tickets.ts'
import { orderDetailFixture } from '#model/orders/order-fixture.testing.ts'
import { type Evidence, hasContent, packSections } from './pack.ts'

const words = {
  money: (amount: number | undefined, code = '') => `${amount} ${code}`.trim(),
  time: (value: string | undefined) => value ?? 'no time',
}

const nothing: Omit<Evidence, 'detail'> = {
  store: undefined,
  tickets: undefined,
  reviews: undefined,
  orders: undefined,
}

function section(id: string, evidence: Evidence) {
  const found = packSections(evidence, words).find((one) => one.id === id)
  if (!found) throw new Error(`No section ${id}`)
  return found
}

test('keys keep their last four characters, and no secret is in a pack', () => {
  const detail = orderDetailFixture(
    {
      items: [{ id: 'i', productName: 'Nimbus', variantName: '5 devices', quantity: 1 }],
      deliveredItems: [
        {
          id: 'd',
          type: 'license_keys',
          textContent: 'NMB5-AAAA-BBBB-CCCC-9XQA',
          dateCreated: 't',
        },
      ],
      isDeliveredManually: false,
      gatewayMetadata: { id: 'g', transactionId: 'txn_4', clientSecret: 'very secret' },
    },
    { billingInformation: { fullName: 'Daniel Harcourt', city: 'Leeds', countryCode: 'GB' } },
  )
  const evidence = { detail, ...nothing }
  expect(section('delivery', evidence).rows).toEqual([
    { label: 'Item', text: 'Nimbus, 5 devices, 1 piece' },
    { label: 'Delivered', text: 't, Licence keys, automatically' },
    { label: 'Key', text: expect.stringMatching(/^•+-•+-•+-•+-9XQA$/) },
  ])
  expect(section('payment', evidence).rows).toContainEqual({
    label: 'Billing address',
    text: 'Leeds, United Kingdom',
  })
  const all = JSON.stringify(packSections(evidence, words))
  expect(all).not.toContain('AAAA')
  expect(all).not.toContain('very secret')
})

test('what was not read is said, and never passes for "none"', () => {
  const evidence = { detail: orderDetailFixture({}), ...nothing }
  expect(section('conversation', evidence).summary).toBe('The customer’s record wasn’t read')
  expect(section('review', evidence).summary).toBe('Reviews weren’t read')
  expect(section('delivery', evidence).summary).toBe('Nothing has been delivered')
  expect(packSections(evidence, words).filter(hasContent)).toEqual([])
  const read = { ...evidence, tickets: [], reviews: [], orders: [] }
  expect(section('conversation', read).summary).toBe('This customer wrote no ticket')
  expect(section('orders', read).summary).toBe('None found with this email')
})

test('failed webhooks are not ticked, and their line says what they would show', () => {
  const logs = [{ id: 'a', responseCode: 503 }, { id: 'b' }]
  const found = section('webhooks', { detail: orderDetailFixture({}, { logs }), ...nothing })
  expect(found).toMatchObject({ isUsual: false })
  expect(found.summary).toBe('2 tries, none answered with success. Read them before you add them')
  expect(found.rows.map(({ text }) => text)).toEqual(['Answer 503', 'No answer'])
})

test('a conversation is quoted with its author and time', () => {
  const tickets = [
    { id: 't', entries: [{ id: 'e', name: 'Daniel', dateCreated: '13:40', message: 'Where?' }] },
  ] as Ticket[]
  const orders = [
    { id: 'f0418d2e-1', amount: 74, currencyCode: 'GBP', status: 'FAILED' },
  ] as Order[]
  const evidence = { detail: orderDetailFixture({}), ...nothing, tickets, orders }
  expect(section('conversation', evidence).quotes).toEqual([
    { who: 'Daniel', when: '13:40', text: 'Where?' },
  ])
  expect(section('orders', evidence).rows).toEqual([
    { label: 'no time', text: '74 GBP, Failed, f0418d2e' },
  ])
})

test.each([
  ['product_not_received', ['payment', 'delivery', 'place', 'conversation', 'orders', 'policies']],
  ['FRAUDULENT', ['payment', 'delivery', 'place', 'conversation', 'orders']],
  ['Not as described', ['payment', 'delivery', 'conversation', 'review', 'policies']],
  ['duplicateProcessing', ['payment', 'delivery', 'orders']],
  ['SUBSCRIPTION-CANCELLED', ['payment', 'delivery', 'conversation', 'orders', 'policies']],
  ['4837', ['payment', 'delivery', 'place', 'conversation', 'orders', 'policies']],
  [undefined, ['payment', 'delivery', 'place', 'conversation', 'orders', 'policies']],
])('the reason %s has its usual evidence', (reason, expected) => {
  const detail = orderDetailFixture({ chargeback: { id: 'c', reason } })
  const usual = packSections({ detail, ...nothing }, words).filter(({ isUsual }) => isUsual)
  expect(usual.map(({ id }) => id)).toEqual(expected)
})
