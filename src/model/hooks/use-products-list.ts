import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { allCategoriesQuery } from '#api/categories.ts'
import type { allProductsQuery } from '#api/products.ts'
import { t } from '#base/language/words.ts'
import { useLowStock } from '#model/reading/checks/kept.ts'
import { productLink } from '#model/reading/links/links.ts'
import { countedRows } from '#model/reading/lists/counted.ts'
import { type ProductsAddress, productsList } from '#model/reading/lists/lists.ts'
import { useNotices } from './use-notices.ts'
import { useListAddress } from './use-list-address.ts'
import { problemFrom } from '#model/reading/problem.ts'
import {
  catalogueChoices,
  catalogueCount,
  entriesToShow,
} from '#model/reading/lists/catalogue-page.ts'
import { catalogueOf, sortCatalogue } from '#model/reading/lists/catalogue.ts'

type ProductsRequest = {
  storeId: string
  address: ProductsAddress
  productsQuery: ReturnType<typeof allProductsQuery>
  categoriesQuery: ReturnType<typeof allCategoriesQuery>
}

/** Everything that the products' page shows; the catalogue is in memory, so it has no pages. */
export function useProductsList(request: ProductsRequest) {
  const { storeId, address } = request
  const queryClient = useQueryClient()
  const lowStock = useLowStock(storeId)
  const products = useQuery(request.productsQuery)
  const categories = useQuery(request.categoriesQuery)
  const catalogue = useMemo(() => products.data && catalogueOf(products.data), [products.data])
  const sorted = useMemo(
    () => catalogue && sortCatalogue(catalogue, address.sort),
    [catalogue, address.sort],
  )
  const entries = useMemo(
    () => entriesToShow(sorted, categories.data, address, lowStock),
    [sorted, categories.data, address, lowStock],
  )
  const rows = useMemo(() => entries?.map(({ product }) => product), [entries])
  const choices = useMemo(
    () => catalogueChoices(catalogue, categories.data),
    [catalogue, categories.data],
  )
  const inAddress = useListAddress({
    list: productsList,
    address,
    choices,
    recordLink: (productId) => productLink(storeId, productId),
  })
  const { title, key } = productsList
  const [missing, name] = catalogue ? [categories, t`Categories`] : [products, title]
  return {
    ...inAddress,
    title,
    counted: (found: number) => countedRows(key, found),
    choices,
    entries,
    rows,
    categories: categories.data,
    count: catalogue && entries && catalogueCount(entries.length, catalogue.length),
    ...useNotices(productsList, storeId, address, products.data),
    isPrevious: false,
    isLoaded: rows !== undefined,
    isFetching: products.isFetching,
    isRefetching: products.isFetching && products.data !== undefined,
    isSortRefused: false,
    updatedAt: products.dataUpdatedAt,
    problem: missing.error ? problemFrom(missing.error, t`${name} didn’t load`) : undefined,
    staleProblem: products.data && products.error ? problemFrom(products.error, title) : undefined,
    note: '',
    retry: () => void missing.refetch(),
    refresh() {
      void queryClient.invalidateQueries({ queryKey: ['listAllProducts'] })
      void queryClient.invalidateQueries({ queryKey: ['listAllCategories'] })
    },
  }
}
