import { useArrival } from '#base/browser/use-arrival.ts'
import { useMemo, useState } from 'react'
import { downloadText } from '#base/browser/save-file.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { dayText } from '#base/time/time-format.ts'
import { useNow } from '#base/time/now.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { lacksIn } from '#model/doing/jobs/report.ts'
import { monthBounds, monthPlace, startMonth } from '#model/doing/jobs/month-search.ts'
import { runSearch } from '#model/doing/jobs/searches.ts'
import { useRestoredSearches, useSeenSearch } from '#model/hooks/use-search-at.ts'
import { type MonthSheet, olderSince, unclearIn } from '#model/reading/figures/month.ts'
import { monthFile, monthFileName, monthText } from '#model/reading/figures/month-file.ts'
import { monthSections } from '#model/reading/figures/month-sections.ts'
import {
  howItIsCounted,
  monthChoices,
  monthName,
  monthRemarks,
} from '#model/reading/figures/month-words.ts'
import { useCentsHint } from '#model/reading/platform/cents.ts'
import { observeOrders } from '#model/reading/platform/observe.ts'
import { countedRows } from '#model/reading/lists/counted.ts'

const countedOrders = (count: number) => countedRows('orders', count)

/** One month of a store: its orders are listed, then opened one after the other. */
export function useMonthEnd(storeId: string, asked: string | undefined) {
  const zone = useTimeZone()
  const now = useNow()
  const choices = monthChoices(wallClock(now, zone))
  const { month, ...chosenMonth } = choices.find((choice) => choice.value === asked) ?? choices[1]!
  const { value } = chosenMonth
  const query = monthBounds(value, zone)
  const since = olderSince(month)
  const wanted = { storeId, month: value, zone }
  const search = useSeenSearch(monthPlace(wanted))
  useRestoredSearches()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())

  const name = monthName(month)
  const isReading = search?.phase === 'running' || search?.phase === 'waiting'
  // No sum is told before all its orders are known.
  const isListing = isReading && !search.progress.isOver
  const listed = isListing ? undefined : search
  const book = listed?.question.book
  const sheets = useMemo(() => listed?.question.book?.sheets() ?? [], [listed])
  const chosen = sheets.filter(({ currency }) => !left.has(currency))
  const isOver = (search?.fixedAt ?? now) > Date.parse(query.dateTo)
  const unread = sheets.reduce((sum, { entries, read }) => sum + entries.length - read.length, 0)
  // No other page may have read an amount before; also a paused month can be saved.
  useArrival(listed && sheets.length > 0 && `${listed.id} ${listed.phase}`, () =>
    observeOrders(sheets.flatMap(({ entries }) => entries.map(({ order }) => order))),
  )
  const centsHint = useCentsHint()
  const remarks = monthRemarks({
    name,
    isOver,
    lacks: listed ? lacksIn(listed.progress, countedOrders) : [],
    unread,
    unclear: sheets.reduce((sum, sheet) => sum + unclearIn(sheet), 0),
    undated: book?.undated().length ?? 0,
  })
  const notes = howItIsCounted(centsHint ? [centsHint, ...remarks] : remarks)
  const sectionsOf = (sheet: MonthSheet) => monthSections(sheet, name, zone, dayText(since))

  return {
    ...chosenMonth,
    choices,
    name,
    query,
    olderQuery: { dateFrom: monthBounds(monthText(since), zone).dateFrom, dateTo: query.dateFrom },
    search,
    isReading,
    unopened: book?.unopened().length ?? 0,
    sheets,
    chosen,
    notes,
    sectionsOf,
    fileName: (currency: string) => monthFileName(month, currency, isOver),
    choose: (currency: string, isChosen: boolean) => {
      const others = [...left].filter((each) => each !== currency)
      setLeft(new Set(isChosen ? others : [...others, currency]))
    },
    start: () => startMonth(wanted),
    readAgain: () => search && void runSearch(search.id),
    save: () => {
      const missed = new Map(search?.missed.map(({ order, why }) => [order.id, why]))
      for (const sheet of chosen) {
        const sections = sectionsOf(sheet)
        const text = monthFile({ sheet, sections, month, zone, missed, isOver, notes })
        void downloadText(monthFileName(month, sheet.currency, isOver), 'text/csv', text)
      }
    },
  }
}

export type MonthEndState = ReturnType<typeof useMonthEnd>
