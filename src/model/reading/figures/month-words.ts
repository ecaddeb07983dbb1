import { sentences } from '#base/language/sentences.ts'
import { plural, t } from '#base/language/words.ts'
import { capitalised, dateFormat } from '#base/language/formats.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { type CalendarDay, firstOfMonth, utcMidnight } from '#base/time/calendar.ts'
import { monthText } from './month-file.ts'

const CHOICES = 13

const nameOf = (form: Intl.DateTimeFormatOptions) => (month: CalendarDay) =>
  dateFormat({ ...form, timeZone: 'UTC' }).format(utcMidnight(month))

/** "October". */
export const monthName = nameOf({ month: 'long' })
/** "October 2026". */
export const longMonthName = nameOf({ month: 'long', year: 'numeric' })
const shortName = nameOf({ month: 'short', year: 'numeric' })

/** This month and the twelve before, newest first. */
export const monthChoices = (today: CalendarDay) =>
  Array.from({ length: CHOICES }, (_, back) => {
    const month = firstOfMonth(today, -back)
    return {
      value: monthText(month),
      label: longMonthName(month),
      shortLabel: shortName(month),
      month,
    }
  })

/** The first day of "2026-10". */
export function monthOf(text: string): CalendarDay {
  const [year = 0, month = 0] = text.split('-').map(Number)
  return { year, month, day: 1 }
}

/** Three paragraphs at most, of which the file has each as a note. */
export const howItIsCounted = (remarks: readonly string[]) =>
  [
    sentences(remarks),
    t`The day of payment isn’t known, so an order counts in the month it was created.`,
    sentences([
      t`Orders with a chargeback or unclear tax, fees or refund don’t count in what is left. Orders tell no payouts or chargeback fees.`,
      t`For your accountant, not tax advice.`,
    ]),
  ].filter(Boolean)

/** What else the sums rest on; each is written into the file. */
export function monthRemarks(month: {
  name: string
  isOver: boolean
  /** Why the list of orders may not be whole. */
  lacks: readonly string[]
  unread: number
  unclear: number
  undated: number
}): string[] {
  const { isOver, lacks, unread, unclear, undated } = month
  const name = capitalised(month.name)
  const remarks = [
    !isOver && t`${name} isn’t over. The file says so in its name.`,
    lacks.length > 0 && sentences([t`The list of orders may not be whole.`, ...lacks]),
    unread > 0 &&
      plural(unread, {
        one: '1 order missing: fees, tax, refunds and chargebacks are without it.',
        other: `${formatNumber(unread)} orders missing: fees, tax, refunds and chargebacks are without them.`,
      }),
    unclear > 0 &&
      plural(unclear, {
        one: '1 order has a status that isn’t known, so nobody can tell whether it was refunded or disputed. Say how it counts in Your platform.',
        other: `${formatNumber(unclear)} orders have a status that isn’t known, so nobody can tell whether they were refunded or disputed. Say how they count in Your platform.`,
      }),
    undated > 0 &&
      plural(undated, {
        one: '1 order without a usable date left out.',
        other: `${formatNumber(undated)} orders without a usable date left out.`,
      }),
    unread + unclear + undated > 0 &&
      t`These counts are of all currencies, older refunded orders included.`,
  ]
  return remarks.filter((remark) => typeof remark === 'string')
}
