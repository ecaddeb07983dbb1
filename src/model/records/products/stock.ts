import type { ProductReference, VariantReference } from '#api/schemas/products.ts'

/** Counter's own, until the merchant chooses another in To fix: the platform has none. */
export const LOW_STOCK = 5

export type StockState = 'out' | 'low' | 'in'

/** Of −1 nobody tells whether it means "unlimited", as in a maximum quantity, or one sold too many. */
export const isStockTold = (stock: number | undefined): stock is number =>
  stock !== undefined && stock !== -1

/**
 * Whether a variant can be bought. One with fewer than its minimum quantity is out, too; "low" is at
 * or below the merchant's threshold. Undefined if the platform doesn't tell the stock.
 */
export function stockState(
  { stock, minimumQuantity = 1 }: Pick<VariantReference, 'stock' | 'minimumQuantity'>,
  lowStock: number,
): StockState | undefined {
  if (!isStockTold(stock)) return undefined
  if (stock <= 0 || stock < minimumQuantity) return 'out'
  return stock <= lowStock ? 'low' : 'in'
}

export type StockFilter = 'out' | 'all-out' | 'low' | 'in'

/** "out" and "low": a variant is; "all-out": every variant is; "in": a variant can be bought. */
export function fitsStock(
  { variants }: Pick<ProductReference, 'variants'>,
  wanted: StockFilter,
  lowStock: number,
): boolean {
  const states = variants.map((variant) => stockState(variant, lowStock))
  if (wanted === 'all-out') return states.length > 0 && states.every((state) => state === 'out')
  if (wanted === 'in') return states.includes('low') || states.includes('in')
  return states.includes(wanted)
}
