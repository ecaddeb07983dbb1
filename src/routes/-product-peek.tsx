import { t } from '#base/language/words.ts'
import { useQuery } from '@tanstack/react-query'
import { allCategoriesQuery } from '#api/categories.ts'
import { productQuery } from '#api/products.ts'
import type { ProductReference } from '#api/schemas/products.ts'
import { ProductPeek } from '#features/products/product-peek.tsx'
import type { ProductsAddress } from '#model/reading/lists/lists.ts'
import { neighboursAmong } from '#model/reading/lists/neighbours.ts'
import { KnownPeek } from './-record-peek.tsx'
import type { PanelProps } from './-store-lists-beside.tsx'

export function ProductPanel({
  row,
  rows,
  storeId,
  storeCurrency,
  ...open
}: PanelProps<ProductReference, ProductsAddress>) {
  const { data: categories } = useQuery(allCategoriesQuery(storeId))
  const ids = new Set((rows ?? []).map(({ id }) => id).filter(Boolean))
  return (
    <KnownPeek
      {...open}
      kind={t`Product`}
      isKnown={row !== undefined}
      neighbours={neighboursAmong(open.id, [...ids])}
      query={productQuery(storeId, open.id)}
    >
      {(product) => (
        <ProductPeek
          storeId={storeId}
          row={row}
          product={product}
          categories={categories}
          storeCurrency={storeCurrency}
        />
      )}
    </KnownPeek>
  )
}
