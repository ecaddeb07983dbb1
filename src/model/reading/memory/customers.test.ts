import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubLocalStorage } from '#base/storage/local-storage.testing.ts'
import { erasePrivateStores, openPrivateStores } from '#base/storage/private-owner.ts'
import { recentCustomers, rememberCustomer } from './customers.ts'

beforeEach(() => {
  stubLocalStorage()
  openPrivateStores('merchant')
})
afterEach(() => erasePrivateStores())

const emails = (storeId: string) => recentCustomers(storeId).map(({ emailAddress }) => emailAddress)

test('lists six recent customers per store, latest first, without duplicates', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) {
    rememberCustomer('store', { id: name, emailAddress: name })
  }
  rememberCustomer('other', { id: 'x', emailAddress: 'x' })
  expect(emails('store')).toEqual(['c', 'g', 'f', 'e', 'd', 'b'])
  expect(emails('other')).toEqual(['x'])
})

test('does not remember a customer without an id', () => {
  rememberCustomer('store', { id: '', emailAddress: 'a' })
  expect(recentCustomers('store')).toEqual([])
})

test('cuts a very long email address', () => {
  rememberCustomer('store', { id: 'a', emailAddress: 'x'.repeat(1_000_000) })
  expect(recentCustomers('store')[0]?.emailAddress).toHaveLength(320)
})

test('remembers customers until the page closes if storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberCustomer('store', { id: 'a', emailAddress: 'a' })
  expect(emails('store')).toEqual(['a'])
})
