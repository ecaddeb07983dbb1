import { describe, expect, it, test } from 'vitest'
import { couponsColumns } from '#model/reading/columns/coupons-columns.ts'
import { couponsList, customersList, ordersList } from '#model/reading/lists/lists.ts'
import { ordersColumns } from '#model/reading/columns/orders-columns.ts'
import { checkView } from './broken.ts'
import { viewChanges } from './changes.ts'
import {
  fixedDates,
  hasMovingDates,
  nameProblem,
  planViews,
  readViews,
  readViewsFile,
  searchOf,
  type View,
  viewsFile,
} from './view.ts'

const clock = { zone: 'UTC', now: Date.UTC(2026, 10, 21, 12) }
const changes = (saved: Record<string, string>, address: Record<string, unknown>) =>
  viewChanges(ordersList, ordersColumns, saved, address, clock)
const texts = (saved: Record<string, string>, address: Record<string, unknown>) =>
  changes(saved, address).map(({ text }) => text)

const view = (id: string, search = {}, more: Partial<View> = {}): View => ({
  id,
  list: 'orders',
  name: id,
  search,
  ...more,
})

test('a view keeps filters, sort and columns of an address, neither page nor open record', () => {
  const address = { status: 'PAID', sort: '-amount', columns: 'amount,id', page: 2, pageSize: 50 }
  expect(searchOf(ordersList, { ...address, view: 'Mine', peek: 'x' })).toEqual({
    status: 'PAID',
    sort: '-amount',
    columns: 'amount,id',
  })
  expect(searchOf(couponsList, { usesFrom: 0, isEnabled: false })).toEqual({
    usesFrom: '0',
    isEnabled: 'false',
  })
  expect(searchOf(customersList, { q: 'ann' })).toEqual({ q: 'ann' })
})

describe('changes since a view was saved', () => {
  it('are empty for the same address', () => {
    const saved = { status: 'PAID', columns: 'amount,status' }
    expect(changes(saved, { ...saved, page: 3 })).toEqual([])
  })

  it('name each filter that was added, removed or changed', () => {
    const saved = { status: 'COMPLETED', dateFrom: 'today', dateTo: 'today' }
    expect(texts(saved, { gateway: 'CARDLANE', dateFrom: 'today-6d', dateTo: 'today' })).toEqual([
      'Filter Status is Completed removed',
      'Filter Gateway is Cardlane added',
      'Created Last 7 days, was Today',
    ])
  })

  it('name the sort', () => {
    expect(texts({ sort: '-dateCreated' }, { sort: '-amount' })).toEqual([
      'Largest amount first, before: Newest first',
    ])
    expect(texts({}, { sort: 'amount' })).toEqual(['By “Amount”, before: Standard order'])
  })

  it('name columns that are shown, hidden or moved', () => {
    expect(texts({}, { columns: 'amount,status,email,items,coupon,order,created,paid' })).toEqual([
      'Paid so far column shown',
      'Gateway column hidden',
    ])
    expect(texts({ columns: 'amount,status' }, { columns: 'amount:200,status' })).toEqual([
      'Amount column in another width',
    ])
    expect(texts({ columns: 'amount,id,status' }, { columns: 'amount,status,id' })).toEqual([
      'Columns in another order',
    ])
  })

  it('undoing them one by one restores the view', () => {
    const saved = { status: 'COMPLETED', sort: '-amount', columns: 'amount,status,email,created' }
    let address: Record<string, unknown> = {
      gateway: 'X',
      dateFrom: 'today',
      columns: 'amount,created,id,email:300',
    }
    for (let left = changes(saved, address); left.length > 0; left = changes(saved, address)) {
      address = { ...address, ...left[0]?.undo }
    }
    expect(searchOf(ordersList, address)).toEqual(saved)
  })
})

test('T23: the broken parts of a view are dropped and named, the rest works', () => {
  const saved = {
    status: 'PAID',
    dateFrom: 'garbage',
    phone: '1',
    sort: '-customerName',
    columns: 'amount,phone,status',
  }
  expect(checkView(ordersList, ordersColumns, saved)).toEqual({
    search: { status: 'PAID', columns: 'amount,status' },
    left: [
      'filter Created “garbage”',
      'filter phone “1”',
      'sort by “customerName”',
      'column “phone”',
    ],
  })
  const whole = { isEnabled: 'false', usesFrom: '0', sort: '-uses' }
  expect(checkView(couponsList, couponsColumns, whole)).toEqual({ search: whole, left: [] })
})

test('relative dates stay relative, unless they are to be fixed', () => {
  const search = { dateFrom: 'today-1d', dateTo: 'today', status: 'PAID' }
  expect([hasMovingDates(search), hasMovingDates({ dateFrom: '2026-11-01' })]).toEqual([
    true,
    false,
  ])
  expect(fixedDates(search, 'UTC', clock.now)).toEqual({
    dateFrom: '2026-11-20',
    dateTo: '2026-11-21',
    status: 'PAID',
  })
})

test('a view needs a name that is unique in its list and not reserved', () => {
  const views = [view('a', {}, { name: 'Unpaid' })]
  const problem = (name: string, id = 'b', list = 'orders') =>
    nameProblem(views, { id, list, name })
  expect([problem(' '), problem('unpaid'), problem('start')]).not.toContain(undefined)
  expect([problem('Unpaid', 'a'), problem('Unpaid', 'b', 'coupons'), problem('New')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('one odd stored view does not lose the others', () => {
  expect(readViews([view('a'), { id: 'b' }, null, 7, view('c')]).map(({ id }) => id)).toEqual([
    'a',
    'c',
  ])
  expect(readViews('x')).toEqual([])
})

test('an exported file says what is new, the same and different, and brings no start view', () => {
  const present = [view('a', { status: 'PAID' }, { isStart: true }), view('b')]
  const file = viewsFile([
    view('a', { status: 'PENDING' }),
    view('b'),
    view('c', {}, { isStart: true }),
  ])
  const plan = planViews(present, readViewsFile(file))
  expect(plan).toEqual({
    added: [view('c')],
    same: [view('b')],
    different: [view('a', { status: 'PENDING' }, { isStart: true })],
  })
  expect([readViewsFile('{}'), readViewsFile('no json')]).toEqual([[], []])
})
