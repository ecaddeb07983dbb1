import { afterEach, beforeEach, expect, test } from 'vitest'
import { erasePrivateStores, openPrivateStores } from '#base/storage/private-owner.ts'
import { notePoint } from '#model/reading/platform/learned.ts'
import { mayHaveOthers } from './at-most.ts'
import { ordersList } from './lists.ts'

beforeEach(() => openPrivateStores('merchant'))
afterEach(erasePrivateStores)

test.each([
  ['rows that match', { status: 'Refunded' }, [{ status: 'Refunded' }], false],
  ['a row that does not', { status: 'Refunded' }, [{ status: 'Completed' }], true],
  ['a row that does not tell', { status: 'Refunded' }, [{}], true],
  [
    'a row of other days',
    { dateTo: '2026-11-01T00:00:00Z' },
    [{ dateCreated: '2026-11-20T00:00:00Z' }],
    true,
  ],
  ['no filter', {}, [{ status: 'Completed' }], false],
  ['a tag', { tag: 'vip' }, [], false],
  [
    'a tag, whose records are counted before other filters',
    { tag: 'vip', status: 'New' },
    [],
    true,
  ],
])('of a list with %s', (_, query, rows, isSo) => {
  expect(mayHaveOthers(ordersList, query, rows)).toBe(isSo)
})

test('a filter that was seen to be ignored is not believed, whatever this page shows', () => {
  notePoint({ point: 'filter', subject: 'listOrders.status', behaviour: 'ignored' })
  notePoint({ point: 'dateEnds', subject: 'listOrders.dateFrom', behaviour: 'ignored' })
  expect(mayHaveOthers(ordersList, { status: 'Refunded' }, [{ status: 'Refunded' }])).toBe(true)
  expect(mayHaveOthers(ordersList, { dateFrom: '2026-11-01T00:00:00Z' }, [])).toBe(true)
  expect(mayHaveOthers(ordersList, { gateway: 'Stripe' }, [])).toBe(false)
})
