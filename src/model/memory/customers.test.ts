import { beforeEach, expect, test, vi } from 'vitest'
import { recentCustomers, rememberCustomer } from './customers.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

const emails = (storeId: string) => recentCustomers(storeId).map(({ emailAddress }) => emailAddress)

test('the latest first, each once, of this store, and not without end', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) {
    rememberCustomer('store', { id: name, emailAddress: name })
  }
  rememberCustomer('other', { id: 'x', emailAddress: 'x' })
  expect(emails('store')).toEqual(['c', 'g', 'f', 'e', 'd', 'b'])
  expect(emails('other')).toEqual(['x'])
})

test('a record without an id cannot be opened again', () => {
  rememberCustomer('store', { id: '', emailAddress: 'a' })
  expect(recentCustomers('store')).toEqual([])
})

test('an endless address is cut', () => {
  rememberCustomer('store', { id: 'a', emailAddress: 'x'.repeat(1_000_000) })
  expect(recentCustomers('store')[0]?.emailAddress).toHaveLength(320)
})

test.each(['{', '{"a":1}', '[1,null,{"id":5}]', 'null'])('%s in the storage is no list', (text) => {
  localStorage.setItem('counter.private.customers.store', text)
  expect(recentCustomers('store')).toEqual([])
})

test('a browser that keeps nothing remembers nobody', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberCustomer('store', { id: 'a', emailAddress: 'a' })
  expect(recentCustomers('store')).toEqual([])
})
