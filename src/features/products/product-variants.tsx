import { Suspense, useState } from 'react'
import type { Product, Variant } from '#api/schemas/products.ts'
import { newVariantLink } from '#model/reading/links/links.ts'
import type { ProductTarget } from '#model/doing/writes/kinds/variants.ts'
import type { CouponsRead } from './product-coupons-card.tsx'
import { VariantsCard } from './variants-card.tsx'
import { lazyPart } from '#components/page/lazy-part.tsx'

const DeleteVariantDialog = lazyPart(
  async () => (await import('./delete-variant-dialog.tsx')).DeleteVariantDialog,
)

type ProductVariantsProps = {
  target: ProductTarget
  product: Product
  currency: string | undefined
  /** Shows which coupons name a variant before it is deleted. */
  coupons: CouponsRead | undefined
  onWhoBought: (variant: Variant) => void
}

export function ProductVariants(props: ProductVariantsProps) {
  const { onWhoBought, ...dialog } = props
  const { target, product, currency } = dialog
  const { storeId, productId } = target
  const [deleted, setDeleted] = useState<Variant>()
  return (
    <>
      <VariantsCard
        variants={product.variants}
        currency={currency}
        duplicateLink={({ id }) => newVariantLink(storeId, productId, id)}
        onDelete={setDeleted}
        onWhoBought={onWhoBought}
      />
      {deleted && (
        <Suspense>
          <DeleteVariantDialog
            key={deleted.id}
            {...dialog}
            variant={deleted}
            similarLink={(deletedVariant) => ({
              ...newVariantLink(storeId, productId),
              state: { deletedVariant },
            })}
            onClose={() => setDeleted(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
