import { useMemo } from 'react'
import type { CategoryReference } from '#api/schemas/categories.ts'
import type { ProductReference } from '#api/schemas/products.ts'
import { useLowStock } from '#model/reading/checks/kept.ts'
import { productLink } from '#model/reading/links/links.ts'
import type { productsList } from '#model/reading/lists/lists.ts'
import { neighboursAmong } from '#model/reading/lists/neighbours.ts'
import { shownProducts } from '#model/reading/lists/catalogue-page.ts'
import type { useRecordOrigin } from './-record-origin.tsx'
import { KnownNeighbours } from './-record-neighbours.tsx'

type ProductNeighboursProps = {
  storeId: string
  productId: string
  from: ReturnType<typeof useRecordOrigin<typeof productsList>>
  /** The whole catalogue and its categories, as far as read. */
  references: ProductReference[] | undefined
  categories: CategoryReference[] | undefined
}

/** Sorts and filters here, because the platform lists all products at once. */
export function ProductNeighbours(props: ProductNeighboursProps) {
  const { storeId, productId, from, references, categories } = props
  const { origin, listLink } = from
  const lowStock = useLowStock(storeId)
  const shown = useMemo(
    () => origin && shownProducts(references, categories, origin.address, lowStock),
    [references, categories, origin, lowStock],
  )
  if (!shown || !origin) return null
  return (
    <KnownNeighbours
      neighbours={neighboursAmong(productId, shown)}
      address={origin.address}
      recordLink={(id) => productLink(storeId, id)}
      listLink={listLink}
      isElsewhere={origin.isElsewhere}
    />
  )
}
