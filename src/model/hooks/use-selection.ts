import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Parameters } from '#base/address/address.ts'
import { namesOf } from '#model/reading/lists/address.ts'
import type { ListDescription } from '#model/reading/lists/description.ts'
import { type Selection, changed } from '#model/reading/selection/selection.ts'

type Kept = { filters: string; rows: Selection<unknown> }

type SelectionOptions<Row> = {
  list: ListDescription
  address: Readonly<Parameters>
  owner: string
  rows: readonly Row[] | undefined
}

const NONE: Selection<unknown> = new Map<string, unknown>()

/** They outlast pages and sorting, but not the filters; they are in memory only. */
export function useSelection<Row extends { id: string }>(options: SelectionOptions<Row>) {
  const { list, address, owner, rows = [] } = options
  const queryClient = useQueryClient()
  const queryKey = useMemo(() => ['selection', list.title, owner] as const, [list, owner])
  const filters = filtersOf(list, address)
  const { data } = useQuery<Kept>({
    queryKey,
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  })
  const selected = (data?.filters === filters ? data.rows : NONE) as Selection<Row>

  const keep = (next: Selection<unknown>) =>
    queryClient.setQueryData<Kept>(queryKey, { filters, rows: next })
  const select = (chosen: readonly Row[], isSelected: boolean) =>
    keep(changed(selected, chosen, isSelected))

  return {
    selected,
    select,
    clear: () => keep(NONE),
    inTable: {
      ids: selected as ReadonlyMap<string, unknown>,
      order: rows.map(({ id }) => id),
      onSelect(ids: readonly string[], isSelected: boolean) {
        const wanted = new Set(ids)
        select(
          rows.filter(({ id }) => wanted.has(id)),
          isSelected,
        )
      },
    },
  }
}

function filtersOf(list: ListDescription, address: Readonly<Parameters>): string {
  const names = [...list.filters.flatMap(namesOf), 'q']
  return JSON.stringify(names.map((name) => address[name]))
}
