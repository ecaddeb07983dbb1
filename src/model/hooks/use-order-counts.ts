import { useQueries, useQuery } from '@tanstack/react-query'
import type { ListQuery } from '#api/list-parameters.ts'
import { isPart } from '#api/client.ts'
import { orderCountQuery, ordersQuery } from '#api/orders.ts'
import type { Order } from '#api/schemas/orders.ts'
import { countBeside } from '#model/records/count-beside.ts'
import { type RowCount, countedRows } from '#model/records/row-counts.ts'

type Question = { query: ListQuery<'listOrders'>; isMeant: (order: Order) => boolean }

const FRESH = { staleTime: 60_000 }
const ROWS = 100

/** How many orders there are of each kind, from their rows; undefined until they are read. */
export function useOrderCounts(storeId: string, questions: readonly Question[]) {
  const pages = useQueries({
    queries: questions.map(({ query }) => ({
      ...ordersQuery(storeId, { ...query, pageSize: ROWS }),
      ...FRESH,
    })),
  })
  const isLong = pages.map(
    ({ data }, index) => data && isPart(data) && data.items.every(questions[index]!.isMeant),
  )
  const filtered = useQueries({
    queries: questions.map(({ query }, index) => ({
      ...orderCountQuery(storeId, query),
      ...FRESH,
      enabled: isLong[index],
    })),
  })
  const all = useQuery({
    ...orderCountQuery(storeId, {}),
    ...FRESH,
    enabled: isLong.includes(true),
  })
  return pages.map((page, index) => {
    const { data } = page
    const told = data && countBeside(data, { page: 1, pageSize: ROWS }, filtered[index]?.data)
    const numbers = { filtered: told, all: all.data }
    const count: RowCount | undefined =
      data && countedRows(data, questions[index]!.isMeant, numbers)
    const isCounting = isLong[index] === true && (filtered[index]?.isLoading || all.isLoading)
    return { page, count: isCounting ? undefined : count }
  })
}
