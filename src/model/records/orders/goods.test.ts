import { describe, expect, it, test } from 'vitest'
import { goodsOf, isMissing, lackingItems, lacksGoods, mayBeDue } from './goods.ts'
import { missingText, stockText, undeliveredText } from './goods-words.ts'
import { orderFixture } from './order-fixture.testing.ts'

const KEYS = { id: 'v-keys', deliveryTypes: ['license_keys'] }
const FILES = { id: 'v-files', deliveryTypes: ['FILES', 'instructions'] }
const WORDS = { id: 'v-words', deliveryTypes: ['instructions'] }
const catalogue = [KEYS, FILES, WORDS]

const item = (variantId?: string, quantity: number | null = 1) => ({ variantId, quantity })
const key = (textContent: string) => ({ variantId: KEYS.id, type: 'license_keys', textContent })
const file = { variantId: FILES.id, type: 'files', fileId: 'f-1' }

const order = (fields: Record<string, unknown>) =>
  orderFixture({ status: 'PAID', amount: 20, amountPaid: 20, deliveredItems: [], ...fields })
const goods = (fields: Record<string, unknown>) => goodsOf(order(fields), catalogue)

describe('what of an order’s goods is missing', () => {
  it.each([
    { items: [item(KEYS.id, 2)], missing: '2 of 2 keys' },
    { items: [item(KEYS.id, 2)], deliveredItems: [key('A')], missing: '1 of 2 keys' },
    { items: [item(KEYS.id)], missing: '1 of 1 key' },
    {
      items: [item(KEYS.id, 1), item(KEYS.id, 2)],
      deliveredItems: [key('A')],
      missing: '2 of 3 keys',
    },
    {
      items: [item(KEYS.id)],
      deliveredItems: [{ ...key('Read\nme'), type: 'instructions' }],
      missing: '1 of 1 key',
    },
    { items: [item(FILES.id, 5)], missing: '1 of 1 file' },
    { items: [item(KEYS.id, 2), item(FILES.id)], missing: 'Everything' },
    { items: [item(KEYS.id, 2), item(FILES.id)], deliveredItems: [file], missing: '2 of 2 keys' },
    { items: [item(KEYS.id), item('v-deleted')], missing: '1 of 1 key' },
  ])('$missing', ({ missing, ...fields }) => {
    expect(missingText(goods(fields))).toBe(missing)
  })

  it.each([
    [[item(KEYS.id, 2)], [key('A'), key('B')]],
    [[item(KEYS.id, 2)], [key('A\nB\n')]],
    [[item(FILES.id, 3)], [file]],
    [[item(KEYS.id)], [key('A'), key('B')]],
  ])('nothing of %o with %o', (items, deliveredItems) => {
    expect(goods({ items, deliveredItems })).toMatchObject({ state: 'delivered' })
  })
})

test('what lacks is told by item, each variant once', () => {
  const items = [item(KEYS.id, 1), item(FILES.id), item(KEYS.id, 2)]
  const lacking = lackingItems(order({ items, deliveredItems: [key('A'), file] }), catalogue)
  expect(lacking.map(({ goods: lacks }) => missingText(lacks))).toEqual(['2 of 3 keys'])
  expect(lackingItems(order({ items }))).toEqual([])
})

const FREE = { amount: 0, amountPaid: 0, status: 'COMPLETED' }

test.each([
  ['not-due', { amountPaid: 0 }],
  ['not-due', { amountPaid: 19.99 }],
  ['not-due', { amountPaid: 0, deliveredItems: null }],
  ['not-due', { ...FREE, status: 'CANCELLED' }],
  ['not-due', { ...FREE, status: 'PENDING' }],
  ['not-due', { ...FREE, refund: { id: 'r' } }],
  ['not-due', { refund: { amount: 20 } }],
  ['not-due', { chargeback: { reason: 'fraud' } }],
  ['not-due', { status: 'REFUNDED' }],
  ['not-due', { status: 'Charged_back' }],
  ['by-hand', { isDeliveredManually: true }],
  ['locked', { isDeliveryItemsLocked: true }],
  ['pending', { status: 'AWAITING_KYC' }],
  ['pending', { status: 'awaitingReview' }],
  ['pending', { status: 'PROCESSING' }],
  ['locked', { status: 'AWAITING_KYC', isDeliveryItemsLocked: true }],
  ['unknown', { amountPaid: undefined }],
  ['unknown', { amount: undefined, amountPaid: 0 }],
  ['unknown', { items: null }],
  ['unknown', { items: [{ quantity: 1 }] }],
  ['pending', { deliveredItems: null, status: 'AWAITING_KYC' }],
  ['untold', { deliveredItems: undefined }],
  ['untold', { deliveredItems: null }],
  ['untold', { deliveredItems: [key('A'), 7] }],
  ['untold', { ...FREE, deliveredItems: null }],
  ['uncounted', { items: [] }],
  ['uncounted', { items: [item(WORDS.id)] }],
  ['uncounted', { items: [item('v-deleted')] }],
] as const)('%s, not missing, with %o', (state, fields) => {
  const found = goods({ items: [item(KEYS.id)], ...fields })
  expect(found.state).toBe(state)
  expect(undeliveredText(found)).toBeUndefined()
})

