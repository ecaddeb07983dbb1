import { afterEach, beforeEach, expect, test } from 'vitest'
import { erasePrivateStores, openPrivateStores } from '#base/storage/private-owner.ts'
import { notePoint } from '#model/reading/platform/learned.ts'
import { filterValues } from '#model/reading/memory/filter-values.ts'
import { ordersList } from './lists.ts'
import { looseParts } from './notices.ts'

beforeEach(() => openPrivateStores('merchant'))
afterEach(erasePrivateStores)

const noticed = (status: string, ...words: string[]) => {
  const rows = words.map((word) => ({ status: word }))
  return looseParts(ordersList, { status }, rows, filterValues('store').get())
}

const LOOSE =
  'Your platform filters “Status” by a part of the word, so the list may have more than what matches.'

test('a filter by a word that gives longer words is said to be loose, however it is spelled', () => {
  expect(noticed('PAID', 'PAID', 'UNPAID')).toEqual([LOOSE])
  expect(noticed('PAID', 'PAID', 'paid')).toEqual([])
  // An ignored filter is told as such.
  expect(noticed('PAID', 'PAID', 'UNPAID', 'FAILED')).toEqual([])
})

test('once the platform has shown it, a longer word that was met is enough', () => {
  filterValues('store').set(() => ({ status: ['PAID', 'UNPAID', 'FAILED'], gateway: [] }))
  expect(noticed('PAID', 'PAID')).toEqual([])
  notePoint({ point: 'filter', subject: 'listOrders.status', behaviour: 'contains' })
  expect(noticed('PAID', 'PAID')).toEqual([LOOSE])
  expect(noticed('FAILED', 'FAILED')).toEqual([])
})
