import { beforeAll, describe, test, vi } from 'vitest'
import { simulateBrowser } from './bench.testing.ts'
import { type Manner, USUAL } from './manners.ts'
import { DAY, NOW, isAllTold, isRight, order, orders, world } from './named-worlds.testing.ts'
import { idFrom } from './names.ts'
import { customerFrom } from './people.ts'

vi.mock('idb-keyval', () => import('#base/storage/idb-keyval.testing.ts'))
vi.mock('#base/storage/sealed.ts', () => import('#base/storage/sealed.testing.ts'))
vi.mock('#base/time/pause.ts', () => import('./bench.testing.ts'))
vi.mock('react', async (original) =>
  (await import('./react.testing.ts')).drawnReact(await original<object>()),
)

beforeAll(simulateBrowser)

/* As in `findings.test.ts`, for what whole screens say. */

const manner = (odd: Partial<Manner>) => ({ manner: { ...USUAL, ...odd } })

const delivery = (daysAgo: number, responseCode: number) => ({
  id: idFrom(3_000 + daysAgo * 10 + (responseCode % 10)),
  dateCreated: new Date(NOW - daysAgo * DAY - 60_000).toISOString(),
  responseCode,
})
const deliveries = [delivery(0, 500), delivery(0, 201), delivery(6, 503), delivery(7, 202)]

const reviews = (answered: (at: number) => boolean) =>
  Array.from({ length: 130 }, (_, at) => ({
    id: idFrom(10_000 + at),
    dateCreated: new Date(NOW - at * 60_000).toISOString(),
    rating: 5,
    reply: answered(at) ? 'Thanks' : null,
    ...(at === 120 && { flagged: { id: idFrom(20_000), approved: false } }),
  }))

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
  for (const filterExpression of ['ignored', 'refused'] as const)
    for (const hasReplyFalse of ['without-a-reply', 'any', 'with-a-reply'] as const)
      test(
        `O37: reviews without a reply are counted truly, expressions ${filterExpression}, hasReply=false ${hasReplyFalse}`,
        isRight(
          'counts',
          world(
            { orders: orders(3), reviews: reviews((at) => at > 50) },
            manner({ filterExpression, hasReplyFalse }),
          ),
        ),
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

  for (const dateFrom of ['inclusive', 'exclusive', 'whole-days', 'ignored'] as const)
    test(
      `G13: 3 arrive, and 3 are told as new, dateFrom ${dateFrom}`,
      isRight(
        'news',
        world(
          { orders: orders(30) },
          {
            ...manner({ dateFrom }),
            changes: [1, 2, 3].map((which) => ({ what: 'arrive', which })),
          },
        ),
      ),
    )

  for (const point of ['emailFilter', 'statusFilter', 'gatewayFilter'] as const)
    test(
      `O38: no number is told where rows without the field cannot show what was taken, ${point}`,
      isRight(
        'counts',
        world(
          { orders: [order(1), order(2, { customerEmail: null, status: null, gateway: null })] },
          manner({ [point]: 'ignored' }),
        ),
      ),
    )
  test(
    'O25: the last row shows that days were not taken, though the page in sight fits',
    isRight(
      'counts',
      world(
        { orders: Array.from({ length: 48 }, (_, at) => order(at < 20 ? 1 : 9)) },
        manner({ dateFrom: 'ignored' }),
      ),
    ),
  )
  test(
    'O25: nor is the number told where the last row has no date',
    isRight(
      'counts',
      world(
        {
          orders: [
            ...Array.from({ length: 48 }, (_, at) => order(at < 20 ? 1 : 9)),
            order(9, { dateCreated: null }),
          ],
        },
        manner({ dateFrom: 'ignored' }),
      ),
    ),
  )
})
