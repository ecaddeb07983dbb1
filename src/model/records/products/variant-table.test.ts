import { expect, test } from 'vitest'
import { readDelimited } from '#base/text/delimited.ts'
import { bodiesAsText, checkRows, currencyColumn, matchHeadings } from './variant-table.ts'

const columns = matchHeadings(['Variant', 'Price', 'Min', 'Max', 'Qty', 'Delivery', 'Notes'])
const shared = { type: '0', stockMode: '1', order: '7' }
const row = (...cells: string[]) => checkRows([cells], columns, shared, [])[0]
const plain = ['1 device, 1 year', '19.00', '1', 'unlimited', '500', 'licence keys', 'launch']

test('headings are matched by what merchants call them, each field once', () => {
  expect(columns).toEqual([
    'name',
    'cost',
    'minimumQuantity',
    'maximumQuantity',
    'stock',
    'deliveryTypes',
    undefined,
  ])
  expect(matchHeadings(['Price', 'Cost', ''])).toEqual(['cost', undefined, undefined])
})

test('a row becomes exactly the request that the form would send', () => {
  expect(row(...plain)?.body).toEqual({
    name: '1 device, 1 year',
    cost: 19,
    minimumQuantity: 1,
    maximumQuantity: -1,
    order: 7,
    type: 0,
    stock: 500,
    stockMode: 1,
    deliveryTypes: ['license_keys'],
    disableVolumeDiscountOnCoupon: false,
    billingInterval: undefined,
    customIntervalDays: undefined,
    deliveryMessage: undefined,
    dynamicUrl: undefined,
  })
})

test.each([
  ['name', 0, '10'],
  ['name', 0, 'x'.repeat(129)],
  ['cost', 1, '100000.01'],
  ['cost', 1, '-1'],
  ['cost', 1, ''],
  ['cost', 1, '1,00.50'],
  ['minimumQuantity', 2, '0'],
  ['minimumQuantity', 2, '1.5'],
  ['maximumQuantity', 3, '-2'],
  ['stock', 4, '2147483648'],
  ['deliveryTypes', 5, 'post'],
] as const)('%s in column %i: %j can’t be sent', (field, column, text) => {
  const found = row(...plain.with(column, text))
  expect(found?.body).toBeUndefined()
  expect(Object.keys(found?.problems ?? {})).toEqual([field])
})

test('type and stock mode are never guessed', () => {
  const [found] = checkRows([plain], columns, { order: '1' }, [])
  expect(Object.keys(found?.problems ?? {}).toSorted()).toEqual(['stockMode', 'type'])
})

test('what a table would lose without a word is a mistake', () => {
  const wider = [...columns.slice(0, 6), 'dynamicUrl', 'customIntervalDays'] as const
  const [found] = checkRows([[...plain.slice(0, 6), 'https://a.example', '30']], wider, shared, [])
  expect(found?.problems).toEqual({
    dynamicUrl: 'Only with the delivery type dynamic',
    customIntervalDays: 'Only with a billing interval',
  })
})

test('guesses are told, and doubtful ones wait for the merchant', () => {
  expect(row(...plain.with(1, '329,00'))).toMatchObject({
    warnings: { cost: '329,00 read as 329.00' },
    isDoubtful: false,
  })
  expect(row(...plain.with(1, '100,500'))?.isDoubtful).toBe(true)
  expect(row(...plain.with(2, '5').with(3, '2'))).toMatchObject({
    warnings: { maximumQuantity: 'Below the minimum quantity' },
    isDoubtful: true,
  })
  const two = checkRows([plain, plain.with(0, ' 1 DEVICE, 1 year')], columns, shared, [])
  expect(two.map(({ warnings }) => warnings.name)).toEqual([undefined, 'Same name as row 2'])
  expect(two.map(({ body }) => body?.order)).toEqual([7, 8])
})

test('a price of another currency than the store’s waits for the merchant', () => {
  const names = ['Variant', 'Price', 'Min', 'Max', 'Qty', 'Delivery', 'Currency code']
  const found = ['XXX', ' eur', ''].map((code) => {
    const currency = { store: 'EUR', column: currencyColumn(names) }
    return checkRows([[...plain.slice(0, 6), code]], matchHeadings(names), shared, [], currency)[0]
  })
  expect(found.map((one) => [one?.warnings.cost, one?.isDoubtful])).toEqual([
    ['XXX in the table, EUR in the store', true],
    [undefined, false],
    [undefined, false],
  ])
})

test('delivery types are told apart by the commas of any language', () => {
  const names = ['Variant', 'Price', 'Min', 'Max', 'Qty', 'Delivery']
  const types = ['files, dynamic', 'files，dynamic', 'files、dynamic', 'files،dynamic'].map(
    (text) => {
      const rows = [[...plain.slice(0, 5), text]]
      return checkRows(rows, matchHeadings(names), shared, [])[0]?.body?.deliveryTypes
    },
  )
  expect(types).toEqual(types.map(() => ['files', 'dynamic']))
})

test('rows that were not sent read as the same requests again', () => {
  const names = ['Plain', 'With "quotes"\tand a tab', 'Two\nlines']
  const bodies = names.map((name) => ({
    name,
    cost: 19.5,
    minimumQuantity: 1,
    maximumQuantity: -1,
    order: 7,
    type: 1 as const,
    stock: 5,
    deliveryTypes: ['dynamic' as const, 'files' as const],
    stockMode: 2 as const,
    disableVolumeDiscountOnCoupon: true,
    dynamicUrl: 'https://goods.example/new?a=1,2',
    deliveryMessage: 'Thanks,\n"enjoy"',
    billingInterval: 4 as const,
    customIntervalDays: 10,
  }))
  const [head = [], ...rows] = readDelimited(bodiesAsText(bodies))
  expect(checkRows(rows, matchHeadings(head), {}, []).map(({ body }) => body)).toEqual(bodies)
})
