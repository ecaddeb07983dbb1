import { labels, t } from '#base/language/words.ts'
import type { ProductReference, VariantReference } from '#api/schemas/products.ts'
import { type ExportShape, optional, plain, standard, timeCells } from './shape.ts'

type ProductEntry = { product: ProductReference; variant?: VariantReference }

export const productsShape: ExportShape<ProductReference, ProductEntry> = {
  title: t`Export products`,
  file: 'products',
  entry: (product) => ({ product }),
  parts: {
    label: t`Variant`,
    whole: t`Product`,
    entries: (product) =>
      product.variants.length === 0
        ? [{ product }]
        : product.variants.map((variant) => ({ product, variant })),
  },
  columns: [
    plain('id', t`Product ID`, ({ product }) => product.id),
    plain('name', labels.name, ({ product }) => product.name),
    plain('slug', t`Slug`, ({ product }) => product.slug),
    standard('variants', t`Variants`, ({ product, variant }, { per }) =>
      per === 'part'
        ? { variant_id: variant?.id, variant: variant?.name }
        : { variants: product.variants.length },
    ),
    part('price', labels.price, ({ variant }) => ({ price: variant?.cost })),
    part('stock', labels.stock, ({ variant }) => ({ stock: variant?.stock })),
    part('quantities', t`Quantities`, ({ variant }) => ({
      minimum_quantity: variant?.minimumQuantity,
      maximum_quantity: variant?.maximumQuantity,
    })),
    part('delivery', t`Delivery types`, ({ variant }) => ({
      delivery_types: variant?.deliveryTypes.join(' '),
    })),
    part('position', labels.position, ({ variant }) => ({ position: variant?.order })),
    plain('rating', labels.rating, ({ product }) => product.rating),
    plain('best', t`Best seller`, ({ product }) => product.isBestSeller, 'best_seller'),
    optional('description', t`Description`, ({ product }) => ({
      description: product.description,
    })),
    optional(
      'created',
      labels.created,
      timeCells('created', ({ product }) => product.dateCreated),
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
