import * as fc from 'fast-check'
import { type BillPlan, billPlan } from './bills.ts'
import { type Change, changeArbitrary } from './changes.ts'
import { type Manner, manners } from './manners.ts'
import { DAY, MINUTE, STORE_ID, idFrom } from './names.ts'
import { accountFrom, accountPlan, customerFrom, customerPlan } from './people.ts'
import {
  coupon,
  couponFrom,
  deliveryFrom,
  orderFrom,
  productFrom,
  reviewFrom,
} from './planned-records.ts'
import {
  couponPlan,
  crowdOf,
  deliveryPlan,
  orderPlan,
  productPlan,
  reviewPlan,
  usually,
} from './plans.ts'
import type { TrueStore } from './records.ts'

/** A store at the moment of a first look, and what happens until the second. */
export type World = {
  now: number
  zone: string
  manner: Manner
  store: TrueStore
  /** Milliseconds between the two looks. */
  later: number
  changes: Change[]
  bills: BillPlan[]
}

/* Midnights, and the days on which clocks change, are where days are counted wrongly. */
const moments: [string, string][] = [
  ['Europe/Berlin', '2026-11-20T14:23:45.678Z'],
  ['UTC', '2026-11-20T23:59:59.900Z'],
  ['Europe/Berlin', '2026-10-25T10:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29T00:59:30.000Z'],
  ['America/New_York', '2026-11-01T07:30:00.000Z'],
  ['Pacific/Auckland', '2026-09-27T11:59:59.000Z'],
  ['Asia/Kathmandu', '2026-11-20T18:15:00.500Z'],
  ['Australia/Lord_Howe', '2026-10-04T01:00:00.000Z'],
  ['America/Santiago', '2026-09-06T04:30:00.000Z'],
]

/** Without a fixed order no row has a place, and what a list tells has a look of its own (O75). */
const isFixed = (behaviour: string) => behaviour !== 'another-each-time'

/** Shrinks towards the usual platform. */
const mannerArbitrary = fc.record(
  Object.fromEntries(
    Object.entries(manners).map(([point, [usual, ...odd]]) => [
      point,
      fc.oneof(
        { weight: 8, arbitrary: fc.constant(usual) },
        { weight: 1, arbitrary: fc.constantFrom(...odd.filter(isFixed)) },
      ),
    ]),
  ),
) as fc.Arbitrary<Manner>

export const worldArbitrary: fc.Arbitrary<World> = fc
  .record({
    moment: fc.nat(moments.length - 1),
    manner: mannerArbitrary,
    orders: fc.array(orderPlan, { maxLength: 30, size: 'max' }),
    crowd: fc.oneof(
      { weight: 14, arbitrary: fc.nat(60) },
      { weight: 2, arbitrary: fc.nat(320) },
      { weight: 1, arbitrary: fc.integer({ min: 400, max: 1_200 }) },
    ),
    crowdSeed: fc.nat(),
    reviews: fc.array(reviewPlan, { maxLength: 25, size: 'max' }),
    deliveries: fc.array(deliveryPlan, { maxLength: 25, size: 'max' }),
    coupons: fc.array(couponPlan, { maxLength: 4 }),
    products: fc.array(productPlan, { maxLength: 4 }),
    hasUnreadCategory: usually(fc.constant(false), fc.constant(true)),
    customers: fc.array(customerPlan, { maxLength: 8 }),
    account: accountPlan,
    later: fc.constantFrom(5 * MINUTE, 90 * MINUTE, DAY, 3 * DAY),
    changes: fc.array(changeArbitrary, { maxLength: 6 }),
    bills: fc.array(billPlan, { maxLength: 8 }),
  })
  .map(({ moment, manner, later, changes, bills, ...plans }) => {
    const [zone, time] = moments[moment]!
    const now = Date.parse(time)
    const orders = [...plans.orders, ...crowdOf(plans.crowd, plans.crowdSeed)]
    const products = plans.products.map(productFrom)
    return {
      now,
      zone,
      manner,
      later,
      changes,
      bills,
      store: {
        id: STORE_ID,
        currencyCode: 'EUR',
        orders: orders.map((plan, index) => orderFrom(plan, index, now, zone)),
        products,
        categories: [
          {
            id: idFrom(600_000),
            name: 'Tools',
            products: products.flatMap(({ id }, at) =>
              plans.products[at]?.isInCategory ? id.toUpperCase() : [],
            ),
          },
          { id: idFrom(600_001), name: 'Empty', products: plans.hasUnreadCategory ? null : [] },
        ],
        coupons: [
          coupon(0, now),
          coupon(1, now),
          ...plans.coupons.map((plan, index) => couponFrom(plan, index + 2, now)),
        ],
        reviews: plans.reviews.map((plan, index) => reviewFrom(plan, index, now)),
        deliveries: plans.deliveries.map((plan, index) => deliveryFrom(plan, index, now)),
        customers: plans.customers.map((plan, index) => customerFrom(plan, index, now)),
        ...accountFrom(plans.account, now),
      },
    }
  })
