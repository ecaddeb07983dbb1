/* Short form of the demo products; `seed-products.ts` expands it into records. */

export type FieldSeed = {
  identifier: string
  label: string
  type: 'text' | 'select' | 'number'
  isRequired?: boolean
  options?: [label: string, value: string][]
  placeholder?: string
  hint?: string
}

export type VariantSeed = {
  id?: string
  name: string
  cost: number
  stock: number
  deliver: ('license_keys' | 'dynamic' | 'extauth' | 'instructions' | 'files')[]
  minimum?: number
  maximum?: number
  /** Percent off from this quantity. */
  tiers?: [quantity: number, percent: number][]
  tiersEndOnCoupon?: boolean
  fields?: FieldSeed[]
  files?: string[]
  dynamicUrl?: string
  message?: string
  intervalDays?: number
  metadata?: string
}

export type ProductSeed = {
  id?: string
  name: string
  slug: string
  description: string
  rating: number
  category: string
  variants: VariantSeed[]
  best?: boolean
  blockVpns?: boolean
  notSoldThrough?: string[]
  /** Per gateway, added to the line: a percentage and a fixed amount. */
  fees?: Record<string, number>
  fixedFees?: Record<string, number>
  metadata?: string
  affiliatePercentage?: number
}

type CategorySeed = { id?: string; name: string; slug: string }

export type CatalogueSeed = { categories: CategorySeed[]; products: ProductSeed[] }
