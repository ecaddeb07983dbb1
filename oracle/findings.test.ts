import { describe, test } from 'vitest'
import type { BillPlan } from './bills.ts'
import type { Change } from './changes.ts'
import { startOf } from './days.ts'
import { USUAL } from './manners.ts'
import { DAY, NOW, isRight, order, orders, world } from './named-worlds.testing.ts'
import { idFrom } from './names.ts'

/*
 * A world for each finding of the reviews that is a statement of a figure. One that `fails` is not
 * mended yet; `known.ts` leaves it out of the random worlds meanwhile.
 */

const midnight = (daysAgo: number) =>
  new Date(startOf('2026-11-20', 'Europe/Berlin') - daysAgo * DAY).toISOString()

const pending = { status: 'PENDING', amountPaid: 0 }

const dollars = { currencyCode: 'USD' }

/** Beside the euros nothing is lacking. */
const lacking = [
  order(0),
  order(0, dollars),
  order(0, { ...dollars, amountPaid: null }),
  order(0, { ...dollars, dateCreated: null }),
  order(1, { amountPaid: null }),
]

/** An order that is still open is read again by itself; only numbers tell of any other. */
const month = (what: Change['what']) =>
  world(
    { orders: [order(5, what === 'pay' ? pending : {}), ...orders(900)] },
    { changes: [{ what, which: 0 }] },
  )

