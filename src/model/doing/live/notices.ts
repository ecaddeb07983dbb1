import { commaList } from '#base/language/lists.ts'
import { plural, t } from '#base/language/words.ts'
import { atLeast } from '#base/numbers/at-least.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { wallClock } from '#base/time/time-zone.ts'

export const NOTICE_EVERY = 60_000

export type Happened = {
  orders: number
  disputes: number
  /** Paid orders whose goods are late. */
  late: number
  /** There may be more of them: of some, the platform didn’t send what was delivered. */
  isLateLeast: boolean
  /** Customers, each once in however many tickets. */
  writers: ReadonlySet<string>
  /** There may be more orders than that: the platform does not count. */
  isUncounted: boolean
  /** Nothing shows which orders are new. */
  isUntold: boolean
}

export const NOTHING_HAPPENED: Happened = {
  orders: 0,
  disputes: 0,
  late: 0,
  isLateLeast: false,
  writers: new Set(),
  isUncounted: false,
  isUntold: false,
}

/** Whether this is between two clock times, which may lie on both sides of midnight. */
export function isQuiet(now: number, zone: string, from: string, to: string): boolean {
  const { hour, minute } = wallClock(now, zone)
  const [time, start, end] = [hour * 60 + minute, minutesOf(from), minutesOf(to)]
  return start <= end ? time >= start && time < end : time >= start || time < end
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

export type Notice = { title: string; text: string; leadsTo: 'orders' | 'undelivered' | 'tickets' }

export const untoldWords = () =>
  t`New orders don’t show by themselves: your platform doesn’t tell which are new`

/** Without names and amounts: others see the desktop, too. */
export function noticeOf(happened: Happened, since: string): Notice | undefined {
  const { orders, disputes, late, isLateLeast, writers, isUncounted, isUntold } = happened
  const all = [
    disputes > 0 &&
      plural(disputes, {
        one: 'Chargeback on an order',
        other: `${formatNumber(disputes)} chargebacks`,
      }),
    late > 0 &&
      plural(late, {
        one: 'A paid order lacks its goods',
        other: `${atLeast(late, isLateLeast)} paid orders lack their goods`,
      }),
    orders > 0 &&
      (isUncounted
        ? t`New orders`
        : plural(orders, { one: 'New order', other: `${formatNumber(orders)} new orders` })),
    writers.size > 0 &&
      plural(writers.size, {
        one: 'A customer wrote',
        other: `${formatNumber(writers.size)} customers wrote`,
      }),
    isUntold && untoldWords(),
  ].filter((words) => words !== false)
  const [title, ...others] = all
  if (!title) return undefined
  const more = others.map((words) => words.charAt(0).toLowerCase() + words.slice(1))
  return {
    title,
    text: commaList([
      ...more,
      more.length > 0
        ? t`since ${since}`
        : t({ message: `Since ${since}`, context: 'a time of day' }),
    ]),
    leadsTo: pageOf(happened),
  }
}

/** Of what stands first in it. */
function pageOf({ orders, disputes, late, writers }: Happened): Notice['leadsTo'] {
  if (disputes === 0 && late > 0) return 'undelivered'
  return disputes > 0 || orders > 0 || writers.size === 0 ? 'orders' : 'tickets'
}
