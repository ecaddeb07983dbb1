import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { addressReader } from '#model/reading/lists/address.ts'
import type { ListDescription } from '#model/reading/lists/description.ts'
import type { ViewSearch } from '#model/reading/views/view.ts'
import type { ViewsProps } from './views.tsx'

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
