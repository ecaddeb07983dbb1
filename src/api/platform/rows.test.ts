import { expect, test } from 'vitest'
import { platformRows } from './rows.ts'

const asked = (seen: Parameters<typeof platformRows>[0]) =>
  platformRows(seen).map(({ question, does }) => `${question}: ${does}`)

test('what is seen only while somebody works has a row once it was seen', () => {
  expect(asked({}).join()).not.toMatch(/Clock|customers: Contains/)
  const contains = { behaviour: 'contains' }
  const told = asked({
    'filter listOrders.email': contains,
    'filter searchCustomers.email': contains,
    clock: { behaviour: 'differs', detail: '180' },
  })
  expect(told).toContain('Email, email of customers: Contains')
  expect(told).toContain('Clock: 180 min from this browser’s')
})
