import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { OrderDetail } from '#api/schemas/order-detail.ts'
import type { Order } from '#api/schemas/orders.ts'
import type { Review } from '#api/schemas/reviews.ts'
import type { Ticket } from '#api/schemas/tickets.ts'
import { orderDetailFixture } from '#model/records/orders/order-fixture.testing.ts'
import { type Evidence, hasContent, packSections } from './pack.ts'

const words = {
  money: (amount: number | undefined, code = '') => `${amount} ${code}`.trim(),
  time: (value: string | undefined) => value ?? 'no time',
}

const nothing: Omit<Evidence, 'detail'> = {
  storeId: 'Here',
  store: undefined,
  tickets: undefined,
  reviews: undefined,
  orders: undefined,
}

const entry = (id: string, dateCreated?: string) => ({ id, message: id, dateCreated })
const ticketOf = (storeId: string | undefined, id: string) => ({
  id,
  storeId,
  entries: [entry(id)],
})
const dated = (id: string, day: string) => ({ id, dateCreated: `2026-11-${day}T10:00:00Z` })

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
    {
      label: 'Nimbus, 5 devices',
      text: expect.stringMatching(
        /^1 piece\nDelivered: t, Licence keys, automatically\nKey: •+-•+-•+-•+-9XQA$/,
      ),
    },
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
  const evidence = { detail: orderDetailFixture({ deliveredItems: [] }), ...nothing }
  expect(section('conversation', evidence).summary).toBe('The customer’s record wasn’t read')
  expect(section('review', evidence).summary).toBe('Reviews weren’t read')
  expect(section('delivery', evidence).summary).toBe('Nothing has been delivered')
  expect(packSections(evidence, words).filter(hasContent)).toEqual([])
  const read = { ...evidence, tickets: [], reviews: [], orders: [] }
  expect(section('conversation', read).summary).toBe('This customer wrote no ticket')
  expect(section('orders', read).summary).toBe('None found with this email')
})

test('O66: goods and deliveries that the platform left out are not called none', () => {
  const sent = { ...orderDetailFixture({}), logs: null }
  const detail = z.parse(OrderDetail, { ...sent, order: { ...sent.order, deliveredItems: null } })
  const evidence = { detail, ...nothing }
  expect(section('delivery', evidence).summary).toBe('Your platform didn’t send it')
  expect(section('webhooks', evidence).summary).toBe('Your platform didn’t send them')
})

test('“none” and numbers say how much of the customer’s records was read', () => {
  const evidence = {
    detail: orderDetailFixture({}),
    ...nothing,
    reviews: [],
    orders: [],
    newest: { orders: 10, reviews: 20 },
  }
  expect(section('orders', evidence).summary).toBe('None among the newest 10')
  expect(section('review', evidence).summary).toBe('None among the newest 20')
  const some = {
    ...evidence,
    orders: [{ id: 'o' }] as Order[],
    reviews: [{ id: 'r' }, { id: 's' }] as Review[],
  }
  expect(section('orders', some).summary).toBe(
    '1 found among the newest 10: dates, amounts and states',
  )
  expect(section('review', some).summary).toBe('2 reviews among the newest 20')
})

test('tickets of another store are no evidence of this one', () => {
  const detail = orderDetailFixture({})
  const texts = (tickets: unknown[]) =>
    section('conversation', { detail, ...nothing, tickets: tickets as Ticket[] })
  const mixed = texts([
    ticketOf('there', 'other'),
    ticketOf('here', 'own'),
    ticketOf(undefined, 'any'),
  ])
  expect(mixed.quotes.map(({ text }) => text)).toEqual(['own', 'any'])
  expect(mixed.summary).toBe('2 tickets, 2 messages')
  expect(texts([ticketOf('there', 'other')]).summary).toBe('No ticket in this store')
})

test('failed webhooks are not ticked, and their line says what they would show', () => {
  const logs = [{ id: 'a', responseCode: 503 }, { id: 'b' }]
  const found = section('webhooks', { detail: orderDetailFixture({}, { logs }), ...nothing })
  expect(found).toMatchObject({ isUsual: false })
  expect(found.summary).toBe('2 tries, none delivered. Check before adding')
  expect(found.rows.map(({ text }) => text)).toEqual(['Answer 503', 'No answer'])
})

test('F4: a tax is named only where it is in what was paid', () => {
  const order = {
    items: [{ id: 'i', amount: 100, quantity: 1, lineTotal: 100 }],
    amount: 100,
    amountPaid: 100,
    currencyCode: 'EUR',
  }
  const paid = (taxBehavior: string) =>
    section('payment', {
      detail: orderDetailFixture({ ...order, tax: { id: 't', taxAmount: 21, taxBehavior } }),
      ...nothing,
    }).rows
  expect(paid('INCLUSIVE')).toEqual([
    { label: 'Amount paid', text: '100 EUR, of which tax 21 EUR' },
  ])
  expect(paid('EXCLUSIVE')).toEqual([{ label: 'Amount paid', text: '100 EUR' }])
})

test('another disputed order of the customer is told, and left out of what is ticked', () => {
  const orders = ['COMPLETED', 'CHARGEBACK'].map((status) => ({ id: status, status })) as Order[]
  const evidence = { detail: orderDetailFixture({}), ...nothing, orders }
  const usual = section('orders', { ...evidence, orders: orders.slice(0, 1) })
  expect([usual.isUsual, usual.summary]).toEqual([true, '1 found: dates, amounts and states'])
  const against = section('orders', evidence)
  expect(against.isUsual).toBe(false)
  expect(against.summary).toContain('1 is disputed, which speaks against you')
  expect(against.rows).toHaveLength(2)
})

test('F13: a conversation of several tickets runs in time', () => {
  const tickets = [
    {
      id: 't',
      entries: [entry('c', '2026-11-01T09:11:00.5Z'), entry('b', '2026-10-31T20:11:00Z')],
    },
    { id: 'u', entries: [entry('d', '2026-11-01T09:11:01Z'), entry('a', '2026-10-31T19:53:00Z')] },
    { id: 'v', entries: [entry('without a time')] },
  ] as Ticket[]
  const evidence = { detail: orderDetailFixture({}), ...nothing, tickets }
  expect(section('conversation', evidence).quotes.map(({ text }) => text)).toEqual([
    'a',
    'b',
    'c',
    'd',
    'without a time',
  ])
})

test('F13: deliveries, webhooks, reviews and other orders run in time', () => {
  const unsorted = [dated('second', '02'), dated('first', '01')]
  const detail = orderDetailFixture(
    { deliveredItems: unsorted },
    { logs: [...unsorted, dated('third', '03')] },
  )
  const evidence = {
    detail,
    ...nothing,
    reviews: unsorted as unknown as Review[],
    orders: unsorted as unknown as Order[],
  }
  const times = (id: string) => {
    const { rows, quotes } = section(id, evidence)
    return JSON.stringify([rows, quotes]).match(/2026-11-0\d/g)
  }
  expect(times('delivery')).toEqual(['2026-11-01', '2026-11-02'])
  expect(times('webhooks')).toEqual(['2026-11-01', '2026-11-02', '2026-11-03'])
  expect(times('review')).toEqual(['2026-11-01', '2026-11-02'])
  expect(times('orders')).toEqual(['2026-11-01', '2026-11-02'])
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
