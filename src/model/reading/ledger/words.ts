import { plural, t } from '#base/language/words.ts'
import { addDays, sameDay } from '#base/time/calendar.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { clockText, dayInYear } from '#base/time/time-format.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { NO_CURRENCY } from './figures.ts'
import type { Ledger } from './ledger.ts'

export const currencyLabel = (currency: string) =>
  currency === NO_CURRENCY ? t`No currency` : currency

/** What sums of these orders lack, and how old they are; nothing if they are whole and new. */
export function ledgerWords(ledger: Ledger, zone: string): string[] {
  const { missing, undated, isEndKnown, kept, readAgain, notReadAgain } = ledger
  const unstated = ledger.orders.filter(({ amountPaid }) => amountPaid === undefined).length
  const again = readAgain > 0 && t`${openOrders(readAgain)} read again ${at(ledger.newest, zone)}`
  const words = [
    missing > 0 && t`${orders(missing)} that your platform counted didn’t arrive.`,
    !isEndKnown && t`There may be more orders than were read.`,
    undated > 0 &&
      t`${orders(undated)} without a usable date ${plural(undated, { one: 'is', other: 'are' })} left out.`,
    unstated > 0 &&
      t`${orders(unstated)} ${plural(unstated, { one: 'states', other: 'state' })} no paid amount.`,
    kept.last &&
      [t`Days before ${dayInYear(addDays(kept.last, 1))} as read ${readTime(ledger, zone)}`, again]
        .filter(Boolean)
        .join('; ') + '.',
    notReadAgain > 0 && t`${openOrders(notReadAgain)} not read again.`,
  ]
  return words.filter((word) => typeof word === 'string')
}

function readTime({ oldest, newest }: Ledger, zone: string): string {
  const clock = wallClock(oldest, zone)
  const isToday = sameDay(clock, wallClock(newest, zone))
  return t`${isToday ? '' : t`on ${dayInYear(clock)} `}at ${clockText(clock)}`
}

const at = (instant: number, zone: string) => t`at ${clockText(wallClock(instant, zone))}`

const orders = (count: number) =>
  `${formatNumber(count)} ${plural(count, { one: 'order', other: 'orders' })}`

const openOrders = (count: number) =>
  t`${formatNumber(count)} open ${plural(count, { one: 'order', other: 'orders' })}`
