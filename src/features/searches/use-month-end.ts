import { useMemo, useState } from 'react'
import { downloadText } from '#base/browser/save-file.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { dayText } from '#base/time/time-format.ts'
import { useNow } from '#base/time/now.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { monthBounds, monthPlace, startMonth } from '#model/doing/jobs/month-search.ts'
import { runSearch } from '#model/doing/jobs/searches.ts'
import { useRestoredSearches, useSeenSearch } from '#model/hooks/use-search-at.ts'
import { type MonthSheet, olderSince } from '#model/reading/figures/month.ts'
import { monthFile, monthFileName } from '#model/reading/figures/month-file.ts'
import { monthSections } from '#model/reading/figures/month-sections.ts'
import {
  howItIsCounted,
  monthChoices,
  monthName,
  monthRemarks,
} from '#model/reading/figures/month-words.ts'
import { lacksOf } from '#model/reading/walk/progress.ts'

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
  const sheets = useMemo(() => search?.question.book?.sheets() ?? [], [search])
  const chosen = sheets.filter(({ currency }) => !left.has(currency))
  const isOver = (search?.fixedAt ?? now) > Date.parse(query.dateTo)
  const unread = sheets.reduce((sum, { entries, read }) => sum + entries.length - read.length, 0)
  const remarks = monthRemarks({
    name,
    isOver,
    isWhole: !search || lacksOf(search.progress).length === 0,
    unread,
    undated: search?.question.book?.undated().length ?? 0,
  })
  const sectionsOf = (sheet: MonthSheet) => monthSections(sheet, name, zone, dayText(since))

  return {
    ...chosenMonth,
    choices,
    name,
    query,
    search,
    sheets,
    chosen,
    remarks,
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
      const assumptions = [...howItIsCounted, ...remarks]
      for (const sheet of chosen) {
        const sections = sectionsOf(sheet)
        const text = monthFile({ sheet, sections, month, zone, missed, isOver, assumptions })
        void downloadText(monthFileName(month, sheet.currency, isOver), 'text/csv', text)
      }
    },
  }
}

export type MonthEndState = ReturnType<typeof useMonthEnd>
