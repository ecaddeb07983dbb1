import type { LinkProps } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { CategoryReference } from '#api/schemas/categories.ts'
import type { ProductReference } from '#api/schemas/products.ts'
import { productLink } from '#model/links.ts'
import type { ProductsAddress } from '#model/lists/lists.ts'
import { neighboursAmong } from '#model/lists/neighbours.ts'
import { shownProducts } from '#model/products/catalogue-page.ts'
import { KnownNeighbours } from './-record-neighbours.tsx'

type ProductNeighboursProps = {
  storeId: string
  productId: string
  origin: { address: ProductsAddress; isElsewhere: boolean }
  /** The whole catalogue and its categories, as far as read. */
  references: ProductReference[] | undefined
  categories: CategoryReference[] | undefined
  listLink: LinkProps
}

/** Sorts and filters here, because the platform lists all products at once. */
export function ProductNeighbours(props: ProductNeighboursProps) {
  const { storeId, productId, origin, references, categories, listLink } = props
  const shown = useMemo(
    () => shownProducts(references, categories, origin.address),
    [references, categories, origin.address],
  )
  if (!shown) return null
  return (
    <KnownNeighbours
      noun="product"
      neighbours={neighboursAmong(productId, shown)}
      address={origin.address}
      recordLink={(id) => productLink(storeId, id)}
      listLink={listLink}
      isElsewhere={origin.isElsewhere}
    />
  )
}
