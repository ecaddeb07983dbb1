import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Order } from '#api/schemas/orders.ts'
import type { Compared } from '#model/reading/ledger/compared.ts'
import { countedOf, currenciesIn, inCurrency, totalsOf } from '#model/reading/ledger/counted.ts'
import { monthBook } from './month.ts'
import { lineOf, listed, october, sheetsOf, vat, zone } from './month.testing.ts'
import { monthFile, monthFileName } from './month-file.ts'
import { monthSections } from './month-sections.ts'

const older = (id: string, refund: object | undefined, fields: object = {}) => ({
  order: listed(id, { dateCreated: '2026-08-02T10:00:00Z', status: 'REFUNDED', ...fields }),
  record: refund && { refund },
})

describe('a month', () => {
  test('holds the paid orders that were created in it, by the zone’s clock', () => {
    const { book, sheets } = sheetsOf([
      { order: listed('first', { dateCreated: '2026-09-30T22:00:00Z' }) },
      { order: listed('before', { dateCreated: '2026-09-30T21:59:59Z' }) },
      { order: listed('last', { dateCreated: '2026-10-31T22:59:59.999Z' }) },
      { order: listed('after', { dateCreated: '2026-10-31T23:00:00Z' }) },
      { order: listed('unpaid', { amountPaid: 0 }) },
      { order: listed('undated', { dateCreated: 'soon' }) },
    ])
    expect(sheets[0]?.entries.map(({ order }) => order.id)).toEqual(['first', 'last'])
    expect(book.undated()).toHaveLength(1)
  })

  test('tells refunds made in it for older orders apart, by when the money went', () => {
    const { sheets } = sheetsOf([
      { order: listed('own'), record: {} },
      older('in', { dateCreated: '2026-10-31T22:59:59Z', amount: 39 }),
      older('after', { dateCreated: '2026-10-31T23:00:00Z', amount: 5 }),
      older('untold', { dateCreated: '2026-10-01T10:00:00Z' }, { amountPaid: 0 }),
      older('unread', undefined),
      older('kept', { dateCreated: '2026-10-02T10:00:00Z', amount: 7 }, { status: 'COMPLETED' }),
      older('yen', { dateCreated: '2026-10-02T10:00:00Z', amount: 700 }, { currencyCode: 'JPY' }),
    ])
    const [euro, yen] = sheets
    expect(lineOf(euro!, 'Refunded in October')).toEqual({
      label: 'Refunded in October, older orders',
      orders: 1,
      of: 2,
      amount: -39,
      note: 'amount not known: 1; in the 3 of 4 refunded orders since 1 Jul 2026 read',
    })
    expect([euro?.entries.length, euro?.paid]).toEqual([1, 119])
    expect(yen).toMatchObject({ currency: 'JPY', entries: [], paid: 0 })
    expect(lineOf(yen!, 'Refunded in October')).toMatchObject({ orders: 1, amount: -700 })
  })

  test('counts an order once, also when it is listed again', () => {
    const { sheets } = sheetsOf([{ order: listed('a'), record: {} }, { order: listed('a') }])
    expect(sheets).toMatchObject([{ paid: 119, entries: [{}], read: [{}] }])
  })

  test('knows a record by its id in whatever case', () => {
    const { sheets } = sheetsOf([{ order: listed('ab'), record: { id: 'AB' } }])
    expect(sheets[0]?.read).toHaveLength(1)
  })

  test('never adds two currencies', () => {
    const { sheets } = sheetsOf([
      { order: listed('a', { currencyCode: 'usd', amountPaid: 0.1 }) },
      { order: listed('b', { currencyCode: 'USD', amountPaid: 0.2 }) },
      { order: listed('c', { amountPaid: 5 }) },
    ])
    expect(sheets.map(({ currency, paid }) => [currency, paid])).toEqual([
      ['USD', 0.3],
      ['EUR', 5],
    ])
  })
})

