import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { addressReader } from '#model/reading/lists/address.ts'
import type { ListDescription } from '#model/reading/lists/description.ts'
import { type ViewSearch, type View, listName } from '#model/reading/views/view.ts'
import type { ViewsProps } from './views.tsx'
import { useTimer } from '#base/time/use-timer.ts'
import { t } from '#base/language/words.ts'
import type { ViewTab } from '#components/list/view-tabs.tsx'
import { Tag } from '#components/values/tag.tsx'
import { useSharedViews } from '#model/doing/tickets/team.ts'
import { checkView } from '#model/reading/views/broken.ts'

/** Later views go without a count. */
const MOST = 12
const FRESH_FOR = 120_000

/** How many records each view has: one small request per view, one after the other. */
export function useViewCounts(
  list: ListDescription,
  searches: readonly ViewSearch[],
  countOf: ViewsProps['countOf'],
): (number | undefined)[] {
  const [reached, setReached] = useState(0)
  const read = addressReader(list)
  const queries = countOf ? searches.slice(0, MOST).map((search) => countOf(read(search))) : []
  const results = useQueries({
    queries: queries.map((query, index) => ({
      ...query,
      enabled: index <= reached,
      staleTime: FRESH_FOR,
    })),
    combine: (found) => found.map(({ data, isPending }) => ({ count: data, isPending })),
  })
  if (results[reached]?.isPending === false) setReached(reached + 1)
  return results.map(({ count }) => count)
}

/** Milliseconds in which a deleted view can be brought back. */
const UNDO_WITHIN = 5_000

type Deleted = { view: View; index: number; wasOpen: boolean }

/** The view that was deleted last, as long as that can be undone. */
export function useDeletedView() {
  const [deleted, setDeleted] = useState<Deleted>()
  useTimer(() => setDeleted(undefined), deleted && UNDO_WITHIN, deleted)
  return [deleted, setDeleted] as const
}

/** Views of the team's file as tabs. They can't be changed here; one's own of that name goes first. */
export function useSharedTabs(
  {
    storeId,
    list,
    columns = [],
    address,
  }: Pick<ViewsProps, 'storeId' | 'list' | 'columns' | 'address'>,
  own: readonly string[],
  nothing: Record<string, undefined>,
): ViewTab[] {
  return useSharedViews(storeId)
    .filter((view) => view.list === listName(list) && !own.includes(view.name))
    .map(({ name, search }) => ({
      label: name,
      search: { ...nothing, ...checkView(list, columns, search).search, view: name },
      current: address.view === name,
      menu: (
        <span title={t`From your team’s file. To change it, save a view of your own.`}>
          <Tag>{t`Shared`}</Tag>
        </span>
      ),
    }))
}
