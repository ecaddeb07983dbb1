import { addDays, sameDay } from '#base/time/calendar.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { clockText, dayInYear } from '#base/time/time-format.ts'
import { wallClock } from '#base/time/time-zone.ts'
import type { Ledger } from './ledger.ts'

/** What sums of these orders lack, and how old they are; nothing if they are whole and new. */
export function ledgerWords(ledger: Ledger, zone: string): string[] {
  const { missing, undated, isEndKnown, kept, readAgain, notReadAgain } = ledger
  const unstated = ledger.orders.filter(({ amountPaid }) => amountPaid === undefined).length
  const again = readAgain > 0 && `${openOrders(readAgain)} read again ${at(ledger.newest, zone)}`
  const words = [
    missing > 0 && `${orders(missing)} that your platform counted didn’t arrive.`,
    !isEndKnown && 'There may be more orders than were read.',
    undated > 0 &&
      `${orders(undated)} without a usable date ${undated === 1 ? 'is' : 'are'} left out.`,
    unstated > 0 && `${orders(unstated)} ${unstated === 1 ? 'states' : 'state'} no paid amount.`,
    kept.last &&
      [`Days before ${dayInYear(addDays(kept.last, 1))} as read ${readTime(ledger, zone)}`, again]
        .filter(Boolean)
        .join('; ') + '.',
    notReadAgain > 0 && `${openOrders(notReadAgain)} not read again.`,
  ]
  return words.filter((word) => typeof word === 'string')
}

function readTime({ oldest, newest }: Ledger, zone: string): string {
  const clock = wallClock(oldest, zone)
  const isToday = sameDay(clock, wallClock(newest, zone))
  return `${isToday ? '' : `on ${dayInYear(clock)} `}at ${clockText(clock)}`
}

const at = (instant: number, zone: string) => `at ${clockText(wallClock(instant, zone))}`

const orders = (count: number) => `${formatNumber(count)} ${count === 1 ? 'order' : 'orders'}`

const openOrders = (count: number) =>
  `${formatNumber(count)} open ${count === 1 ? 'order' : 'orders'}`
