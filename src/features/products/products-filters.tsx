import { FilterBar } from '#components/filter-bar.tsx'
import { useIsPhone } from '#components/phone.ts'
import { QuickSearch } from '#components/quick-search.tsx'
import { SortMenu } from '#components/sort-menu.tsx'
import type { useListAddress } from '#model/lists/use-list-address.ts'
import type { productsList } from '#model/lists/lists.ts'
import styles from './products-filters.module.css'

type ProductsFiltersProps = {
  list: ReturnType<typeof useListAddress<typeof productsList>>
  count: string | undefined
}

export function ProductsFilters({ list, count }: ProductsFiltersProps) {
  const isPhone = useIsPhone()
  return (
    <div className={styles.filters}>
      <FilterBar
        search={<QuickSearch live {...list.search} />}
        filters={list.filters}
        onClear={list.clear}
      >
        {isPhone && <SortMenu {...list.sorting} choices={list.sorts} />}
      </FilterBar>
      <output className={styles.count}>{count}</output>
    </div>
  )
}