test.each([{ amountPaid: undefined }, {}, { coupon: { id: 'c', percentageDecrease: 100 } }])(
  'goods of an order without anything to pay are due once it is complete, with %o',
  (fields) => {
    const items = [item(KEYS.id)]
    const free = { ...FREE, ...fields, items }
    expect(goods(free).state).toBe('missing')
    expect(goods({ ...free, status: 'STATE_Q' }).state).toBe('unclear')
    expect(goods({ ...free, status: 'AWAITING_KYC' }).state).toBe('pending')
    expect(goods({ ...free, deliveredItems: [key('A')] }).state).toBe('delivered')
    expect([free, { ...free, status: 'VOIDED' }].map(order).map(mayBeDue)).toEqual([true, false])
  },
)

test('where the catalogue isn’t read, nobody knows what of an order can be counted', () => {
  expect(goodsOf(order({ items: [item(KEYS.id)] })).state).toBe('unknown')
})

test.each(['Prüfung ausstehend', 'Erstattet', 'STATE_Q', '3', undefined])(
  'goods that lack are not called late where nobody knows the status, as %s',
  (status) => {
    const found = goods({ items: [item(KEYS.id, 2)], deliveredItems: [key('A')], status })
    expect(isMissing({ goods: found })).toBe(false)
    expect(lacksGoods({ goods: found })).toBe(true)
    expect(undeliveredText(found)).toBe('1 of 2 keys not delivered')
  },
)

test('variants are the same in any case of their IDs', () => {
  const variant = { ...KEYS, id: 'A-KEYS', stock: 3 }
  const items = [item('A-Keys', 1), item('a-keys', 2)]
  const deliveredItems = [{ ...key('A'), variantId: 'a-KEYS' }]
  const found = goodsOf(order({ items, deliveredItems }), [variant])
  expect(found).toMatchObject({ state: 'missing', keys: { wanted: 3, missing: 2 }, stock: 3 })
})

test('a delivered item tells its variant’s types where no catalogue is read', () => {
  const half = { ...key('A'), variant: KEYS }
  const found = goodsOf(order({ items: [item(KEYS.id, 2)], deliveredItems: [half] }))
  expect(undeliveredText(found)).toBe('1 of 2 keys not delivered')
})

test('files are not due of a variant that has none', () => {
  const variant = { ...FILES, files: [] }
  const deliveredItems = [{ variantId: FILES.id, type: 'instructions', textContent: 'A', variant }]
  expect(goods({ items: [item(FILES.id)], deliveredItems }).state).toBe('uncounted')
})

test('stock is the least of those whose keys are missing, as the catalogue has it now', () => {
  const more = { ...KEYS, id: 'v-more', stock: 9 }
  const known = [{ ...KEYS, stock: 4 }, more, { ...FILES, stock: 0 }]
  const items = [item(KEYS.id), item(more.id), item(FILES.id)]
  const stockWith = (deliveredItems: object[]) => goodsOf(order({ items, deliveredItems }), known)
  expect(stockWith([])).toMatchObject({ stock: 4 })
  const late = { ...key('A'), variant: { ...KEYS, stock: 1 } }
  const found = stockWith([late])
  expect(found).toMatchObject({ stock: 9 })
  expect(stockText(found)).toBe('9 in stock')
  expect(stockText(goods({ items: [item(KEYS.id)] }))).toBeUndefined()
})

test('nobody can tell what lacks where a delivered item names no variant, nor all where no quantity is told', () => {
  const items = [item(KEYS.id, 2)]
  const { variantId: _, ...unnamed } = key('B')
  expect(goods({ items, deliveredItems: [key('A'), unnamed] }).state).toBe('unknown')
  expect(goods({ items, deliveredItems: [key('A'), { ...unnamed, variant: KEYS }] })).toMatchObject(
    {
      state: 'delivered',
    },
  )
  const untold = [item(KEYS.id, null)]
  expect(goods({ items: untold, deliveredItems: [key('A')] }).state).toBe('unknown')
  expect(goods({ items: untold }).state).toBe('missing')
  expect(goodsOf(order({ items: [item()] }), [{ ...KEYS, id: '' }]).state).toBe('unknown')
})
