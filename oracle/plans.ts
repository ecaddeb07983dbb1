import * as fc from 'fast-check'

export const currencies: [string, number][] = [
  ['EUR', 2],
  ['USD', 2],
  ['JPY', 0],
  ['KWD', 3],
  ['GBP', 2],
  ['USDT', 6],
  ['INR', 2],
  ['CHF', 2],
  ['BRL', 2],
  ['usd', 2],
]
export const statuses = [
  'COMPLETED',
  'PENDING',
  'completed',
  'REFUNDED',
  'Chargeback',
  'partially-paid',
  'FAILED',
  'Abgeschlossen',
  '',
  null,
  undefined,
]
export const gateways = ['STRIPE', 'Cash App', 'CUSTOMER_BALANCE', null]
export const emails = ['ann@x.org', 'Ann@X.org', 'bo@y.org', 'joann@x.org', null]
const payments = ['all', 'none', 'part', 'over', 'back', 'absent', 'null'] as const
const dateForms = [
  'milliseconds',
  'seconds',
  'micro',
  'null',
  'absent',
  'year-one',
  'garbage',
] as const

export type OrderPlan = {
  age: { days: number; minutes: number } | { days: number; edge: number }
  currency: number | undefined
  cents: number
  payment: (typeof payments)[number]
  status: number
  gateway: number
  email: number
  coupon: number
  date: (typeof dateForms)[number]
  items: { product: number; quantity: number | undefined; cents: number }[]
}

export const usually = <Value>(arbitrary: fc.Arbitrary<Value>, odd: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 6, arbitrary }, { weight: 1, arbitrary: odd })

export const orderPlan: fc.Arbitrary<OrderPlan> = fc.record({
  age: fc.oneof(
    fc.record({ days: fc.nat(1), minutes: fc.nat(1439) }),
    fc.record({ days: fc.nat(64), minutes: fc.nat(1439) }),
    fc.record({ days: fc.nat(8), edge: fc.constantFrom(0, -1, 1, -1000, 999) }),
  ),
  currency: usually(fc.nat(currencies.length - 1), fc.constant(undefined)),
  cents: fc.nat(200_000),
  payment: usually(fc.constantFrom('all', 'none', 'part'), fc.constantFrom(...payments)),
  status: fc.nat(statuses.length - 1),
  gateway: fc.nat(gateways.length - 1),
  email: fc.nat(emails.length - 1),
  coupon: fc.integer({ min: -1, max: 1 }),
  date: usually(fc.constant('milliseconds' as const), fc.constantFrom(...dateForms)),
  items: fc.array(
    fc.record({
      product: fc.nat(2),
      quantity: usually(fc.integer({ min: 1, max: 5 }), fc.constant(undefined)),
      cents: fc.nat(50_000),
    }),
    { maxLength: 3 },
  ),
})

/** Many plain orders, of which shrinking only takes some away. */
export function crowdOf(count: number, seed: number): OrderPlan[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, () => ({
    age: { days: Math.floor(random() ** 2 * 40), minutes: Math.floor(random() * 1440) },
    currency: Math.floor(random() * 3),
    cents: Math.floor(random() * 50_000),
    payment: random() < 0.8 ? 'all' : 'none',
    status: Math.floor(random() * 5),
    gateway: Math.floor(random() * 3),
    email: Math.floor(random() * 4),
    coupon: Math.floor(random() * 6) - 4,
    date: 'milliseconds',
    items: [{ product: 0, quantity: 1, cents: Math.floor(random() * 5_000) }],
  }))
}

const odd = <Value>(value: fc.Arbitrary<Value>) =>
  usually<Value | null | undefined>(value, fc.constantFrom(null, undefined))

export const reviewPlan = fc.record({
  hours: fc.nat(2_000),
  rating: odd(fc.integer({ min: 1, max: 5 })),
  reply: fc.constantFrom('Thanks', '', null, undefined),
  /** Undefined: it was never flagged. */
  approved: fc.constantFrom(undefined, undefined, undefined, false, true, null),
  email: fc.nat(emails.length - 1),
})
export const deliveryPlan = fc.record({
  minutes: fc.nat(4_000),
  code: odd(fc.constantFrom(200, 204, 301, 400, 500, 503, 0)),
})
export const couponPlan = fc.record({
  uses: odd(fc.nat(12)),
  most: odd(fc.constantFrom(0, 5, 10)),
  isEnabled: odd(fc.boolean()),
  /** Hours until it ends. */
  ends: odd(fc.integer({ min: -100, max: 300 })),
  variants: fc.array(fc.nat(6), { maxLength: 3 }),
})
export const productPlan = fc.record({
  slug: odd(fc.constantFrom('tool', ' ')),
  images: odd(fc.nat(2)),
  isInCategory: fc.boolean(),
  variants: fc.array(
    fc.record({
      stock: odd(fc.integer({ min: -1, max: 12 })),
      cost: odd(fc.nat(300)),
      order: odd(fc.integer({ min: 1, max: 3 })),
      minimum: odd(fc.integer({ min: 1, max: 6 })),
      maximum: odd(fc.integer({ min: -1, max: 6 })),
      types: odd(fc.nat(2)),
    }),
    { maxLength: 4 },
  ),
})

export type PlanOf<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Plan> ? Plan : never

function randomFrom(seed: number) {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