test('a book told again is the same, and tells nothing of people or goods', () => {
  const { book, sheets } = sheetsOf([
    { order: listed('a', { customerEmail: 'mara@fjord.se' }), record: { tax: vat, gatewayFee: 2 } },
    {
      order: listed('b', { amountPaid: 50 }),
      record: { refund: { amount: 50, ipAddress: '::1' } },
    },
    {
      order: listed('old', { dateCreated: '2026-08-02T10:00:00Z', status: 'REFUNDED' }),
      record: { refund: { amount: 3, dateCreated: '2026-10-05T10:00:00Z' } },
    },
  ])
  const told = JSON.stringify(['a', 'b', 'old'].map((id) => book.told(id)))
  expect(told).not.toMatch(/mara|::1/)
  const again = monthBook(october, zone)
  for (const [order, record] of JSON.parse(told) as [Order, never][]) {
    again.list(order)
    again.take(record)
  }
  expect(again.sheets()).toMatchObject(JSON.parse(JSON.stringify(sheets)))
  expect(book.told('nobody')).toEqual([])
})

test('what was paid is what Overview says of the same days', () => {
  const order = fc.record({
    id: fc.uuid(),
    dateCreated: fc
      .date({ min: new Date('2026-09-29'), max: new Date('2026-11-03'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    currencyCode: fc.constantFrom('EUR', 'eur', 'JPY', '', undefined),
    amount: fc.constant(10),
    amountPaid: fc.option(
      fc.double({ min: -50, max: 1e6, noNaN: true }).map((paid) => Number(paid.toFixed(2))),
      {
        nil: undefined,
      },
    ),
  })
  const span = { from: october, to: { ...october, day: 31 } }
  const none = { year: 1999, month: 1, day: 1 }
  fc.assert(
    fc.property(fc.uniqueArray(order, { selector: ({ id }) => id }), (records) => {
      const orders = records.map((record) => Order.parse(record))
      const { sheets } = sheetsOf(orders.map((each) => ({ order: each })))
      const spans = { now: span, before: { from: none, to: none }, isRunning: false }
      const counted = countedOf(orders, spans as Compared, zone, 0)
      for (const currency of currenciesIn(counted, 'EUR')) {
        const { now } = totalsOf(inCurrency(counted, currency))
        const sheet = sheets.find((each) => each.currency === currency)
        expect(sheet?.paid ?? 0).toBe(now.paid)
      }
    }),
  )
})

describe('a sheet', () => {
  const orders = [
    {
      order: listed('a'),
      record: { tax: vat, platformFee: 1.1, gatewayFee: 2 },
    },
    {
      order: listed('b', { amountPaid: 50, amount: 50 }),
      record: {
        platformFee: 0.5,
        refund: { amount: 50, dateCreated: '2026-11-09T10:00:00Z' },
        chargeback: { status: 'OPEN' },
      },
      others: { billingInformation: { countryCode: 'FR' } },
    },
    { order: listed('c', { amountPaid: 10, amount: 10 }) },
    { order: listed('d', { amountPaid: undefined }) },
  ]
  const { sheets } = sheetsOf(orders)
  const sheet = sheets[0]!

  test.each([
    ['Orders created in October, paid', { orders: 3, of: 4, amount: 179 }],
    ['Average order', { orders: 3, amount: 59.67 }],
    ['Refunded, October orders', { orders: 1, amount: -50 }],
    [
      'Chargebacks, October orders',
      { orders: 1, amount: -50, note: 'Open ×1; also refunded: 1; in the 2 of 4 orders read' },
    ],
    ['Platform fee', { orders: 2, of: 4, amount: -1.6 }],
    ['Gateway fee', { orders: 1, of: 4, amount: -2, note: '1 order has none on record' }],
    ['VAT 19%', { orders: 1, amount: 19, note: 'Germany' }],
    ['No tax on record', { orders: 1, note: 'France' }],
    ['Tax, in all', { orders: 2, of: 4, amount: 19 }],
    ['Left of October orders', { orders: 1, of: 4, amount: 96.9 }],
  ])('%s', (label, expected) => {
    expect(lineOf(sheet, label)).toMatchObject(expected)
  })

  test('leads from what was paid to what is left, and names the orders without', () => {
    const whole = { refund: { amount: 119, dateCreated: '2026-10-09T10:00:00Z' }, tax: vat }
    const fees = { platformFee: 1, gatewayFee: 2 }
    const [told] = sheetsOf([
      { order: listed('a'), record: { tax: vat, ...fees } },
      { order: listed('b'), record: { ...whole, ...fees } },
      { order: listed('0123456789', { amountPaid: 20 }), record: { tax: vat, ...fees } },
    ]).sheets
    const left = monthSections(told!, 'October', zone, '1 Jul 2026').at(-1)!
    expect(left.lines).toEqual([
      { label: 'Paid', orders: 2, of: 3, amount: 238, note: 'without 01234567' },
      { label: 'Tax', orders: 1, amount: -19, note: 'not that of refunded orders' },
      { label: 'Fees', orders: 2, amount: -6, note: undefined },
      { label: 'Refunds', orders: 1, amount: -119, note: undefined },
    ])
    expect(left.total).toMatchObject({ orders: 2, of: 3, amount: 94 })
  })

  test('says of how many orders refunds are known', () => {
    expect(lineOf(sheet, 'Refunded')?.note).toBe('in the 2 of 4 orders read')
  })

  test('leaves out a tax of which nobody says how much was paid', () => {
    const part = sheetsOf([{ order: listed('a', { amountPaid: 20 }), record: { tax: vat } }])
      .sheets[0]!
    expect(lineOf(part, 'Tax not clear')).toMatchObject({ orders: 1 })
    expect(lineOf(part, 'Tax, in all')).toMatchObject({ orders: 0, of: 1, amount: 0 })
  })

  test('keeps countries apart whose tax the platform names alike, each said once', () => {
    const record = { tax: { ...vat, taxName: 'VAT Germany' } }
    const others = { billingInformation: { countryCode: 'FR' } }
    const [one] = sheetsOf([
      { order: listed('a'), record },
      ...['b', 'c'].map((id) => ({ order: listed(id), record, others })),
    ]).sheets
    const tax = monthSections(one!, 'October', zone, '1 Jul 2026').find(({ lines }) =>
      lines.some(({ label }) => label.startsWith('VAT')),
    )
    expect(tax?.lines).toEqual([
      { label: 'VAT Germany 19%', note: 'France', orders: 2, amount: 38 },
      { label: 'VAT Germany 19%', orders: 1, amount: 19 },
    ])
  })

  test('counts reverse charge without an amount', () => {
    const tax = { ...vat, isReverseCharge: true, customerVatId: 'DE1' }
    const reverse = sheetsOf([{ order: listed('a'), record: { tax } }]).sheets[0]!
    expect(lineOf(reverse, 'Reverse charge, with VAT number')).toMatchObject({ amount: 0 })
  })

  test('becomes a file that names what could not be read', () => {
    const text = monthFile({
      sheet,
      sections: monthSections(sheet, 'October', zone, '1 Jul 2026'),
      month: october,
      zone,
      missed: new Map([['c', '502']]),
      isOver: false,
      notes: ['By creation'],
    })
    const rows = text.split('\r\n')
    expect(rows[0]).toBe('\u{FEFF}month,2026-10 so far')
    expect(rows).toContain('orders_missing,2')
    expect(rows).toContain('note,By creation')
    expect(rows).toContain(
      'Paid,"Orders created in October, paid",3,4,179,"by day of the order, Berlin time"',
    )
    expect(rows).toContain('2026-10-05,4,179')
    expect(rows.find((row) => row.startsWith('c,'))).toMatch(/no: 502$/)
  })

  test.each([
    ['EUR', true, 'counter-2026-10-EUR.csv'],
    ['EUR', false, 'counter-2026-10-so-far-EUR.csv'],
    ['../x"', true, 'counter-2026-10-x.csv'],
    ['', true, 'counter-2026-10-none.csv'],
  ])('of %j has a harmless name', (currency, isOver, name) => {
    expect(monthFileName(october, currency, isOver)).toBe(name)
  })
})
