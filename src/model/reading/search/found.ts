import type { LinkProps } from '@tanstack/react-router'
import type { Category, CategoryReference } from '#api/schemas/categories.ts'
import type { Coupon } from '#api/schemas/coupons.ts'
import type { CustomerSearchItem } from '#api/schemas/customers.ts'
import type { Order } from '#api/schemas/orders.ts'
import type { OrderRecord } from '#api/schemas/order-detail.ts'
import type { Product, ProductReference } from '#api/schemas/products.ts'
import type { Review } from '#api/schemas/reviews.ts'
import { commaList } from '#base/language/lists.ts'
import { labels, plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import {
  categoryLink,
  couponLink,
  customerLink,
  productLink,
  reviewsLink,
  ticketLink,
  whoBoughtLink,
} from '#model/reading/links/links.ts'
import { orderLink } from '#model/reading/links/order-links.ts'
import type { KnownTicket } from '#model/records/tickets/ticket-records.ts'
import {
  type About,
  type FoundIcon,
  aboutText,
  discountText,
  itemsText,
  ordersText,
  titleText,
  usesText,
} from './found-words.ts'

export type Found = {
  key: string
  icon: FoundIcon
  isPrivate?: true
  title: string
  detail?: string
  /** What title and detail say, to be kept. */
  said: { title?: string; about: About }
  isDetailPrivate?: true
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
  const about = { status, items: items.map(({ productName = '' }) => productName) }
  return {
    key: `order ${id}`,
    ...said('orders', id.slice(0, 8), about),
    amount: { value: amount, currency: currencyCode },
    link: orderLink(storeId, id),
    id,
    email: 'customerEmail' in order ? order.customerEmail : email,
    facts: factsOf({
      [labels.status]: status && sentenceCase(status),
      [labels.gateway]: gateway && sentenceCase(gateway),
      [labels.items]: itemsText(about),
      [t`Coupon`]: coupon?.code,
    }),
  }
}

type AnyCustomer = Omit<CustomerSearchItem, 'isAffiliate'>

export function foundCustomer(storeId: string, customer: AnyCustomer): Found {
  const { id, emailAddress, totalOrders, totalSpend, status, isBlocked } = customer
  const orders = totalOrders === undefined ? undefined : ordersText(totalOrders)
  return {
    key: `customer ${id}`,
    ...said('customer', emailAddress, { orders: totalOrders, isBlocked }),
    isPrivate: true,
    amount: { value: totalSpend, currency: undefined },
    link: customerLink(storeId, id),
    id,
    email: emailAddress,
    facts: factsOf({
      [t`Orders`]: orders,
      [labels.status]: status && sentenceCase(status),
      [t`Blocked`]: isBlocked ? t`Yes` : undefined,
    }),
  }
}

export function foundProduct(
  storeId: string,
  product: Product | ProductReference,
  variant?: string,
): Found {
  const { id, name, slug, variants } = product
  return {
    key: `product ${id} ${variant ?? ''}`,
    ...said('products', name, variant ? { variant } : { text: slug }),
    note: plural(variants.length, {
      one: '1 variant',
      other: `${formatNumber(variants.length)} variants`,
    }),
    link: productLink(storeId, id),
    id,
    facts: factsOf({
      [t`Slug`]: slug,
      [t`Variants`]: commaList(variants.map(({ name: words = '' }) => words)),
    }),
    places: [{ label: t`Who bought this`, link: whoBoughtLink(storeId, id) }],
  }
}

export function foundCategory(storeId: string, category: Category | CategoryReference): Found {
  const { id, name, slug } = category
  return {
    key: `category ${id}`,
    ...said('categories', name, { text: slug }),
    link: categoryLink(storeId, id),
    id,
    facts: factsOf({ [t`Slug`]: slug }),
  }
}

export function foundCoupon(storeId: string, coupon: Coupon): Found {
  const { id, code, uses, maximumUses, percentageDecrease, amountDecrease, isEnabled } = coupon
  const about = { percentOff: percentageDecrease, amountOff: amountDecrease, uses, maximumUses }
  return {
    key: `coupon ${id}`,
    ...said('coupons', code, about),
    note: isEnabled === false ? t({ message: 'off', context: 'adjective' }) : undefined,
    link: couponLink(storeId, id),
    id,
    facts: factsOf({
      [t`Discount`]: discountText(about),
      [t`Uses`]: usesText(about),
      [labels.enabled]: isEnabled === false ? t`No` : t`Yes`,
    }),
  }
}

export function foundReview(storeId: string, review: Review): Found {
  const { id, rating, reason, productName, customerEmail } = review
  return {
    key: `review ${id}`,
    ...said('star', reason?.slice(0, 80), { text: productName }),
    note: rating === undefined ? undefined : t`${rating} of 5`,
    link: reviewsLink(storeId, { emailAddress: customerEmail }),
    email: customerEmail,
    facts: factsOf({ [t`Product`]: productName }),
  }
}

export function foundTicket(storeId: string, ticket: KnownTicket): Found {
  const { id, customerId, subject, emailAddress, lastEntry } = ticket
  return {
    key: `ticket ${id}`,
    ...said('tickets', subject, { lastBy: lastEntry?.name }),
    link: ticketLink(storeId, customerId, id),
    id,
    email: emailAddress,
    facts: factsOf({ [t`Last words`]: lastEntry?.text }),
  }
}

const said = (icon: FoundIcon, title: string | undefined, about: About) => ({
  icon,
  title: titleText(icon, title),
  detail: aboutText(about),
  said: { title, about },
})

const factsOf = (facts: Record<string, string | undefined>) =>
  Object.entries(facts).filter((fact): fact is [string, string] => Boolean(fact[1]))
