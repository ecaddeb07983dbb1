import type { CategoryReference } from '#api/schemas/categories.ts'
import type { Coupon } from '#api/schemas/coupons.ts'
import { isComplete } from '#api/schemas/fields.ts'
import type { ProductReference, VariantReference } from '#api/schemas/products.ts'
import { byOrder } from '#model/records/products/variant-order.ts'
import type { CheckedKind } from './kinds.ts'
import {
  type Finding,
  categoryFindings,
  couponFindings,
  productFindings,
  variantFindings,
} from './rules.ts'

export type CheckedRow = {
  /** The same at each reading, so that what the merchant hid stays hidden. */
  id: string
  /** Tells rows apart even if the platform sends a record twice. */
  place: number
  kind: CheckedKind
  recordId: string
  name: string | undefined
  detail: string | undefined
  cost?: number
  stock?: number
  percentage?: number
  amount?: number
  findings: readonly Finding[]
  text: string
}

export type CheckedStore = {
  products: readonly ProductReference[] | undefined
  categories: readonly CategoryReference[] | undefined
  coupons: readonly Coupon[] | undefined
}

type Row = Omit<CheckedRow, 'place'>

type Options = { lowStock: number; now: number; zone: string }

/** A product or category has a row only for findings of its own. */
export function checkedRows(
  { products, categories, coupons }: CheckedStore,
  { lowStock, ...clock }: Options,
): CheckedRow[] {
  const isKnown = categories?.every((one) => isComplete(one.products))
  const inCategories = isKnown ? lowerCase(categories!.flatMap((one) => one.products)) : undefined
  const variantIds =
    products && lowerCase(products.flatMap(({ variants }) => variants.map(({ id }) => id)))
  const rows = [
    ...(products ?? []).flatMap((product) => productRows(product, lowStock, inCategories)),
    ...(coupons ?? []).map((coupon) =>
      couponRow(coupon, couponFindings(coupon, variantIds, clock)),
    ),
    ...(categories ?? []).flatMap(categoryRows),
  ]
  return rows.map((row, place) => ({ ...row, place }))
}

function productRows(
  product: ProductReference,
  lowStock: number,
  inCategories: ReadonlySet<string> | undefined,
): Row[] {
  const { id, name, slug, variants } = product
  const findings = productFindings(product, inCategories)
  const rows = variants
    .toSorted(byOrder)
    .map((variant) => variantRow(product, variant, variantFindings(variant, variants, lowStock)))
  if (findings.length === 0) return rows
  const own: Row = {
    id: `product:${id}`,
    kind: 'product',
    recordId: id,
    name,
    detail: undefined,
    findings,
    text: searchText(name, slug, id),
  }
  return [own, ...rows]
}

function variantRow(
  product: ProductReference,
  variant: VariantReference,
  findings: Finding[],
): Row {
  const { name: detail, cost, stock } = variant
  return {
    id: `variant:${variant.id}`,
    kind: 'variant',
    recordId: product.id,
    name: product.name,
    detail,
    cost,
    stock,
    findings,
    text: searchText(product.name, product.slug, detail, variant.id),
  }
}

function couponRow(coupon: Coupon, findings: Finding[]): Row {
  const { id, code, percentageDecrease: percentage, amountDecrease: amount } = coupon
  return {
    id: `coupon:${id}`,
    kind: 'coupon',
    recordId: id,
    name: code,
    detail: undefined,
    percentage,
    amount,
    findings,
    text: searchText(code, id),
  }
}

function categoryRows(category: CategoryReference): Row[] {
  const findings = categoryFindings(category)
  const { id, name, slug } = category
  if (findings.length === 0) return []
  return [
    {
      id: `category:${id}`,
      kind: 'category',
      recordId: id,
      name,
      detail: undefined,
      findings,
      text: searchText(name, slug, id),
    },
  ]
}

const lowerCase = (ids: string[]) => new Set(ids.map((id) => id.toLowerCase()))

const searchText = (...parts: (string | undefined)[]) =>
  parts.filter(Boolean).join('\n').toLowerCase()
