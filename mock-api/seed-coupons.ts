import { createRandom, uuid } from './random.ts'
import type { Coupon, Product } from './records.ts'
import { COUPON } from './seed-ids.ts'
import { DAY, HOUR, daysBefore, instant } from './seed-time.ts'

type CouponSeed = {
  id?: string
  code: string
  percent?: number
  off?: number
  uses: number
  maximum?: number | null
  isEnabled?: boolean
  /** Days until it expires; negative when it has expired. */
  expires?: number
  only?: string[]
  age: number
}

const softwareCoupons: CouponSeed[] = [
  { ...COUPON, percent: 10, uses: 87, maximum: 200, expires: 24, age: 40 },
  { code: 'BLACKNOV', percent: 40, uses: 12, maximum: 1000, expires: 6, age: 3 },
  { code: 'EDU25', percent: 25, uses: 41, maximum: null, age: 300 },
  { code: 'WELCOME5', off: 5, uses: 310, maximum: -1, age: 410 },
  { code: 'SUMMER20', percent: 20, uses: 144, maximum: 500, expires: -70, age: 160 },
  { code: 'FIRST100', percent: 50, uses: 100, maximum: 100, age: 220 },
  { code: 'PARTNER-VALLIS', percent: 15, off: 10, uses: 6, maximum: 25, expires: 180, age: 88 },
  { code: 'NIMBUS3', off: 3, uses: 19, maximum: 0, only: ['nimbus-security'], age: 61 },
  { code: 'PRESETS', percent: 33.3, uses: 27, maximum: 60, only: ['lumen-presets'], age: 35 },
  { code: 'STAFF', percent: 100, uses: 9, maximum: null, age: 600 },
  { code: 'OLDBLOG', percent: 12.5, uses: 3, maximum: 50, isEnabled: false, age: 520 },
  { code: 'LEAKED22', percent: 60, uses: 214, maximum: 1000, isEnabled: false, age: 130 },
  { code: 'TOMORROW', percent: 5, uses: 0, maximum: 10, expires: 1, age: 1 },
  { code: 'NEVERUSED', off: 20, uses: 0, maximum: null, age: 75 },
]
const otherCoupons: CouponSeed[] = [
  { code: 'SPECIMEN', percent: 10, uses: 14, maximum: 100, expires: 30, age: 50 },
  { code: 'STUDENT', percent: 50, uses: 33, maximum: null, age: 340 },
  { code: 'LAUNCH', off: 4, uses: 60, maximum: 60, expires: -20, age: 90 },
]

export function createCoupons(
  storeId: string,
  storeIndex: number,
  products: Product[],
  now: number,
): Coupon[] {
  const seeds = storeIndex === 0 ? [...softwareCoupons, ...campaigns(46)] : otherCoupons
  return seeds
    .map((seed, index): Coupon => ({
      id: seed.id ?? uuid('coupon', storeId, index),
      dateCreated: daysBefore(now, seed.age),
      code: seed.code,
      uses: seed.uses,
      maximumUses: seed.maximum ?? null,
      isEnabled: seed.isEnabled ?? true,
      storeId,
      percentageDecrease: seed.percent ?? null,
      amountDecrease: seed.off ?? null,
      variantIds: products
        .filter(({ slug }) => seed.only?.includes(slug))
        .flatMap(({ variants }) => variants.map(({ id }) => id)),
      expirationDate:
        seed.expires === undefined ? null : instant(now + seed.expires * DAY + 3 * HOUR),
    }))
    .toSorted((a, b) => b.dateCreated.localeCompare(a.dateCreated))
}

/** Single-customer codes, so that the list has several pages. */
function campaigns(count: number): CouponSeed[] {
  return Array.from({ length: count }, (_, index) => {
    const random = createRandom('campaign', index)
    const maximum = random.pick([1, 1, 5, 20])
    return {
      code: `THANKS-${String(index + 101)}`,
      ...(random.chance(0.6)
        ? { percent: random.pick([5, 10, 15, 20]) }
        : { off: random.integer(2, 15) }),
      uses: random.integer(0, maximum),
      maximum,
      isEnabled: random.chance(0.9),
      ...(random.chance(0.5) ? { expires: random.integer(-60, 90) } : {}),
      age: 8 + index * 4 + random.next(),
    }
  })
}
