import { createRandom, uuid } from './random.ts'
import type { FileRecord, Product, Variant } from './records.ts'
import type { CatalogueSeed, ProductSeed, VariantSeed } from './seed-catalogue.ts'
import { USER_ID } from './seed-ids.ts'
import { daysBefore } from './seed-time.ts'

type CategoryRecord = {
  id: string
  dateCreated: string
  name: string
  order: number
  storeId: string
  slug: string
  imageName: string | null
  productIds: string[]
}

/** Fields of a product's references that the product itself lacks. */
export type Listing = { rating: number; affiliateDiscountMode: number }

export type Catalogue = {
  products: Product[]
  categories: CategoryRecord[]
  listings: ReadonlyMap<string, Listing>
}

export function createCatalogue(storeId: string, seed: CatalogueSeed, now: number): Catalogue {
  const products = seed.products.map((product, index) =>
    createProduct(storeId, product, index, now),
  )
  const listings = products.map(({ id }, index): [string, Listing] => [
    id,
    { rating: seed.products[index]!.rating, affiliateDiscountMode: index % 3 },
  ])
  const categories = seed.categories.map(({ id, name, slug }, index) => ({
    id: id ?? uuid('category', storeId, slug),
    dateCreated: daysBefore(now, 900 - index * 31),
    name,
    order: index + 1,
    storeId,
    slug,
    imageName: index % 3 === 2 ? null : `${slug}.webp`,
    productIds: products
      .filter((_, at) => seed.products[at]!.category === slug)
      .map((product) => product.id),
  }))
  return { products, categories, listings: new Map(listings) }
}

function createProduct(storeId: string, seed: ProductSeed, index: number, now: number): Product {
  const id = seed.id ?? uuid('product', storeId, seed.slug)
  const random = createRandom('product', id)
  const isSubscription = seed.variants.some(({ intervalDays }) => intervalDays)
  return {
    id,
    dateCreated: daysBefore(now, 880 - index * 47 - random.next()),
    variants: seed.variants.map((variant, at) =>
      createVariant({ storeId, productId: id, slug: seed.slug }, variant, at, now),
    ),
    name: seed.name,
    description: seed.description,
    imageNames: index % 4 === 3 ? [] : [`${seed.slug}-cover.webp`, `${seed.slug}-detail.webp`],
    storeId,
    userId: USER_ID,
    shouldBlockVpns: seed.blockVpns ?? false,
    order: index + 1,
    isBestSeller: seed.best ?? false,
    blacklistedPaymentGateways: seed.notSoldThrough ?? [],
    additionalFees: seed.fees ?? {},
    additionalFixedFees: seed.fixedFees ?? {},
    slug: seed.slug,
    metaDescription: index % 3 === 1 ? null : `${seed.name}, delivered within seconds.`,
    metadata: seed.metadata ?? (index % 2 ? null : `internal:${seed.slug}`),
    ...(seed.affiliatePercentage === undefined
      ? {}
      : { customAffiliateDiscountPercentage: seed.affiliatePercentage }),
    subscriptionAllowPause: isSubscription,
    subscriptionMaxPauseDurationDays: isSubscription ? 60 : 0,
    subscriptionMaxPauseCount: isSubscription ? 2 : 0,
    subscriptionAllowCancel: isSubscription,
    subscriptionAllowReactivate: isSubscription && index % 2 === 0,
    subscriptionGracePeriodDays: isSubscription ? 5 : 0,
    subscriptionRevokeOnExpiry: isSubscription,
  }
}

type Parent = { storeId: string; productId: string; slug: string }

function createVariant(
  { storeId, productId, slug }: Parent,
  seed: VariantSeed,
  index: number,
  now: number,
): Variant {
  const id = seed.id ?? uuid('variant', productId, index)
  const dateCreated = daysBefore(now, 420 - index * 29)
  return {
    id,
    dateCreated,
    name: seed.name,
    productId,
    storeId,
    cost: seed.cost,
    deliveryTypes: seed.deliver,
    files: (seed.files ?? []).map((name): FileRecord => ({
      id: uuid('file', id, name),
      dateCreated: daysBefore(now, 60 + index),
      friendlyName: name,
      ipAddress: '192.0.2.44',
      userId: USER_ID,
    })),
    minimumQuantity: seed.minimum ?? 1,
    maximumQuantity: seed.maximum ?? -1,
    order: index + 1,
    imageNames: index === 0 ? [`${slug}-${index + 1}.webp`] : [],
    stock: seed.stock,
    customFields: (seed.fields ?? []).map(({ options = [], ...field }) => {
      const customFieldId = uuid('custom-field', id, field.identifier)
      return {
        id: customFieldId,
        dateCreated,
        variantId: id,
        label: field.label,
        identifier: field.identifier,
        type: field.type,
        isRequired: field.isRequired ?? false,
        options: options.map(([label, value], at) => ({
          id: uuid('option', customFieldId, value),
          dateCreated,
          customFieldId,
          label,
          value,
          order: at + 1,
        })),
        placeholder: field.placeholder ?? null,
        hint: field.hint ?? null,
      }
    }),
    volumeDiscounts: (seed.tiers ?? []).map(([quantity, discountValue]) => ({
      id: uuid('volume-discount', id, quantity),
      dateCreated,
      variantId: id,
      quantity,
      discountValue,
    })),
    disableVolumeDiscountOnCoupon: seed.tiersEndOnCoupon ?? false,
    dynamicUrl: seed.dynamicUrl ?? null,
    deliveryMessage: seed.message ?? null,
    ...(index === 0 ? { metadata: seed.metadata ?? `{"shelf":"${slug}"}` } : {}),
    customIntervalDays: seed.intervalDays ?? null,
  }
}
