import { useNavigate } from '@tanstack/react-router'
import { isUuidShaped } from '#api/request.ts'
import type { ProductListQuery } from '#api/schemas/list-queries.ts'
import { FilterBar } from '#components/filter-bar.tsx'
import { useIsPhone } from '#components/phone.ts'
import { QuickSearch } from '#components/quick-search.tsx'
import { SortMenu } from '#components/sort-menu.tsx'
import { deliveryWord } from '#model/products/delivery-words.ts'
import styles from './products-filters.module.css'

type ProductsFiltersProps = {
  storeId: string
  search: ProductListQuery
  /** The types that occur in the catalogue. */
  deliveryTypes: string[]
  categories: { id: string; name?: string }[]
  /** How many products there are. */
  count: string | undefined
  onChange: (change: Partial<ProductListQuery>) => void
}

const stocks = [
  { value: 'out', label: 'Out' },
  { value: 'low', label: 'Low' },
  { value: 'in', label: 'In stock' },
]
const bestSellers = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

const sorts = [
  { label: 'By name', sort: 'name' },
  { label: 'Lowest stock first', sort: 'stock' },
  { label: 'Lowest cost first', sort: 'cost' },
  { label: 'Best rating first', sort: '-rating' },
]

/** Every filter, gone. */
export const noFilters = {
  q: undefined,
  category: undefined,
  delivery: undefined,
  stock: undefined,
  bestSeller: undefined,
} satisfies ProductListQuery

/** Search while typing and four filters. A pasted product id opens the product. */
export function ProductsFilters(props: ProductsFiltersProps) {
  const { storeId, search, deliveryTypes, categories, count, onChange } = props
  const navigate = useNavigate()
  const isPhone = useIsPhone()

  function onSearch(text: string | undefined) {
    if (text && isUuidShaped(text)) {
      const productId = text.toLowerCase()
      void navigate({ to: '/stores/$storeId/products/$productId', params: { storeId, productId } })
    } else onChange({ q: text })
  }

  return (
    <div className={styles.filters}>
      <FilterBar
        search={
          <QuickSearch live label="Name, slug or variant" value={search.q} onSearch={onSearch} />
        }
        filters={[
          {
            id: 'category',
            label: 'Category',
            kind: 'choice',
            value: search.category,
            choices: categories.map(({ id, name = 'Unnamed category' }) => ({
              value: id,
              label: name,
            })),
            onChange: (category) => onChange({ category }),
          },
          {
            id: 'delivery',
            label: 'Delivery type',
            kind: 'choice',
            value: search.delivery,
            choices: deliveryTypes.map((type) => ({ value: type, label: deliveryWord(type) })),
            onChange: (delivery) => onChange({ delivery }),
          },
          {
            id: 'stock',
            label: 'Lowest stock',
            kind: 'choice',
            value: search.stock,
            choices: stocks,
            onChange: (value) => onChange({ stock: value as ProductListQuery['stock'] }),
          },
          {
            id: 'bestSeller',
            label: 'Best seller',
            kind: 'choice',
            value: search.bestSeller === undefined ? undefined : String(search.bestSeller),
            choices: bestSellers,
            onChange: (value) =>
              onChange({ bestSeller: value === undefined ? undefined : value === 'true' }),
          },
        ]}
        onClear={() => onChange(noFilters)}
      >
        {isPhone && (
          <SortMenu sort={search.sort} onSort={(sort) => onChange({ sort })} choices={sorts} />
        )}
      </FilterBar>
      <output className={styles.count}>{count}</output>
    </div>
  )
}
