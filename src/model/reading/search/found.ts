import type { LinkProps } from '@tanstack/react-router'
import type { Category, CategoryReference } from '#api/schemas/categories.ts'
import type { Coupon } from '#api/schemas/coupons.ts'
import type { CustomerSearchItem } from '#api/schemas/customers.ts'
import type { Order } from '#api/schemas/orders.ts'
import type { OrderRecord } from '#api/schemas/order-detail.ts'
import type { Product, ProductReference } from '#api/schemas/products.ts'
import type { Review } from '#api/schemas/reviews.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import {
  categoryLink,
  couponLink,
  customerLink,
  orderLink,
  productLink,
  reviewsLink,
  ticketLink,
  whoBoughtLink,
} from '#model/reading/links/links.ts'
import type { KnownTicket } from '#model/records/tickets/ticket-records.ts'

export type Found = {
  key: string
  icon:
    | 'orders'
    | 'customer'
    | 'products'
    | 'categories'
    | 'coupons'
    | 'star'
    | 'tickets'
    | 'webhooks'
  isPrivate?: true
  title: string
  detail?: string
  amount?: { value: number | undefined; currency: string | undefined }
  note?: string
  link: LinkProps
  id?: string
  email?: string
  facts: [label: string, value: string][]
  places?: { label: string; link: LinkProps }[]
}

type AnyOrder = Order | OrderRecord

export function foundOrder(storeId: string, order: AnyOrder, email?: string): Found {
  const { id, items, status, gateway, amount, currencyCode, coupon } = order
  const names = items.map(({ productName = 'Unnamed' }) => productName).join(', ')
  return {
    key: `order ${id}`,
    icon: 'orders',
    title: id.slice(0, 8),
    detail: [status && sentenceCase(status), names].filter(Boolean).join(' · '),
    amount: { value: amount, currency: currencyCode },
    link: orderLink(storeId, id),
    id,
    email: 'customerEmail' in order ? order.customerEmail : email,
    facts: factsOf({
      Status: status && sentenceCase(status),
      Gateway: gateway && sentenceCase(gateway),
      Items: names,
      Coupon: coupon?.code,
    }),
  }
}

type AnyCustomer = Omit<CustomerSearchItem, 'isAffiliate'>

export function foundCustomer(storeId: string, customer: AnyCustomer): Found {
  const { id, emailAddress, totalOrders, totalSpend, status, isBlocked } = customer
  const orders =
    totalOrders === undefined
      ? undefined
      : `${totalOrders} ${totalOrders === 1 ? 'order' : 'orders'}`
  return {
    key: `customer ${id}`,
    icon: 'customer',
    isPrivate: true,
    title: emailAddress ?? 'No email',
    detail: [orders, isBlocked && 'blocked'].filter(Boolean).join(', '),
    amount: { value: totalSpend, currency: undefined },
    link: customerLink(storeId, id),
    id,
    email: emailAddress,
    facts: factsOf({
      Orders: orders,
      Status: status && sentenceCase(status),
      Blocked: isBlocked ? 'Yes' : undefined,
    }),
  }
}

export function foundProduct(
  storeId: string,
  product: Product | ProductReference,
  variant?: string,
): Found {
  const { id, name = 'Unnamed product', slug, variants } = product
  return {
    key: `product ${id} ${variant ?? ''}`,
    icon: 'products',
    title: name,
    detail: variant ? `Variant ${variant}` : slug,
    note: variants.length === 1 ? '1 variant' : `${variants.length} variants`,
    link: productLink(storeId, id),
    id,
    facts: factsOf({
      Slug: slug,
      Variants: variants.map(({ name: words = '' }) => words).join(', '),
    }),
    places: [{ label: 'Who bought this', link: whoBoughtLink(storeId, id) }],
  }
}

export function foundCategory(storeId: string, category: Category | CategoryReference): Found {
  const { id, name = 'Unnamed category', slug } = category
  return {
    key: `category ${id}`,
    icon: 'categories',
    title: name,
    detail: slug,
    link: categoryLink(storeId, id),
    id,
    facts: factsOf({ Slug: slug }),
  }
}

export function foundCoupon(storeId: string, coupon: Coupon): Found {
  const {
    id,
    code = 'No code',
    uses,
    maximumUses,
    percentageDecrease,
    amountDecrease,
    isEnabled,
  } = coupon
  const used =
    uses === undefined ? undefined : maximumUses ? `${uses} of ${maximumUses} used` : `${uses} used`
  const off = percentageDecrease
    ? `${percentageDecrease}%`
    : amountDecrease
      ? String(amountDecrease)
      : undefined
  return {
    key: `coupon ${id}`,
    icon: 'coupons',
    title: code,
    detail: [off, used].filter(Boolean).join(', '),
    note: isEnabled === false ? 'off' : undefined,
    link: couponLink(storeId, id),
    id,
    facts: factsOf({ Discount: off, Uses: used, Enabled: isEnabled === false ? 'No' : 'Yes' }),
  }
}

export function foundReview(storeId: string, review: Review): Found {
  const { id, rating, reason, productName, customerEmail } = review
  return {
    key: `review ${id}`,
    icon: 'star',
    title: reason?.slice(0, 80) || 'No text',
    detail: productName,
    note: rating === undefined ? undefined : `${rating} of 5`,
    link: reviewsLink(storeId, { emailAddress: customerEmail }),
    email: customerEmail,
    facts: factsOf({ Product: productName }),
  }
}

export function foundTicket(storeId: string, ticket: KnownTicket): Found {
  const { id, customerId, subject, emailAddress, lastEntry } = ticket
  return {
    key: `ticket ${id}`,
    icon: 'tickets',
    title: subject || 'No subject',
    detail: lastEntry?.name && `last word by ${lastEntry.name}`,
    link: ticketLink(storeId, customerId, id),
    id,
    email: emailAddress,
    facts: factsOf({ 'Last words': lastEntry?.text }),
  }
}

const factsOf = (facts: Record<string, string | undefined>) =>
  Object.entries(facts).filter((fact): fact is [string, string] => Boolean(fact[1]))
