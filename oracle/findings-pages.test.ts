import { describe, test } from 'vitest'
import { USUAL } from './manners.ts'
import {
  DAY,
  NOW,
  isAllTold,
  isRight,
  manner,
  order,
  orders,
  world,
} from './named-worlds.testing.ts'
import { couponId } from './names.ts'

/* As in `findings.test.ts`, for what lies in pages, their order and their number. */

describe('the named worlds of pages', () => {
  const repeating = { manner: { ...USUAL, repeats: 'within-a-page' as const } }
  for (const look of ['overview', 'figures', 'sums', 'file', 'selection']) {
    test(
      `defect 6: an order that a page repeats counts once, in ${look}`,
      isRight(look, world({ orders: orders(20) }, repeating)),
    )
  }

  for (const look of ['places', 'feed']) {
    test(
      `O7: an order that a page repeats has one place, in ${look}`,
      isRight(look, world({ orders: orders(30) }, repeating)),
    )
  }

  for (const pages of ['one', 'too-few', 'too-many', 'only-the-next'] as const) {
    test(
      `O3: a count that does not fit the page in sight is not told, pages ${pages}`,
      isRight('places', world({ orders: orders(30) }, { manner: { ...USUAL, pages } })),
    )
  }

  test(
    'O4: a row that an earlier page has shown has one place',
    isRight(
      'places',
      world({ orders: orders(45) }, { manner: { ...USUAL, repeats: 'across-pages' } }),
    ),
  )

  const used = {
    id: couponId(0),
    dateCreated: new Date(NOW - 20 * DAY).toISOString(),
  }
  for (const pages of ['one', 'too-few'] as const)
    for (const look of ['figures', 'sums', 'selection', 'file', 'feed', 'coupon']) {
      test(
        `O10: a page that is cut and called the last, pages ${pages}, in ${look}`,
        isRight(
          look,
          world(
            { orders: orders(21), coupons: [used] },
            { manner: { ...USUAL, pageSizeLargest: 'ignored', pages } },
          ),
        ),
      )
    }

  for (const look of ['file', 'sums', 'selection'])
    test(
      `O65: a page that is called the last and is no shorter than the first has one after it, in ${look}`,
      isRight(
        look,
        world(
          { orders: orders(61) },
          manner({ pageSizeLargest: 'clamped-to-20', pages: 'too-few', repeats: 'across-pages' }),
        ),
      ),
    )

  test(
    'O11: one order too few is counted, and the page in sight is full',
    isRight('places', world({ orders: orders(21) }, { manner: { ...USUAL, pages: 'too-few' } })),
  )

  for (const look of ['file', 'coupon'])
    test(
      `O12: a window that no count reveals is seen by the list’s other end, in ${look}`,
      isRight(
        look,
        world(
          { orders: orders(250), coupons: [used] },
          { manner: { ...USUAL, window: 'first-200-rows', pages: 'absent' } },
        ),
      ),
    )

  const behindWindow = {
    manner: { ...USUAL, window: 'first-200-rows' as const },
  }
  for (const look of ['figures', 'sums']) {
    test(
      `O2: a page that is promised and comes empty is missed, in ${look}`,
      isRight(look, world({ orders: orders(250) }, behindWindow)),
    )
  }

  const long = { orders: orders(401), coupons: [used] }
  const cut = { ...USUAL, window: 'first-200-rows' as const }
  for (const look of ['figures', 'sums', 'selection', 'file', 'coupon']) {
    test(
      `O13: pages that are promised behind a window come empty, in ${look}`,
      isRight(look, world(long, { manner: { ...cut, pageSizeLargest: 'ignored' } })),
    )
    test(
      `O14: a window, and a count that knows of the next page only, in ${look}`,
      isRight(
        look,
        world(long, {
          manner: { ...cut, pageSizeLargest: 'clamped-to-50', pages: 'only-the-next' },
        }),
      ),
    )
    test(
      `O15: a window, and every page is called the last, in ${look}`,
      isRight(look, world(long, { manner: { ...cut, pages: 'one' } })),
    )
  }
  test(
    'O15: a window, and every page is called the last, in places',
    isRight('places', world(long, { manner: { ...cut, pages: 'one' } })),
  )

  const ends = [
    { pages: 'too-many' },
    { pages: 'unfiltered' },
    { pages: 'absent', beyondLast: 'last-page-again' },
  ] as const
  for (const odd of ends)
    test(
      `O28: a list of a few orders that the next page does not go on with is whole, pages ${odd.pages}`,
      isAllTold('overview', world({ orders: orders(13) }, { manner: { ...USUAL, ...odd } })),
    )

  test(
    'O16: rows of the only page are no count where platforms cut pages',
    isRight(
      'places',
      world(
        { orders: orders(21) },
        {
          manner: {
            ...USUAL,
            pageSizeLargest: 'ignored',
            pages: 'one',
            repeats: 'within-a-page',
          },
        },
      ),
    ),
  )

  test(
    'O17: three pages are no three orders where the first has one row of twenty',
    isRight('places', world({ orders: orders(1) }, { manner: { ...USUAL, pages: 'too-many' } })),
  )

  test(
    'O67: an order without a time is in the file though one leaves while another arrives',
    isRight(
      'moving',
      world(
        { orders: [order(0, { dateCreated: 'yesterday' }), ...orders(4)] },
        {
          ...manner({ pages: 'unfiltered' }),
          changes: [
            { what: 'arrive', which: 499 },
            { what: 'vanish', which: 2 },
          ],
        },
      ),
    ),
  )

  test(
    'O70: an order without a time is in the file though one leaves between two counts, each one too few',
    isRight(
      'moving',
      world(
        { orders: [order(0, { dateCreated: 'yesterday' }), ...orders(7)] },
        { ...manner({ pages: 'too-few' }), changes: [{ what: 'vanish', which: 2 }] },
      ),
    ),
  )

  for (const pages of ['too-few', 'one', 'only-the-next'] as const)
    test(
      `O71: an order that another one’s leaving moves past the reader is read, pages ${pages}`,
      isRight(
        'moving',
        world(
          { orders: orders(160) },
          { ...manner({ pages }), changes: [{ what: 'vanish', which: 0 }] },
        ),
      ),
    )

  test(
    'O72: an order that moves past the reader is read where another one of an old date makes the count even',
    isRight(
      'moving',
      world(
        { orders: orders(163) },
        {
          changes: [
            { what: 'vanish', which: 0 },
            { what: 'backdate', which: 29 },
          ],
        },
      ),
    ),
  )

  test(
    'O74: the same in figures',
    isRight(
      'moving',
      world(
        { orders: orders(256) },
        {
          changes: [
            { what: 'vanish', which: 8 },
            { what: 'backdate', which: 5 },
          ],
        },
      ),
    ),
  )
})
