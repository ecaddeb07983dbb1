import { Suspense, useState } from 'react'
import type { Product, Variant } from '#api/schemas/products.ts'
import { newVariantLink } from '#model/reading/links/links.ts'
import type { ProductTarget } from '#model/doing/writes/kinds/variants.ts'
import type { CouponsRead } from './product-coupons-card.tsx'
import { t } from '#base/language/words.ts'
import { isSameId } from '#base/text/same-id.ts'
import { useStore } from '#base/storage/store.ts'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { Note } from '#components/page/note.tsx'
import { Trans } from '#components/text/trans.tsx'
import { priceChanges } from '#model/doing/price-change/kept.ts'
import type { ProductWeeks } from './use-product-weeks.ts'
import { VariantsCard } from './variants-card.tsx'
import { latePart, lazyPart } from '#components/page/lazy-part.tsx'

const DeleteVariantDialog = lazyPart(
  async () => (await import('./delete-variant-dialog.tsx')).DeleteVariantDialog,
)

const VariantUnderWay = latePart(
  async () => (await import('./variant-under-way.tsx')).VariantUnderWay,
)

type ProductVariantsProps = {
  target: ProductTarget
  product: Product
  currency: string | undefined
  /** Shows which coupons name a variant before it is deleted. */
  coupons: CouponsRead | undefined
  sales: ProductWeeks
  onWhoBought: (variant: Variant) => void
}

export function ProductVariants(props: ProductVariantsProps) {
  const { sales, onWhoBought, ...dialog } = props
  const { target, product, currency } = dialog
  const { storeId, productId } = target
  const changes = useStore(priceChanges(productId))
  const [deleted, setDeleted] = useState<Variant>()
  return (
    <>
      <VariantUnderWay target={target} />
      {changes.map(({ oldId, name }) => (
        <div key={oldId} className="below-3">
          <Note>
            {product.variants.some(({ id }) => isSameId(id, oldId)) ? (
              <Trans>
                The price change of <bdi>{name || t`this variant`}</bdi> isn’t finished: the product
                has both variants. <AnchorLink {...priceLink(target, oldId)}>Go on</AnchorLink>
              </Trans>
            ) : (
              <Trans>
                The price change of <bdi>{name || t`this variant`}</bdi> isn’t finished: the product
                no longer has the old variant.{' '}
                <AnchorLink {...priceLink(target, oldId)}>Go on</AnchorLink>
              </Trans>
            )}
          </Note>
        </div>
      ))}
      <VariantsCard
        variants={product.variants}
        currency={currency}
        sales={sales}
        newLink={newVariantLink(storeId, productId)}
        priceLink={({ id }) => priceLink(target, id)}
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

/** Where a new variant takes the place of this one. */
const priceLink = ({ storeId, productId }: ProductTarget, from: string) => ({
  ...newVariantLink(storeId, productId),
  search: { from, as: 'price' },
})
