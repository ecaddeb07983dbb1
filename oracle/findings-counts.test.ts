import { describe, expect, test } from 'vitest'
import { statedBy } from './lookout.testing.ts'
import {
  NOW,
  deliveries,
  delivery,
  isRight,
  manner,
  order,
  orders,
  reviews,
  world,
} from './named-worlds.testing.ts'
import { idFrom } from './names.ts'

/* As in `findings.test.ts`, for the numbers beside lists and above them. */

describe('the named worlds of counts', () => {
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

  test('O37: reviews without a reply are asked for by the flag where expressions are refused', async () => {
    const seen = world(
      { orders: orders(3), reviews: reviews((at) => at > 50) },
      manner({ filterExpression: 'refused' }),
    )
    expect(await statedBy('counts', seen)).toContainEqual(
      expect.objectContaining({ what: 'list of unanswered reviews', told: '51' }),
    )
  })
  for (const successFalse of ['failures', 'any', 'successes'] as const)
    test(
      `O37: failed deliveries are counted truly, Success=false ${successFalse}`,
      isRight(
        'counts',
        world(
          {
            orders: orders(3),
            deliveries: deliveries(130, 51),
          },
          manner({ successFalse }),
        ),
      ),
    )
  test(
    'O41: orders earlier on the day of the last visit are not new where whole days are counted',
    isRight(
      'since',
      world(
        {
          orders: [
            ...Array.from({ length: 130 }, () => order(0)),
            ...Array.from({ length: 40 }, () => order(1.25)),
            order(9),
          ],
        },
        manner({ dateFrom: 'whole-days' }),
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
  for (const emailFilter of ['ignored', 'contains'] as const)
    test(
      `O42: a file's report tells rows without the field that is filtered, filter ${emailFilter}`,
      isRight(
        'emailFile',
        world(
          {
            orders: [
              order(1),
              order(2, { customerEmail: null }),
              order(3, { customerEmail: undefined }),
              order(4, { customerEmail: 'bob@x.org' }),
            ],
          },
          manner({ emailFilter }),
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
  for (const odd of [{ sorts: 'ignored' }, { pages: 'one' }, {}] as const)
    test(
      `O39: two arrive while the newest leaves, ${JSON.stringify(odd)}`,
      isRight(
        'news',
        world(
          { orders: [order(0)] },
          {
            ...manner(odd),
            changes: [
              { what: 'vanish', which: 0 },
              { what: 'arrive', which: 1 },
              { what: 'arrive', which: 2 },
            ],
          },
        ),
      ),
    )

  test(
    'O61: where the start of a period is ignored, one that left hides none that arrived',
    isRight(
      'news',
      world(
        { orders: [order(1), order(2)] },
        {
          ...manner({ dateFrom: 'ignored', order: 'oldest-first' }),
          changes: [
            { what: 'vanish', which: 0 },
            { what: 'arrive', which: 1 },
          ],
        },
      ),
    ),
  )

  test(
    'O62: what arrives is seen where `pages` counts nothing and a list’s own order is oldest first',
    isRight(
      'news',
      world(
        { orders: [order(2)] },
        {
          ...manner({ pages: 'one', order: 'oldest-first' }),
          changes: [{ what: 'arrive', which: 0 }],
        },
      ),
    ),
  )

  test(
    'O73: an order of the moment at which the page was read isn’t new where it stands on another page',
    isRight(
      'news',
      world(
        { orders: [...orders(20), order(0, { dateCreated: new Date(NOW).toISOString() })] },
        {
          ...manner({ pages: 'absent', sorts: 'ascending-only' }),
          changes: [{ what: 'arrive', which: 0 }],
        },
      ),
    ),
  )

  for (const pages of ['one', 'too-few'] as const)
    test(
      `O63: a number of disputes is no more than the rows of a page that is cut, pages ${pages}`,
      isRight(
        'attention',
        world(
          { orders: orders(51, () => ({ status: 'Chargeback' })) },
          manner({ pageSizeLargest: 'clamped-to-50', pages }),
        ),
      ),
    )

  for (const pages of ['one', 'too-few'] as const)
    test(
      `O63: a number of failed deliveries is no more than the rows of a page that is cut, pages ${pages}`,
      isRight(
        'attention',
        world(
          {
            orders: orders(3),
            deliveries: Array.from({ length: 51 }, (_, at) => ({
              ...delivery(0, 500),
              id: idFrom(860_000 + at),
            })),
          },
          manner({ pageSizeLargest: 'clamped-to-50', pages }),
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
})
