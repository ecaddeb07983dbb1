import { beforeEach, expect, test } from 'vitest'
import { erasePrivateStores, openPrivateStores } from '#base/storage/private-owner.ts'
import { type ActivityEntry, activityLog, recentOf } from './log.ts'

const entry = (id: string, at = Date.now()): ActivityEntry => ({
  id,
  operation: 'refundOrder',
  params: { storeId: 'store', orderId: 'order' },
  at,
  outcome: 'under-way',
})

beforeEach(() => {
  erasePrivateStores()
  openPrivateStores('account')
})

test('an entry is added once, updated, and carries a note', () => {
  const log = activityLog('Store')
  log.add(entry('one'))
  log.add(entry('two'))
  log.add(entry('one'))
  log.update('one', { outcome: 'done' })
  log.note('one', '  Asked twice  ')
  log.update('unknown', { outcome: 'refused' })
  const [first, second, ...others] = activityLog('store').get()
  expect(first).toMatchObject({ id: 'one', outcome: 'done', note: 'Asked twice' })
  expect(second).toMatchObject({ id: 'two', outcome: 'under-way' })
  expect(others).toEqual([])
  log.note('one', ' ')
  expect(log.get()[0]?.note).toBeUndefined()
})

test('entries end after 90 days, and the newest 300 stay', () => {
  const log = activityLog('store')
  const old = entry('old', Date.now() - 91 * 86_400_000)
  log.add(old)
  expect(recentOf(log.get())).toEqual([])
  log.add(entry('new'))
  expect(log.get().map(({ id }) => id)).toEqual(['new'])
  for (let count = 0; count < 310; count += 1) log.add(entry(`entry ${count}`))
  expect(log.get()).toHaveLength(300)
})

test('long texts are cut, and a long setting is left out rather than cut', () => {
  const log = activityLog('store')
  const settings = { description: { before: 'x'.repeat(5_000), after: 'short' } }
  log.add({ ...entry('one'), facts: { after: 'y'.repeat(900), settings } })
  expect(log.get()[0]?.facts?.after).toHaveLength(301)
  expect(log.get()[0]?.facts?.settings).toEqual({
    description: { before: undefined, after: 'short' },
  })
})
