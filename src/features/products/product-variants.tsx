import type { LinkProps } from '@tanstack/react-router'
import { Suspense, lazy, useState } from 'react'
import type { Product, Variant } from '#api/schemas/products.ts'
import type { ProductTarget } from '#model/writes/variants.ts'
import type { CouponsRead } from './product-coupons-card.tsx'
import { VariantsCard } from './variants-card.tsx'

const DeleteVariantDialog = lazy(() =>
  import('./delete-variant-dialog.tsx').then((module) => ({
    default: module.DeleteVariantDialog,
  })),
)

type ProductVariantsProps = {
  target: ProductTarget
  product: Product
  currency: string | undefined
  /** Shows which coupons name a variant before it is deleted. */
  coupons: CouponsRead | undefined
  /** Link to a new variant, with the values of a present one. */
  newVariantLink: (variantId?: string) => LinkProps
  onWhoBought: (variant: Variant) => void
}

export function ProductVariants(props: ProductVariantsProps) {
  const { newVariantLink, onWhoBought, ...dialog } = props
  const { product, currency } = dialog
  const [deleted, setDeleted] = useState<Variant>()
  return (
    <>
      <VariantsCard
        variants={product.variants}
        currency={currency}
        duplicateLink={({ id }) => newVariantLink(id)}
        onDelete={setDeleted}
        onWhoBought={onWhoBought}
      />
      {deleted && (
        <Suspense>
          <DeleteVariantDialog
            key={deleted.id}
            {...dialog}
            variant={deleted}
            similarLink={(deletedVariant) => ({ ...newVariantLink(), state: { deletedVariant } })}
            onClose={() => setDeleted(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
