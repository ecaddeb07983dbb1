import type { Product, Variant } from './records.ts'
import type { Listing } from './seed-products.ts'

export function productReference(product: Product, { rating, affiliateDiscountMode }: Listing) {
  return {
    id: product.id,
    dateCreated: product.dateCreated,
    name: product.name,
    description: product.description,
    imageNames: product.imageNames,
    rating,
    order: product.order,
    storeId: product.storeId,
    variants: product.variants.map(variantReference),
    isBestSeller: product.isBestSeller,
    affiliateDiscountMode,
    slug: product.slug,
    metadata: product.metadata,
    customAffiliateDiscountPercentage: product.customAffiliateDiscountPercentage,
  }
}

/** Inside a category, products and variants carry no creation date. */
export function nestedProductReference(product: Product, listing: Listing) {
  const reference = undated(productReference(product, listing))
  return { ...reference, variants: reference.variants.map(undated) }
}

function variantReference(variant: Variant) {
  return {
    id: variant.id,
    dateCreated: variant.dateCreated,
    name: variant.name,
    productId: variant.productId,
    storeId: variant.storeId,
    cost: variant.cost,
    minimumQuantity: variant.minimumQuantity,
    maximumQuantity: variant.maximumQuantity,
    order: variant.order,
    requireChatAuthorization: variant.deliveryTypes.includes('extauth'),
    deliveryTypes: variant.deliveryTypes,
    imageNames: variant.imageNames,
    stock: variant.stock,
    customFields: variant.customFields.map((field) => ({
      ...undated(field),
      options: field.options.map(undated),
    })),
    volumeDiscounts: variant.volumeDiscounts.map(undated),
    disableVolumeDiscountOnCoupon: variant.disableVolumeDiscountOnCoupon,
    customIntervalDays: variant.customIntervalDays,
  }
}

function undated<Dated extends { dateCreated: string }>(record: Dated): Omit<Dated, 'dateCreated'> {
  const { dateCreated: _, ...rest } = record
  return rest
}
