import { describe, test } from 'vitest'
import { goodsCatalogue } from './goods.ts'
import {
  NOW,
  deliveries as manyDeliveries,
  delivery,
  isAllTold,
  isRight,
  manner,
  order,
  orders,
  reviews,
  world,
} from './named-worlds.testing.ts'
import { idFrom } from './names.ts'
import { customerFrom } from './people.ts'

/* As in `findings.test.ts`, for what whole screens say. */

const deliveries = [delivery(0, 500), delivery(0, 201), delivery(6, 503), delivery(7, 202)]

describe('the named worlds of screens', () => {
  for (const look of ['attention', 'since']) {
    test(
      `O19: deliveries that failed before the period do not count, in ${look}`,
      isRight(look, world({ orders: orders(3), deliveries }, manner({ deliveryDates: 'ignored' }))),
    )
    test(
      `O21: failed deliveries are found where the flag means its opposite, in ${look}`,
      isRight(
        look,
        world({ orders: orders(3), deliveries }, manner({ successFalse: 'successes' })),
      ),
    )
    test(
      `O23: a platform that refuses a hundred rows is asked for fewer, in ${look}`,
      isAllTold(
        look,
        world(
          { orders: orders(3), deliveries },
          manner({ pageSizeLargest: 'refused-above-50', pages: 'absent' }),
        ),
      ),
    )
  }

  test(
    'O20: a dispute of three weeks ago is found though nobody has met its word',
    isRight(
      'attention',
      world({ orders: [...orders(12), order(20, { status: 'Chargeback', amountPaid: 0 })] }),
    ),
  )
  test(
    'O20: where a month does not fit on a page, it is not called clear of disputes',
    isRight(
      'attention',
      world({
        orders: [
          ...Array.from({ length: 130 }, () => order(3)),
          order(20, { status: 'Chargeback', amountPaid: 0 }),
        ],
      }),
    ),
  )
  test(
    'O22: failed deliveries are looked for where orders cannot be sorted',
    isAllTold('attention', world({ orders: orders(3), deliveries }, manner({ sorts: 'refused' }))),
  )
  test(
    'O24: an order without a date is not new where the platform ignores the bound',
    isRight(
      'since',
      world({ orders: [order(40, { dateCreated: null })] }, manner({ dateFrom: 'ignored' })),
    ),
  )

  test(
    'O26: of several customers with one address, everyone’s tickets are read',
    isRight(
      'tickets',
      world({
        customers: [0, 1].map((index) =>
          customerFrom(
            {
              email: 0,
              tickets: [{ isElsewhere: false, entries: [{ isOurs: false, hours: index }] }],
            },
            index,
            NOW,
          ),
        ),
      }),
    ),
  )
  test(
    'O27: orders that an ignored filter gives are no chargebacks of all stores',
    isRight(
      'stores',
      world(
        { orders: [order(2), order(1, { status: 'Chargeback' }), order(0, { status: 'Dispute' })] },
        manner({ statusFilter: 'ignored' }),
      ),
    ),
  )

  test(
    'O34: nothing is called paid today where no paid amount is stated',
    isRight('stores', world({ orders: [order(0, { amountPaid: null }), order(1)] })),
  )
  test(
    'O34: paid today is at least so much where an order states no paid amount',
    isRight('stores', world({ orders: [order(0), order(0), order(0, { amountPaid: null })] })),
  )
  test(
    'O35: whether there are chargebacks is not known by words of another language',
    isRight('stores', world({ orders: orders(3, () => ({ status: 'Abgeschlossen' })) })),
  )

  test(
    'O36: reviews older than those that were looked at are not called clear of flags',
    isRight('attention', world({ orders: orders(3), reviews: reviews(() => true) })),
  )
  test(
    'O32: a review under the email in other capitals may be missing from a pack',
    isRight(
      'pack',
      world(
        {
          orders: [order(1, { customerEmail: 'Ann@X.org' })],
          customers: [customerFrom({ email: 0, tickets: [] }, 0, NOW)],
          reviews: [
            {
              id: idFrom(200),
              dateCreated: new Date(NOW).toISOString(),
              customerEmail: 'ann@x.org',
              reason: 'Late',
            },
          ],
        },
        manner({ reviewEmailFilter: 'equal' }),
      ),
    ),
  )

  test(
    'O44: no order has a number among those of its email beside one without a time',
    isRight('risk', world({ orders: [order(1), order(2, { dateCreated: null })] })),
  )
  const [keys] = goodsCatalogue.flatMap(({ variants }) => variants)
  test(
    'O45: goods that lack are not called late by a word that means nothing',
    isRight(
      'goods',
      world({
        orders: orders(30, (index) => ({
          status: index % 2 === 0 ? 'Erstattet' : 'COMPLETED',
          items: [{ id: idFrom(500 + index), variantId: keys!.id, quantity: 2 }],
        })),
      }),
    ),
  )
  const sold = (count: number, fields: object = {}) =>
    orders(count, (index) => ({
      items: [{ id: idFrom(500 + index), variantId: keys!.id, quantity: 1 }],
      ...fields,
    }))
  test(
    'O57: no order is all clear of which the platform does not send that nothing was delivered',
    isRight('goods', world({ orders: sold(40) })),
  )
  test(
    'O58: an order for nothing is due its goods, and one that was not completed is not',
    isRight('goods', world({ orders: sold(31, { amount: 0, amountPaid: 0 }) })),
  )
  test(
    'O59: a key in two orders is found in another case, or without its dashes',
    isRight('goods', world({ orders: sold(61) })),
  )

  test(
    'O64: deliveries are looked for behind older orders where orders cannot be sorted',
    isRight(
      'since',
      world({ orders: [order(2)], deliveries: [delivery(0, 500)] }, manner({ sorts: 'refused' })),
    ),
  )

  test(
    'O63: flagged reviews are no fewer than a page that is cut shows',
    isRight(
      'attention',
      world(
        { orders: orders(3), reviews: reviews((at) => at > 100) },
        manner({ pageSizeLargest: 'ignored', pages: 'one' }),
      ),
    ),
  )

  for (const successFalse of ['any', 'successes'] as const)
    test(
      `O82: failures among deliveries that were not all read are no silence, Success=false ${successFalse}`,
      isRight(
        'since',
        world(
          {
            orders: orders(3),
            deliveries: manyDeliveries(250, 84),
          },
          manner({
            successFalse,
            order: 'oldest-first',
            sorts: 'ignored',
            deliveryDates: 'ignored',
          }),
        ),
      ),
    )
})
