import type { Coupon } from '#api/schemas/coupons.ts'
import { useNow } from '#base/time/now.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { Status } from '#components/values/status.tsx'
import { couponStates, stateTones, stateWords } from '#model/records/coupons/state.ts'

/**
 * Whether the coupon works now. With `badges`, shows every reason why not; otherwise only the
 * strongest.
 */
export function CouponStatus({ coupon, badges }: { coupon: Coupon; badges?: boolean }) {
  const states = couponStates(coupon, { now: useNow(), zone: useTimeZone() })
  if (states.length === 0) return badges ? null : <Status value={undefined} />
  return (badges ? states : states.slice(0, 1)).map((state) => (
    <Status key={state} value={stateWords[state]} as={stateTones[state]} badge={badges} />
  ))
}