describe('the named worlds', () => {
  for (const what of ['pay', 'refund', 'dispute'] as const) {
    test(
      `F1, G4, defect 5: an order of last week, ${what} since, changes the figures`,
      isRight('figuresLater', month(what)),
    )
  }
  test(
    'F1: a refresh finds an amount that changed under its status',
    isRight('figuresRefreshed', month('amend')),
  )

  test(
    'F5: every currency of a period has its figures',
    isRight(
      'figures',
      world({
        orders: ['EUR', 'USD', 'INR', 'GBP', 'CHF', 'KWD', 'JPY', 'BRL'].map((currencyCode) =>
          order(1, { currencyCode }),
        ),
      }),
    ),
  )

  test(
    'O33: a part of the amount is no payment by a word that nobody knows',
    isRight('figures', world({ orders: [order(1, { status: 'Teilbezahlt', amountPaid: 4 })] })),
  )

  const bill: BillPlan = {
    items: [{ cents: 181_180, quantity: 1, discount: 0 }],
    coupon: 1_035,
    affiliate: 0,
    fee: 932,
    fees: 'recorded-only',
    surcharge: 5_254,
    surcharges: 'recorded-only',
    tax: 0,
    taxes: 'on-top',
    behaviour: undefined,
    gatewayFee: 289,
    platformFee: 100,
    refund: 'none',
    isPaid: true,
  }
  const bills: [string, Partial<BillPlan>][] = [
    ['fees that are only on the record', {}],
    ['fees within the line totals', { fees: 'inside-line-totals' }],
    ['fees on top', { fees: 'on-top', surcharges: 'on-top' }],
    ['a whole refund gives the tax back', { tax: 21_288, refund: 'all' }],
    ['a refund without the tax', { tax: 21_288, refund: 'without-tax' }],
    ['a tax within the prices', { tax: 21_288, taxes: 'inside', behaviour: 'INCLUSIVE' }],
  ]
  for (const [name, fields] of bills) {
    test(`F4: ${name}`, isRight('money', world({}, { bills: [{ ...bill, ...fields }] })))
  }

  const deliveries = [200, 500, 503, 204, null].map((responseCode, index) => ({
    id: idFrom(100 + index),
    dateCreated: new Date(NOW - index * 60_000).toISOString(),
    responseCode,
  }))
  const reviews = ['Thanks', '', null, undefined].map((reply, index) => ({
    id: idFrom(200 + index),
    dateCreated: new Date(NOW - index * DAY).toISOString(),
    reply,
  }))
  test(
    'F3: files of failures and unanswered reviews, where the filters hold',
    isRight('filteredFiles', world({ deliveries, reviews })),
  )
  test(
    'F3: files of failures and unanswered reviews, where false means any',
    isRight(
      'filteredFiles',
      world(
        { deliveries, reviews },
        { manner: { ...USUAL, successFalse: 'any', hasReplyFalse: 'any' } },
      ),
    ),
  )

  for (const look of ['filteredFiles', 'filteredLists'])
    test(
      `O6: a filter taken for its opposite hides nothing, in ${look}`,
      isRight(
        look,
        world(
          { deliveries, reviews },
          {
            manner: {
              ...USUAL,
              successFalse: 'successes',
              hasReplyFalse: 'with-a-reply',
            },
          },
        ),
      ),
    )

  test(
    'O8: a list that is not sorted by time is no feed of the newest orders',
    isRight(
      'feed',
      world({ orders: orders(70) }, { manner: { ...USUAL, sorts: 'ascending-only' } }),
    ),
  )

  test(
    'O9: orders that state no paid amount are told',
    isRight('overview', world({ orders: [order(0), order(0, { amountPaid: null })] })),
  )

  test(
    'O9, O1: what another currency, the day before or an order without a date lacks is told apart',
    isRight('overview', world({ orders: lacking })),
  )

  const undated = { orders: [...orders(4), order(0, { dateCreated: null })] }
  for (const look of ['selection', 'file']) {
    test(`O1: an order without a date is in ${look}`, isRight(look, world(undated)))
  }
  test('O1: an order without a date is in sums', isRight('sums', world(undated)))

  const exclusive = { manner: { ...USUAL, dateFrom: 'exclusive' as const } }
  for (const look of ['overview', 'figures']) {
    test(
      `O5: an order of the first instant of a day counts where dateFrom excludes its bound, in ${look}`,
      isRight(
        look,
        world(
          {
            orders: [0, 1, 6].map((days) => order(0, { dateCreated: midnight(days) })),
          },
          exclusive,
        ),
      ),
    )
  }

  // Of which `withGaps` makes no other order.
  const id = 'ffffffff-0000-4000-8000-000000000000'
  test(
    'O29: a part of an amount that nobody told is not all of it',
    isRight(
      'payment',
      world({ orders: [order(1, { id, status: 'PENDING', amount: null, amountPaid: 4 })] }),
    ),
  )
  test(
    'O30: an order of which nothing is said of its payment is not called unpaid',
    isRight(
      'payment',
      world({ orders: [order(1, { id, status: 'Abgeschlossen', amountPaid: null })] }),
    ),
  )
  test(
    'O60: money that went back under a word nobody knows is not called unpaid',
    isRight(
      'payment',
      world({ orders: [order(1, { id, status: 'Abgeschlossen', amountPaid: -1 })] }),
    ),
  )
  for (const look of ['overview', 'figures']) {
    test(
      `O43: a sum of what is awaited leaves no amount out silently, in ${look}`,
      isRight(
        look,
        world({
          orders: [order(0, { status: 'PENDING', amount: null, amountPaid: 4 })],
        }),
      ),
    )
  }
  const waits = { status: 'PENDING', amountPaid: 0 }
  test(
    'O46: what one order paid over is owed by no other',
    isRight(
      'overview',
      world({ orders: [order(0, waits), order(0, { ...waits, amountPaid: 12 })] }),
    ),
  )
  const lastMonth = { dateCreated: '2026-10-20T10:00:00Z', status: 'REFUNDED', amountPaid: 0 }
  test(
    'O47: refunded orders of a month of which nothing is told as paid are named',
    isRight('month', world({ orders: [order(0, lastMonth)] })),
  )
  test(
    'O48: a share whose items lack a line total is the least',
    isRight(
      'figures',
      world({ orders: [order(1, { items: [{ id, productId: 'p', lineTotal: null }] })] }),
    ),
  )
  test(
    'O31: an order of the last instant of a month is in it where dateTo excludes its bound',
    isRight(
      'month',
      world(
        { orders: [order(0, { dateCreated: '2026-10-31T22:59:59.999Z' })] },
        { manner: { ...USUAL, dateTo: 'exclusive' } },
      ),
    ),
  )
})
