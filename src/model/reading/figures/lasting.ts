import type { Order } from '#api/schemas/orders.ts'
import type { ProductReference, VariantReference } from '#api/schemas/products.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { datedIn } from '#model/reading/ledger/figures.ts'
import { daysApart } from '#model/reading/periods/period.ts'
import { isStockTold } from '#model/records/products/stock.ts'
import { addPieces, untoldSales } from './sold-meanwhile.ts'

/** The pace is that of so many days, of which today is the last. */
export const PACE_DAYS = 14
/** Of fewer pieces, no pace is told. */
const LEAST = 3

/** How long the stock of a variant lasts, if it goes on selling as it did. */
export type Lasting = {
  /** The variant's id, in small letters. */
  key: string
  productId: string
  product: string
  variant: string
  stock: number
  pieces: number
  perDay: number
  /** Whole days that the stock is enough for; none if nothing is left. */
  days: number
}

type Stocked = Pick<ProductReference, 'id' | 'name'> & {
  variants: readonly Pick<VariantReference, 'id' | 'name' | 'stock'>[]
}

/**
 * The shortest first. Only orders that state a payment sell, and only variants of the catalogue have
 * a stock; one that sold under three pieces has no pace, and one without a stock no end.
 */
export function lastingOf(
  products: readonly Stocked[],
  orders: readonly Order[],
  now: number,
  zone: string,
): Lasting[] {
  const sold = soldPieces(orders, now, zone)
  return products
    .flatMap(({ id: productId, name: product = '', variants }) =>
      variants.flatMap(({ id, name: variant = '', stock }) => {
        const key = id.toLowerCase()
        const pieces = sold.get(key) ?? 0
        if (key === '' || !isStockTold(stock) || pieces < LEAST) return []
        const days = Math.floor((Math.max(0, stock) * PACE_DAYS) / pieces)
        return [
          { key, productId, product, variant, stock, pieces, perDay: pieces / PACE_DAYS, days },
        ]
      }),
    )
    .toSorted((a, b) => a.days - b.days || b.pieces - a.pieces || (a.key < b.key ? -1 : 1))
}

/** Orders that may have sold more than they tell, while they lie in the days of the pace. */
export const untoldInPace = (orders: readonly Order[], now: number, zone: string) =>
  untoldSales(ordersInPace(orders, now, zone))

function ordersInPace(orders: readonly Order[], now: number, zone: string): Order[] {
  const today = wallClock(now, zone)
  return orders
    .flatMap((each) => datedIn(each, zone))
    .filter(({ clock }) => {
      const age = daysApart(clock, today)
      return age >= 0 && age < PACE_DAYS
    })
    .map(({ order }) => order)
}

function soldPieces(orders: readonly Order[], now: number, zone: string): Map<string, number> {
  const sold = new Map<string, number>()
  for (const { amountPaid = 0, items } of ordersInPace(orders, now, zone)) {
    if (amountPaid > 0) addPieces(sold, items)
  }
  return sold
}

/** Has stock, for less than a week. */
export const endsWithinAWeek = ({ stock, days }: Lasting) => stock > 0 && days < 7
