import { type LinkProps, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { isUuidShaped } from '#api/request.ts'
import type { Parameters } from '#base/address/address.ts'
import type { Choice } from '#base/address/filters.ts'
import { usePreferences } from '#base/storage/preferences.ts'
import { useFilterValues } from '#model/reading/memory/filter-values.ts'
import type { AddressOf, ListDescription } from '#model/reading/lists/description.ts'
import { barFilter, isFiltered, noFilters } from '#model/reading/lists/filters.ts'

type ListAddress<List extends ListDescription> = {
  list: List
  address: AddressOf<List>
  storeId?: string
  choices?: Partial<Record<string, readonly Choice[]>>
  /** The record's page, to which an id pasted into the search field leads. */
  recordLink?: (id: string) => LinkProps
}

export function useListAddress<List extends ListDescription>({
  list,
  address,
  storeId = '',
  choices = {},
  recordLink,
}: ListAddress<List>) {
  const navigate = useNavigate()
  const met = useFilterValues(storeId)
  const isMinor = usePreferences().moneyUnit === 'minor'
  const values: Parameters = address

  const change = useCallback(
    (changed: Partial<AddressOf<List>>, { replace = false } = {}) =>
      void navigate({
        to: '.',
        search: (before: Parameters) => ({
          ...before,
          page: undefined,
          peek: undefined,
          ...changed,
        }),
        replace,
      }),
    [navigate],
  )
  const changeFilter = (changed: Parameters) => change(changed as Partial<AddressOf<List>>)
  const sort = values.sort as string | undefined
  const setSort = (wanted: string | undefined) => changeFilter({ sort: wanted })
  const { name = '', label = '' } = list.search ?? {}

  function onSearch(text: string | undefined) {
    if (text && recordLink && isUuidShaped(text)) void navigate(recordLink(text.toLowerCase()))
    else changeFilter({ [name]: text })
  }
  // From the address itself, because the loader reads nothing for the record beside the list.
  const peek = useSearch({ strict: false, select: (search) => search.peek })
  const onPeek = (id: string | undefined) =>
    void navigate({
      to: '.',
      search: (before: Parameters) => ({ ...before, peek: id }),
      replace: true,
      resetScroll: false,
    })
  return {
    change,
    peeked: { id: peek, onPeek },
    clear: () => change(noFilters(list)),
    isFiltered: isFiltered(list, address),
    isNarrowed: list.filters.some(
      (filter) => filter.isPinned && 'name' in filter && values[filter.name] !== undefined,
    ),
    filters: list.filters
      .filter(({ isPinned }) => !isPinned)
      .map((filter) => barFilter(filter, values, changeFilter, { met, choices, isMinor })),
    search: { label, value: values[name] as string | undefined, onSearch },
    sorting: { sort, onSort: setSort },
    sorts: list.sorts ?? [],
  }
}
