import type { Coupon } from '#api/schemas/coupons.ts'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import type { StatusTone } from '#base/text/status-tone.ts'
import { parseMoment } from '#base/time/moment.ts'
import { endOfDay } from '#base/time/time-zone.ts'

export type CouponState = 'active' | 'disabled' | 'expired' | 'usedUp'

export const stateWords: Record<CouponState, string> = {
  active: t({ message: 'Active', context: 'a coupon' }),
  disabled: t`Disabled`,
  expired: t({ message: 'Expired', context: 'a coupon' }),
  usedUp: t`Used up`,
}

export const stateTones: Record<CouponState, StatusTone> = {
  active: { glyph: 'tick', tone: 'success' },
  disabled: { glyph: 'pause', tone: 'neutral' },
  expired: { glyph: 'stroke', tone: 'neutral' },
  usedUp: { glyph: 'ring', tone: 'neutral' },
}

type Clock = { now: number; zone: string }

/** The service states none; the strongest reason comes first. */
export function couponStates(coupon: Coupon, clock: Clock): CouponState[] {
  const ends = couponEnd(coupon, clock.zone)
  const reasons: CouponState[] = []
  if (coupon.isEnabled === false) reasons.push('disabled')
  if (ends !== undefined && ends <= clock.now) reasons.push('expired')
  if (usesLeft(coupon) === 0) reasons.push('usedUp')
  return reasons.length === 0 && coupon.isEnabled ? ['active'] : reasons
}

export function usesLimit({ maximumUses }: Coupon): number | undefined {
  return maximumUses !== undefined && maximumUses > 0 ? maximumUses : undefined
}

export function usesLeft(coupon: Coupon): number | undefined {
  const limit = usesLimit(coupon)
  return limit === undefined || coupon.uses === undefined
    ? undefined
    : Math.max(0, limit - coupon.uses)
}

export function timeLeft(coupon: Coupon, { now, zone }: Clock): string | undefined {
  const ends = couponEnd(coupon, zone)
  if (ends === undefined) return undefined
  if (ends <= now) return t({ message: 'Ended', context: 'a coupon' })
  const hours = Math.floor((ends - now) / 3_600_000)
  if (hours === 0) return t`under an hour`
  if (hours < 48) return plural(hours, { one: '1 hour', other: `${hours} hours` })
  const days = Math.floor(hours / 24)
  return plural(days, { one: '1 day', other: `${formatNumber(days)} days` })
}

export const ENDS_SOON = 7 * 86_400_000

/** The last valid instant; a plain date lasts until its end in the merchant's zone. */
export function couponEnd({ expirationDate }: Coupon, zone: string): number | undefined {
  const moment = parseMoment(expirationDate)
  if (!moment) return undefined
  return moment.kind === 'instant' ? moment.instant : endOfDay(moment.day, zone)
}
