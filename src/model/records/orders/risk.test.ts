import { expect, test } from 'vitest'
import type { Order } from '#api/schemas/orders.ts'
import { orderDetailFixture } from './order-fixture.testing.ts'
import { type CustomerRecord, type OrdersByEmail, riskFacts } from './risk.ts'

const ID = '9f2c41d8-6b0e-4c5a-9c1e-000000000001'
const order = (id: string, dateCreated: string, status = 'COMPLETED') =>
  ({ id, dateCreated, status, items: [] }) as Order

function factsOf(
  detail: ReturnType<typeof orderDetailFixture>,
  byEmail?: OrdersByEmail,
  customer?: CustomerRecord,
) {
  const facts = riskFacts(detail, byEmail, customer).flatMap((group) => group.facts)
  return (label: string) => facts.find((fact) => fact.label === label)
}

test('only facts that disagree, and flags that are set, are marked', () => {
  const fact = factsOf(
    orderDetailFixture(
      { customer: { countryCode: 'SE' }, isCustomerAuthenticated: false },
      {
        ipInfo: {
          status: 'success',
          country: 'Sweden',
          city: 'Malmö',
          hosting: true,
          proxy: false,
        },
        billingInformation: { countryCode: 'GB' },
      },
    ),
  )
  expect(fact('Country of the IP')).toMatchObject({ text: 'Sweden, Malmö' })
  expect(fact('Billing country')).toMatchObject({
    text: 'United Kingdom, not Sweden',
    source: 'Billing details',
    warns: 'warning',
  })
  expect(fact('Customer country')?.warns).toBeUndefined()
  expect(fact('Hosting company')).toMatchObject({ text: 'Yes', warns: 'warning' })
  expect(fact('Proxy or VPN')).toMatchObject({ text: 'No', warns: undefined })
  expect(fact('Signed in at checkout')).toMatchObject({ text: 'No', warns: undefined })
})

test('what the platform leaves out is not known, and nothing is guessed from it', () => {
  const fact = factsOf(orderDetailFixture({}, { billingInformation: { countryCode: 'GB' } }))
  for (const label of ['Country of the IP', 'Hosting company', 'IP address', 'Browser']) {
    expect(fact(label)?.text, label).toBeUndefined()
  }
  expect(fact('Billing country')?.text).toBe('United Kingdom')
  expect(fact('Billing country')?.warns).toBeUndefined()
  expect(fact('Orders with this email')?.text).toBeUndefined()
  expect(fact('Chargebacks')?.text).toBe('None seen')
})

test('a status that is not understood is never told as “no chargeback”', () => {
  const orders = [
    order(ID, '2026-11-21T13:05:00Z', 'COMPLETED'),
    order('two', '2026-11-20T13:01:00Z', 'RÜCKBUCHUNG'),
    order('three', '2026-10-01T10:00:00Z', 'RÜCKBUCHUNG'),
  ]
  const chargebacks = (some: typeof orders) =>
    factsOf(orderDetailFixture({ id: ID }), { orders: some, isPart: false })('Chargebacks')
  expect(chargebacks(orders)).toMatchObject({
    text: 'None seen, 2 orders have an unknown status',
    warns: undefined,
  })
  expect(chargebacks(orders.slice(0, 1))?.text).toBe('None seen')
  const disputed = [...orders, order('four', '2026-09-01T10:00:00Z', 'CHARGEBACK')]
  expect(chargebacks(disputed)).toMatchObject({ text: '1 of the other orders', warns: 'danger' })
})

test.each([
  ['2, this is number 2', '2026-11-20T10:00:00Z'],
  ['2', undefined],
  ['2', '0001-01-01T00:00:00Z'],
  ['2', '2026-11-21T15:05:00+02:00'],
])('%s where the other order was made at %s', (text, dateCreated) => {
  const dated = '2026-11-21T13:05:00Z'
  const orders = [order(ID, dated, 'PAID'), { ...order('two', dated, 'PAID'), dateCreated }]
  const detail = orderDetailFixture({ id: ID, dateCreated: dated })
  const told = factsOf(detail, { orders, isPart: false })('Orders with this email')
  expect(told).toMatchObject({ text })
})

test('the order has its place among those of the email, and a failed one before it is named', () => {
  const orders = [
    order(ID, '2026-11-21T13:05:00Z', 'CHARGEBACK'),
    order('two', '2026-11-21T13:01:00Z', 'FAILED'),
    order('three', '2026-10-01T10:00:00Z', 'CHARGED_BACK'),
  ]
  const detail = orderDetailFixture({ id: ID, dateCreated: '2026-11-21T13:05:00Z' })
  expect(factsOf(detail, { orders, isPart: false })('Orders with this email')).toMatchObject({
    text: '3, this is number 3. The one before failed 4 minutes earlier',
    source: 'Orders by email, all 3 read',
    warns: 'warning',
  })
  expect(factsOf(detail, { orders, isPart: true })('Orders with this email')).toMatchObject({
    text: '3 or more. The one before failed 4 minutes earlier',
    source: 'Latest 3 orders',
  })
  const disputed = orderDetailFixture({ id: ID, chargeback: { id: 'c' } })
  expect(factsOf(disputed, { orders, isPart: false })('Chargebacks')).toMatchObject({
    text: 'This one, 1 of the other orders',
    warns: 'danger',
  })
})

test('the order is itself, in whatever case its id comes', () => {
  const orders = [order(ID, '2026-11-21T13:05:00Z', 'CHARGEBACK'), order('two', '2026-11-01')]
  const detail = orderDetailFixture({ id: ID.toUpperCase(), dateCreated: '2026-11-21T13:05:00Z' })
  const fact = factsOf(detail, { orders, isPart: false })
  expect(fact('Chargebacks')).toMatchObject({ text: 'None seen', warns: undefined })
})

test('a customer who came with the order, or is blocked, is marked', () => {
  const detail = orderDetailFixture({ dateCreated: '2026-11-21T13:05:00Z' })
  const since = (dateCreated?: string) =>
    factsOf(detail, undefined, { dateCreated, isBlocked: false })('Customer since')
  expect(since('2026-11-21T13:01:00Z')).toMatchObject({
    time: '2026-11-21T13:01:00Z',
    text: 'under an hour before this order',
    warns: 'warning',
  })
  expect(since('2026-11-20T14:00:00Z')).toMatchObject({ text: 'less than a day before this order' })
  expect(since('2026-01-02T10:00:00Z')).toMatchObject({ time: '2026-01-02T10:00:00Z' })
  expect(since('2026-01-02T10:00:00Z')?.warns).toBeUndefined()
  expect(since('2026-11-22T10:00:00Z')?.warns).toBeUndefined()

  const blocked = (customer?: CustomerRecord) => factsOf(detail, undefined, customer)('Blocked')
  expect(blocked({ isBlocked: true })).toMatchObject({ text: 'Yes', warns: 'danger' })
  expect(blocked({ isBlocked: false })).toMatchObject({ text: 'No', warns: undefined })
  expect(blocked()?.text).toBeUndefined()
})
