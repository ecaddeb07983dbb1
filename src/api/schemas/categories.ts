import * as z from 'zod/mini'
import { list, number, record, text, texts } from './fields.ts'
import { ProductReference } from './products.ts'

const categoryFields = {
  ...record,
  name: text,
  order: number,
  storeId: text,
  slug: text,
  imageName: text,
}

export const Category = z.object({ ...categoryFields, products: list(ProductReference) })
export type Category = z.infer<typeof Category>

/** A category in list-all: it holds product ids only. */
export const CategoryReference = z.object({
  ...categoryFields,
  productCount: number,
  products: texts,
})
export type CategoryReference = z.infer<typeof CategoryReference>
