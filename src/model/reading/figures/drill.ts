import { parseMoment } from '#base/time/moment.ts'
import { isDisputed, orderTone } from '#model/records/orders/order-tone.ts'
import { type Span, dayKey } from '#model/reading/ledger/days.ts'
import { type Dated, secondOf } from '#model/reading/ledger/figures.ts'
import type { Counted } from '#model/reading/ledger/counted.ts'
import { DISPUTE_DAYS } from './disputes.ts'
import { isStuckIn } from './stuck.ts'
import { type Breakdown, breakdowns, partsOf } from './sums.ts'
import { daysApart } from '#model/reading/periods/period.ts'

/**
 * In the address: "all", "paid", "awaiting", "in:2026-11-20", "in:2026-11-16_2026-11-22",
 * "gateway:Cardlane", "unpaid", "disputed:30:Cardlane"; `before:` for the period before.
 */
export type Pick = {
  kind: 'all' | 'paid' | 'awaiting' | 'unpaid' | 'disputed' | 'in' | Breakdown
  key: string
  isBefore: boolean
}

const kinds = [
  'all',
  'paid',
  'awaiting',
  'unpaid',
  'disputed',
  'in',
  ...Object.keys(breakdowns),
].join('|')
const shape = new RegExp(`^(before:)?(${kinds})(?::(.*))?$`, 's')

export function readPick(text: string | undefined): Pick | undefined {
  const [, before, kind, key = ''] = shape.exec(text ?? '') ?? []
  if (!kind || (kind === 'in' && !spanIn(key))) return undefined
  if (kind === 'disputed' && !disputeIn(key)) return undefined
  return { kind: kind as Pick['kind'], key, isBefore: before !== undefined }
}

export const pickText = ({
  kind,
  key = '',
  isBefore = false,
}: Partial<Pick> & { kind: Pick['kind'] }) =>
  `${isBefore ? 'before:' : ''}${kind}${key || kind in breakdowns ? `:${key}` : ''}`

/** The key of the days of a bar. */
export function spanKey({ from, to }: Span): string {
  const [first, last] = [dayKey(from), dayKey(to)]
  return first === last ? first : `${first}_${last}`
}

export function spanIn(key: string): Span | undefined {
  const [first, last = first] = key.split('_').map(parseMoment)
  return first?.kind === 'day' && last?.kind === 'day'
    ? { from: first.day, to: last.day }
    : undefined
}

/** A gateway's disputes of the last days, which no chosen period bounds. */
export function disputeIn(key: string): { days: number; gateway: string } | undefined {
  const days = DISPUTE_DAYS.find((some) => key.startsWith(`${some}:`))
  return days && { days, gateway: key.slice(`${days}:`.length) }
}

export function ordersOf(counted: Counted, pick: Pick): Dated[] {
  const orders = pick.isBefore ? counted.before : counted.now
  return orders.filter((each) => isMeant(each, pick)).toSorted(newestFirst)
}

function isMeant(dated: Dated, { kind, key }: Pick): boolean {
  const { order, clock } = dated
  switch (kind) {
    case 'all':
      return true
    case 'paid':
      return (order.amountPaid ?? 0) > 0
    case 'awaiting':
      return order.status !== undefined && orderTone(order.status).glyph === 'half'
    case 'unpaid':
      return isStuckIn(dated, key)
    case 'disputed':
      return isDisputed(order) && isOf(dated, 'gateway', disputeIn(key)?.gateway)
    case 'in': {
      const [first = '', last = first] = key.split('_')
      const day = dayKey(clock)
      return day >= first && day <= last
    }
    default:
      return isOf(dated, kind, key)
  }
}

const isOf = (dated: Dated, by: Breakdown, key: string | undefined) =>
  partsOf(dated, by).some((part) => part.key === key)

function newestFirst(a: Dated, b: Dated): number {
  const days = daysApart(a.clock, b.clock)
  return days || secondOf(b.clock) - secondOf(a.clock)
}
