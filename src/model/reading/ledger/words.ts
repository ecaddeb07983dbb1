import { plural, t } from '#base/language/words.ts'
import { addDays, sameDay } from '#base/time/calendar.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { clockText, dayInYear } from '#base/time/time-format.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { NO_CURRENCY } from './figures.ts'
import type { Ledger } from './ledger.ts'

export const currencyLabel = (currency: string) =>
  currency === NO_CURRENCY ? t`No currency` : currency

/**
 * What sums of these orders lack, and how old they are; nothing if they are whole and new, nor what
 * the same page has `said` of others already.
 */
export function ledgerWords(ledger: Ledger, zone: string, said?: Ledger): string[] {
  const { missing, isEndKnown, kept, notReadAgain } = ledger
  const undated = ledger.undated.length
  const words = [
    missing > 0 &&
      plural(missing, {
        one: '1 order that your platform counted didn’t arrive.',
        other: `${formatNumber(missing)} orders that your platform counted didn’t arrive.`,
      }),
    !isEndKnown && t`There may be more orders than were read.`,
    undated > 0 &&
      plural(undated, {
        one: '1 order without a usable date is left out.',
        other: `${formatNumber(undated)} orders without a usable date are left out.`,
      }),
    unstatedWords(ledger.orders.filter(({ amountPaid }) => amountPaid === undefined).length),
    kept.last && keptWords(ledger, dayInYear(addDays(kept.last, 1)), zone),
    notReadAgain > 0 &&
      plural(notReadAgain, {
        one: '1 open order not read again.',
        other: `${formatNumber(notReadAgain)} open orders not read again.`,
      }),
  ]
  const known = said ? ledgerWords(said, zone) : []
  return words.filter((word) => typeof word === 'string').filter((word) => !known.includes(word))
}

/** Of which nobody knows what was paid, so that sums lack it. */
export const unstatedWords = (count: number) =>
  count > 0 &&
  plural(count, {
    one: '1 order states no paid amount.',
    other: `${formatNumber(count)} orders state no paid amount.`,
  })

/** The days that were read before, and the orders in them that were still open. */
function keptWords({ oldest, newest, readAgain }: Ledger, day: string, zone: string): string {
  const clock = wallClock(oldest, zone)
  const latest = wallClock(newest, zone)
  const [time, again] = [clockText(clock), clockText(latest)]
  const date = sameDay(clock, latest) ? undefined : dayInYear(clock)
  if (readAgain === 0) {
    return date === undefined
      ? t`Days before ${day} as read at ${time}.`
      : t`Days before ${day} as read on ${date} at ${time}.`
  }
  const open = formatNumber(readAgain)
  return date === undefined
    ? plural(readAgain, {
        one: `Days before ${day} as read at ${time}; 1 open order read again at ${again}.`,
        other: `Days before ${day} as read at ${time}; ${open} open orders read again at ${again}.`,
      })
    : plural(readAgain, {
        one: `Days before ${day} as read on ${date} at ${time}; 1 open order read again at ${again}.`,
        other: `Days before ${day} as read on ${date} at ${time}; ${open} open orders read again at ${again}.`,
      })
}
