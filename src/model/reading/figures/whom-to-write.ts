import type { Order } from '#api/schemas/orders.ts'
import type { ProductReference } from '#api/schemas/products.ts'
import { mailtoOf } from '#model/records/customers/email.ts'
import {
  type PayingCustomer,
  customersOf,
  emailKey,
  isBought,
  isPaidOrder,
  paidAmong,
  wentBack,
} from './paying-customers.ts'

const DAY = 86_400_000

/** Whom a list names, the one who bought last first. */
export type Addressees = {
  customers: PayingCustomer[]
  /** Paid orders that would count and have no email. */
  withoutEmail: number
  /** Customers whose email no letter can go to. */
  unwritable: number
}

/** Bought one product and never had the other. */
export function boughtNever(orders: readonly Order[], bought: string, never: string): Addressees {
  const had = new Set(
    orders
      .filter((order) => hasProduct(order, never) && (isPaidOrder(order) || wentBack(order)))
      .map(emailKey),
  )
  return addressees(
    orders.filter((order) => isBought(order) && hasProduct(order, bought)),
    ({ key }) => !had.has(key),
  )
}

/** Bought at least twice, and nothing for so many days. */
export function lapsed(orders: readonly Order[], days: number, now: number): Addressees {
  const all = customersOf(orders)
  return addressees(
    orders.filter(isBought),
    ({ key, orders: count }) => count >= 2 && (all.get(key)?.last ?? now) < now - days * DAY,
  )
}

/** Bought this variant. */
export const boughtVariant = (orders: readonly Order[], variantId: string): Addressees =>
  addressees(
    orders.filter(
      (order) => isBought(order) && order.items.some((item) => isSame(item.variantId, variantId)),
    ),
    () => true,
  )

function addressees(
  orders: readonly Order[],
  isMeant: (customer: PayingCustomer) => boolean,
): Addressees {
  const meant = [...customersOf(orders).values()].filter(isMeant)
  const customers = meant.filter(({ email }) => mailtoOf(email) !== undefined)
  return {
    customers: customers.toSorted((a, b) => b.last - a.last || (a.key < b.key ? -1 : 1)),
    withoutEmail: paidAmong(orders).filter((order) => emailKey(order) === '').length,
    unwritable: meant.length - customers.length,
  }
}

const isSame = (one: string | undefined, other: string) =>
  one?.toLowerCase() === other.toLowerCase()

const hasProduct = ({ items }: Order, productId: string) =>
  items.some((item) => isSame(item.productId, productId))

export type ReplacedVariant = { id: string; name: string; product: string; orders: number }

/** Variants that were bought and that their product no longer has, the most bought first. */
export function replacedVariants(
  orders: readonly Order[],
  products: readonly ProductReference[],
): ReplacedVariant[] {
  const offered = new Map(
    products.map(({ id, name, variants }) => [
      id.toLowerCase(),
      { name, variants: new Set(variants.map((variant) => variant.id.toLowerCase())) },
    ]),
  )
  const gone = new Map<string, ReplacedVariant>()
  for (const order of orders.filter(isBought)) {
    const met = new Set<string>()
    for (const { productId, productName, variantId, variantName } of order.items) {
      const product = offered.get(productId?.toLowerCase() ?? '')
      const id = variantId?.toLowerCase() ?? ''
      if (!product || id === '' || product.variants.has(id) || met.has(id)) continue
      met.add(id)
      const known = gone.get(id)
      gone.set(id, {
        id,
        name: known?.name || (variantName ?? ''),
        product: product.name ?? productName ?? '',
        orders: (known?.orders ?? 0) + 1,
      })
    }
  }
  return [...gone.values()].toSorted((a, b) => b.orders - a.orders || (a.id < b.id ? -1 : 1))
}
