import type { Order } from '#api/schemas/orders.ts'
import { t } from '#base/language/words.ts'
import { addDays, firstOfMonth } from '#base/time/calendar.ts'
import { endOfDay, startOfDay } from '#base/time/time-zone.ts'
import { BOUND } from '#model/reading/ledger/questions.ts'
import { type MonthRecord, monthBook, olderSince } from '#model/reading/figures/month.ts'
import { longMonthName, monthOf } from '#model/reading/figures/month-words.ts'
import { monthEndLink } from '#model/reading/links/links.ts'
import { noteRun } from '#model/reading/memory/tool-runs.ts'
import { type StoredKind, startStored } from './stored-search.ts'

/** One month of a store, as its own clock has it: "2026-10". */
type Wanted = { storeId: string; month: string; zone: string }

export const monthPlace = ({ storeId, month, zone }: Wanted) => `month ${storeId} ${month} ${zone}`

export function monthBounds(month: string, zone: string) {
  const first = monthOf(month)
  return {
    dateFrom: new Date(startOfDay(first, zone)).toISOString(),
    dateTo: new Date(endOfDay(addDays(firstOfMonth(first, 1), -1), zone)).toISOString(),
  }
}

/** Its orders are listed, and each is opened once. */
export const monthSearch: StoredKind<Wanted> = {
  name: 'month',
  questionOf(wanted) {
    const { storeId, month, zone } = wanted
    const first = monthOf(month)
    const book = monthBook(first, zone)
    const since = new Date(startOfDay(olderSince(first), zone)).toISOString()
    const { dateTo } = monthBounds(month, zone)
    return {
      place: monthPlace(wanted),
      title: t`Month’s end, ${longMonthName(first)}`,
      link: monthEndLink(month),
      storeId,
      query: { dateFrom: since, dateTo: new Date(Date.parse(dateTo) + BOUND).toISOString() },
      pick: book.list,
      book,
    }
  },
  toldBy: ({ book }, orderId) => book?.told(orderId) ?? [],
  takeIn({ book }, _, [order, record]) {
    if (order) book?.list(order as Order)
    if (record) book?.take(record as MonthRecord)
  },
  listedOf: ({ book }) => book?.unread(),
  takeInListed({ book }, listed, missed) {
    for (const order of listed as Order[]) book?.list(order)
    for (const { order } of missed) book?.list(order)
  },
}

export function startMonth(wanted: Wanted): void {
  noteRun(wanted.storeId, 'month')
  startStored(monthSearch, wanted, wanted)
}
