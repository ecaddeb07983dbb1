import { statusTone } from '#base/text/status-tone.ts'
import { type Dated, secondOf } from '#model/reading/ledger/figures.ts'
import type { Counted } from '#model/reading/ledger/counted.ts'
import { type Breakdown, type Bucket, partsOf, breakdowns } from './sums.ts'
import { daysApart } from '#model/reading/periods/period.ts'

/**
 * In the address: "all", "paid", "awaiting", "in:2026-11-20", "gateway:Cardlane"; `before:` for the
 * period before.
 */
export type Pick = {
  kind: 'all' | 'paid' | 'awaiting' | 'in' | Breakdown
  key: string
  isBefore: boolean
}

const shape = /^(before:)?(all|paid|awaiting|in|product|variant|gateway|coupon|status)(?::(.*))?$/s

export function readPick(text: string | undefined): Pick | undefined {
  const [, before, kind, key = ''] = shape.exec(text ?? '') ?? []
  return kind ? { kind: kind as Pick['kind'], key, isBefore: before !== undefined } : undefined
}

export const pickText = ({
  kind,
  key = '',
  isBefore = false,
}: Partial<Pick> & { kind: Pick['kind'] }) =>
  `${isBefore ? 'before:' : ''}${kind}${key || kind in breakdowns ? `:${key}` : ''}`

export function ordersOf(counted: Counted, pick: Pick, buckets: readonly Bucket[]): Dated[] {
  const orders = pick.isBefore ? counted.before : counted.now
  return orders.filter((each) => isMeant(each, pick, buckets)).toSorted(newestFirst)
}

function isMeant(
  { order, clock }: Dated,
  { kind, key }: Pick,
  buckets: readonly Bucket[],
): boolean {
  switch (kind) {
    case 'all':
      return true
    case 'paid':
      return (order.amountPaid ?? 0) > 0
    case 'awaiting':
      return order.status !== undefined && statusTone(order.status).glyph === 'half'
    case 'in': {
      const bucket = buckets.find((each) => each.key === key)
      if (!bucket || daysApart(bucket.from, clock) < 0 || daysApart(clock, bucket.to) < 0)
        return false
      return bucket.hour === undefined || bucket.hour === clock.hour
    }
    default:
      return partsOf(order, kind).some((part) => part.key === key)
  }
}

function newestFirst(a: Dated, b: Dated): number {
  const days = daysApart(a.clock, b.clock)
  return days || secondOf(b.clock) - secondOf(a.clock)
}
