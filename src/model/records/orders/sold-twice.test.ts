import { expect, test } from 'vitest'
import { OrderDetail } from '#api/schemas/order-detail.ts'
import { sameGoodsText } from './goods-words.ts'
import { compareKeys } from './sold-twice.ts'

type Goods = { text: string; type?: string; id?: string }

const orderWith = (id: string, goods: Goods[], more: Record<string, unknown> = {}) =>
  OrderDetail.parse({
    order: {
      id,
      dateCreated: `2026-11-0${id}T10:00:00Z`,
      items: [{ variantId: 'v', productName: 'Suite', variantName: 'One year' }],
      deliveredItems: goods.map(({ text, type = 'license_keys', id: itemId }, at) => ({
        id: itemId ?? `${id} ${at}`,
        variantId: 'v',
        type,
        textContent: text,
      })),
      ...more,
    },
  })

async function compared(...orders: OrderDetail[]) {
  const comparison = compareKeys()
  for (const order of orders) await comparison.add(order)
  return comparison
}

const kinds = (comparison: Awaited<ReturnType<typeof compared>>) =>
  comparison.same().map(({ kind }) => kind)

test('a key in two orders is found, oldest first, and masked', async () => {
  const comparison = await compared(
    orderWith('2', [{ text: ' NMBS-7Q2K-X9PL-004A\n' }]),
    orderWith('1', [{ text: 'NMBS-AAAA-BBBB-CCCC\nNMBS-7Q2K-X9PL-004A' }]),
    orderWith('3', [{ text: 'NMBS-0000-BBBB-CCCC' }]),
  )
  expect(comparison.count()).toBe(4)
  const [same, ...others] = comparison.same()
  expect(others).toEqual([])
  expect(same).toMatchObject({ kind: 'two-orders', masked: '••••-••••-••••-004A' })
  expect(same!.deliveries.map(({ orderId }) => orderId)).toEqual(['1', '2'])
  expect(same!.deliveries[0]).toMatchObject({ product: 'Suite, One year', isGivenBack: false })
})

test.each([
  ['DUP1-AAAA-BBBB-0001', ' dup1-aaaa-bbbb-0001 '],
  ['DUP6-DASH-0006', 'DUP6DASH0006'],
  ['DUP6–DASH–0006', 'dup6 dash_0006'],
  ['AbCdEfGh12', 'aBcDeFgH12'],
])('%s and %s are probably the same key', async (one, other) => {
  const [first, second] = [orderWith('1', [{ text: one }]), orderWith('2', [{ text: other }])]
  const comparison = await compared(first, second)
  const [same, ...others] = comparison.same()
  expect(others).toEqual([])
  expect(same).toMatchObject({ kind: 'alike', deliveries: [{ orderId: '1' }, { orderId: '2' }] })
  expect(await comparison.textIn(same!.id, second)).toBe(other.trim())
  expect(JSON.stringify(same)).not.toMatch(/AAAA|DASH|EfGh/i)
})

test.each([
  ['KEY-12345 KEY12345 key-12345', 'alike', '1 2 3', ''],
  ['KEY-12345 KEY-12345 key_12345', 'two-orders', '1 2 3', '3'],
  ['key_12345 KEY-12345 KEY-12345', 'two-orders', '1 2 3', '1'],
  ['KEY-12345 KEY-12345 key_12345 key_12345 key_12345', 'two-orders', '1 2 3 4 5', '1 2'],
])('the spellings %s are one group: %s', async (texts, kind, orders, otherwise) => {
  const given = texts.split(' ').map((text, at) => orderWith(String(at + 1), [{ text }]))
  const told = (await compared(...given)).same()
  expect(told.map((goods) => goods.kind)).toEqual([kind])
  const { deliveries } = told[0]!
  const idsOf = (its: typeof deliveries) => its.map(({ orderId }) => orderId).join(' ')
  expect(idsOf(deliveries)).toBe(orders)
  expect(idsOf(deliveries.filter(({ isOtherwise }) => isOtherwise))).toBe(otherwise)
})

test.each([
  ['a refunded order', [orderWith('1', [{ text: 'KEY-12345' }], { refund: { id: 'r' } })]],
  ['one order that has it twice', [orderWith('1', [{ text: 'KEY-12345' }])]],
])('a key of %s and of others is one group with their spellings', async (_, first) => {
  const twice = orderWith('2', [{ text: 'KEY-12345' }, { text: 'KEY-12345' }])
  const told = (await compared(...first, twice, orderWith('3', [{ text: 'key 12345' }]))).same()
  expect(told.map(({ deliveries }) => deliveries.length)).toEqual([4])
})

