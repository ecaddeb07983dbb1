import { useQueries, useQuery } from '@tanstack/react-query'
import {
  type OrderQuestion,
  countsQuery,
  isLongAnswer,
  meantCountQuery,
  orderCountOf,
  rowsQuery,
} from '#model/reading/overview/order-counts.ts'

const FRESH = { staleTime: 60_000 }

/** How many orders there are of each kind, from their rows; undefined until they are read. */
export function useOrderCounts(storeId: string, questions: readonly OrderQuestion[]) {
  const pages = useQueries({
    queries: questions.map((question) => ({ ...rowsQuery(storeId, question), ...FRESH })),
  })
  const isLong = pages.map(({ data }, index) => data && isLongAnswer(data, questions[index]!))
  const filtered = useQueries({
    queries: questions.map((question, index) => ({
      ...meantCountQuery(storeId, question),
      ...FRESH,
      enabled: isLong[index] === true,
    })),
  })
  const all = useQuery({ ...countsQuery(storeId), ...FRESH, enabled: isLong.includes(true) })
  return pages.map((page, index) => {
    const { data } = page
    const numbers = { filtered: filtered[index]?.data, all: all.data }
    const count = data && orderCountOf(data, questions[index]!, numbers)
    const isCounting = isLong[index] === true && (filtered[index]?.isLoading || all.isLoading)
    return { page, count: isCounting ? undefined : count }
  })
}
