import { plural, t } from '#base/language/words.ts'
import { dateFormat } from '#base/language/formats.ts'
import {
  formatNumber,
  type FormattedMoney,
  formatMoney,
  withPercent,
} from '#base/numbers/money-format.ts'
import type { Preferences } from '#base/storage/preferences.ts'
import { clockText, dayInYear, dayText } from '#base/time/time-format.ts'
import { type CalendarDay, addDays, sameDay, utcMidnight } from '#base/time/calendar.ts'
import { startOfDay, wallClock } from '#base/time/time-zone.ts'
import { ENOUGH } from '#model/reading/figures/disputes.ts'
import type { Span } from '#model/reading/ledger/days.ts'
import { barDays } from './periods.ts'

function shortDay(day: CalendarDay): string {
  const parts = { weekday: 'short', day: 'numeric', timeZone: 'UTC' } as const
  return dateFormat(parts).format(utcMidnight(day)).replace(',', '')
}

/** "3 Nov 2026", "24 Oct to 22 Nov 2026". */
export function spanText({ from, to }: Span): string {
  if (sameDay(from, to)) return dayText(to)
  return t`${from.year === to.year ? dayInYear(from) : dayText(from)} to ${dayText(to)}`
}

export function barTitle(days: number): string {
  return { 1: t`day`, 7: t`week`, 28: t`four weeks` }[barDays(days)]
}

/** Under a bar: "Fri 21", in a period longer than a week and a bit "21 Nov". */
export const barLabel = (day: CalendarDay, days: number) =>
  days > 10 ? dayInYear(day) : shortDay(day)

export function dayBefore(instant: number, timeZone: string): string {
  const yesterday = startOfDay(addDays(wallClock(instant, timeZone), -1), timeZone)
  return dateFormat({ weekday: 'long', timeZone }).format(yesterday)
}

export const timeOfDay = (instant: number, zone: string) => clockText(wallClock(instant, zone))

export function changeText(now: number, before: number): string | undefined {
  if (before === 0) return undefined
  const change = (100 * (now - before)) / Math.abs(before)
  return withPercent(signOf(change) + formatNumber(rounded(Math.abs(change), 1)))
}

export function differenceText(now: number, before: number): string {
  return `${signOf(now - before)}${formatNumber(rounded(Math.abs(now - before), 2))}`
}

type Counted = { orders: number }

/** "91%"; undefined where too few make any percentage an accident. */
export const shareText = (part: number, whole: number): string | undefined =>
  whole < ENOUGH ? undefined : withPercent(formatNumber(rounded((100 * part) / whole, 1)))

/** "0.75%", as exactly as limits are set. */
export const ratioText = (part: number, whole: number): string =>
  withPercent(formatNumber(rounded((100 * part) / whole, 2)))

/** How long a stock lasts, by the pace of the last days. */
export const daysLeft = (days: number): string =>
  days === 0
    ? t`less than a day`
    : plural(days, { one: '1 day', other: `${formatNumber(days)} days` })

export const isFew = (now: Counted, before: Counted) => Math.min(now.orders, before.orders) < ENOUGH

/** "−1,522.41", beside the figure that says the currency. */
export function moneyChangeText(
  change: number,
  currency: string | undefined,
  { moneyUnit: unit, privacy }: Preferences,
): string | undefined {
  const money = formatMoney(Math.abs(change), currency, { unit })
  return money && (privacy ? '•••' : signOf(change) + money.integer + money.decimals)
}

const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals))

function signOf(value: number): string {
  if (value > 0) return t({ message: '+', context: 'CLDR' })
  return value < 0 ? t({ message: '−', context: 'CLDR' }) : t({ message: '±', context: 'CLDR' })
}

export function gridText(value: number, currency: string, unit: Preferences['moneyUnit']): string {
  const money = formatMoney(value, currency, { unit })
  return money ? money.sign + money.integer + withoutZeros(money) : ''
}

const withoutZeros = ({ decimals }: FormattedMoney) => (/[1-9]/.test(decimals) ? decimals : '')
