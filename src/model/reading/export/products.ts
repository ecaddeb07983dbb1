import type { ProductReference, VariantReference } from '#api/schemas/products.ts'
import { type ExportShape, optional, plain, standard, time } from './shape.ts'

type ProductEntry = { product: ProductReference; variant?: VariantReference }

export const productsShape: ExportShape<ProductReference, ProductEntry> = {
  nouns: ['product', 'products'],
  file: 'products',
  entry: (product) => ({ product }),
  parts: {
    label: 'Variant',
    entries: (product) =>
      product.variants.length === 0
        ? [{ product }]
        : product.variants.map((variant) => ({ product, variant })),
  },
  columns: [
    standard(
      'id',
      'Product ID',
      plain('id', ({ product }) => product.id),
    ),
    standard(
      'name',
      'Name',
      plain('name', ({ product }) => product.name),
    ),
    standard(
      'slug',
      'Slug',
      plain('slug', ({ product }) => product.slug),
    ),
    standard('variants', 'Variants', ({ product, variant }, { per }) =>
      per === 'part'
        ? { variant_id: variant?.id, variant: variant?.name }
        : { variants: product.variants.length },
    ),
    part('price', 'Price', ({ variant }) => ({ price: variant?.cost })),
    part('stock', 'Stock', ({ variant }) => ({ stock: variant?.stock })),
    part('quantities', 'Quantities', ({ variant }) => ({
      minimum_quantity: variant?.minimumQuantity,
      maximum_quantity: variant?.maximumQuantity,
    })),
    part('delivery', 'Delivery types', ({ variant }) => ({
      delivery_types: variant?.deliveryTypes.join(' '),
    })),
    part('position', 'Position', ({ variant }) => ({ position: variant?.order })),
    standard(
      'rating',
      'Rating',
      plain('rating', ({ product }) => product.rating),
    ),
    standard(
      'best',
      'Best seller',
      plain('best_seller', ({ product }) => product.isBestSeller),
    ),
    optional(
      'description',
      'Description',
      plain('description', ({ product }) => product.description),
    ),
    optional(
      'created',
      'Created',
      time('created', ({ product }) => product.dateCreated),
    ),
  ],
}

function part(
  id: string,
  label: string,
  cells: (typeof productsShape)['columns'][number]['cells'],
) {
  return { ...standard(id, label, cells), needs: 'part' as const }
}