test('what is the same to the letter stands before what is probably the same', async () => {
  const texts = ['AAAA-1111', 'aaaa1111', 'BBBB-2222', 'BBBB-2222', 'bbbb2222']
  const orders = texts.map((text, at) => orderWith(String(at + 1), [{ text }]))
  const told = (await compared(...orders)).same()
  expect(told.map((goods) => sameGoodsText(goods))).toEqual([
    'Same key in 2 orders, and spelled differently in 1 more',
    'Probably the same key in 2 orders, spelled differently',
  ])
})

test.each([
  ['in one order', [orderWith('1', [{ text: 'KEY-12345' }, { text: 'key12345' }])]],
  [
    'where one was given back',
    [
      orderWith('1', [{ text: 'KEY-12345' }], { refund: { id: 'r' } }),
      orderWith('2', [{ text: 'key12345' }]),
    ],
  ],
  [
    'of instructions',
    ['We write to you.', 'we write to you.'].map((text, at) =>
      orderWith(String(at + 1), [{ text, type: 'instructions' }]),
    ),
  ],
  ['too short to tell', ['A-1', 'a1'].map((text, at) => orderWith(String(at + 1), [{ text }]))],
])('spellings %s are no alarm', async (_, orders) => {
  expect((await compared(...orders)).same()).toEqual([])
})

test.each([
  [
    'the key of a refunded order, sold again',
    'given-back',
    [
      orderWith('1', [{ text: 'KEY-12345' }], { refund: { id: 'r' } }),
      orderWith('2', [{ text: 'KEY-12345' }]),
    ],
  ],
  [
    'a key twice in one order',
    'one-order',
    [orderWith('1', [{ text: 'KEY-12345' }, { text: 'KEY-12345' }])],
  ],
  [
    'instructions',
    'text',
    ['1', '2'].map((id) => orderWith(id, [{ text: 'We write to you.', type: 'instructions' }])),
  ],
  [
    'an account that went to two customers',
    'two-orders',
    ['1', '2'].map((id) => orderWith(id, [{ text: 'Account A\nPassword B', type: 'dynamic' }])),
  ],
])('%s', async (_, kind, orders) => {
  expect(kinds(await compared(...orders))).toEqual([kind])
})

test('an item that the platform sends twice was delivered once', async () => {
  const twice = [
    { text: 'KEY-12345', id: 'a' },
    { text: 'KEY-12345', id: 'a' },
  ]
  expect((await compared(orderWith('1', twice))).same()).toEqual([])
})

test('nothing that is kept tells the key, and no two comparisons have a value in common', async () => {
  const orders = ['1', '2'].map((id) => orderWith(id, [{ text: 'NMBS-7Q2K-X9PL-004A' }]))
  const [one, other] = [await compared(...orders), await compared(...orders)]
  expect(JSON.stringify(one.same())).not.toMatch(/NMBS|7Q2K|X9PL/)
  expect(one.same()[0]!.id).not.toBe(other.same()[0]!.id)
})

test('a key is told by its order alone, and an order that comes again changes nothing', async () => {
  const one = orderWith('1', [{ text: 'NMBS-AAAA-BBBB-CCCC\n NMBS-7Q2K-X9PL-004A ' }])
  const comparison = await compared(one, one, orderWith('2', [{ text: 'NMBS-7Q2K-X9PL-004A' }]))
  const [same, ...others] = comparison.same()
  expect(others).toEqual([])
  expect(same!.deliveries).toHaveLength(2)
  expect(await comparison.textIn(same!.id, one)).toBe('NMBS-7Q2K-X9PL-004A')
  const other = orderWith('3', [{ text: 'NMBS-0000-BBBB-CCCC' }])
  expect(await comparison.textIn(same!.id, other)).toBeUndefined()
})

test('an order that comes again with its id in another case is the same one', async () => {
  const goods = [{ text: 'NMBS-7Q2K-X9PL-004A' }]
  const again = orderWith('1', goods, { id: 'a' })
  expect(kinds(await compared(again, orderWith('1', goods, { id: 'A' })))).toEqual([])
})
