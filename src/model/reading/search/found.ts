import type { LinkProps } from '@tanstack/react-router'
import type { Category, CategoryReference } from '#api/schemas/categories.ts'
import type { Coupon } from '#api/schemas/coupons.ts'
import type { CustomerSearchItem } from '#api/schemas/customers.ts'
import type { Order } from '#api/schemas/orders.ts'
import type { OrderRecord } from '#api/schemas/order-detail.ts'
import type { Product, ProductReference } from '#api/schemas/products.ts'
import type { Review } from '#api/schemas/reviews.ts'
import { plural, t } from '#base/language/words.ts'
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
import { percentText } from '#model/reading/platform/percent.ts'
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
  const names = items.map(({ productName = t`Unnamed` }) => productName).join(', ')
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
      [t`Status`]: status && sentenceCase(status),
      [t`Gateway`]: gateway && sentenceCase(gateway),
      [t`Items`]: names,
      [t`Coupon`]: coupon?.code,
    }),
  }
}

type AnyCustomer = Omit<CustomerSearchItem, 'isAffiliate'>

export function foundCustomer(storeId: string, customer: AnyCustomer): Found {
  const { id, emailAddress, totalOrders, totalSpend, status, isBlocked } = customer
  const orders =
    totalOrders === undefined
      ? undefined
      : `${totalOrders} ${plural(totalOrders, { one: 'order', other: 'orders' })}`
  return {
    key: `customer ${id}`,
    icon: 'customer',
    isPrivate: true,
    title: emailAddress ?? t`No email`,
    detail: [orders, isBlocked && t`Blocked`].filter(Boolean).join(', '),
    amount: { value: totalSpend, currency: undefined },
    link: customerLink(storeId, id),
    id,
    email: emailAddress,
    facts: factsOf({
      [t`Orders`]: orders,
      [t`Status`]: status && sentenceCase(status),
      [t`Blocked`]: isBlocked ? t`Yes` : undefined,
    }),
  }
}

export function foundProduct(
  storeId: string,
  product: Product | ProductReference,
  variant?: string,
): Found {
  const { id, name = t`Unnamed product`, slug, variants } = product
  return {
    key: `product ${id} ${variant ?? ''}`,
    icon: 'products',
    title: name,
    detail: variant ? t`Variant ${variant}` : slug,
    note: plural(variants.length, { one: '1 variant', other: `${variants.length} variants` }),
    link: productLink(storeId, id),
    id,
    facts: factsOf({
      [t`Slug`]: slug,
      [t`Variants`]: variants.map(({ name: words = '' }) => words).join(', '),
    }),
    places: [{ label: t`Who bought this`, link: whoBoughtLink(storeId, id) }],
  }
}

export function foundCategory(storeId: string, category: Category | CategoryReference): Found {
  const { id, name = t`Unnamed category`, slug } = category
  return {
    key: `category ${id}`,
    icon: 'categories',
    title: name,
    detail: slug,
    link: categoryLink(storeId, id),
    id,
    facts: factsOf({ [t`Slug`]: slug }),
  }
}

export function foundCoupon(storeId: string, coupon: Coupon): Found {
  const {
    id,
    code = t`No code`,
    uses,
    maximumUses,
    percentageDecrease,
    amountDecrease,
    isEnabled,
  } = coupon
  const used =
    uses === undefined
      ? undefined
      : maximumUses
        ? t`${uses} of ${maximumUses} used`
        : t`${uses} used`
  const off = percentageDecrease
    ? percentText(percentageDecrease)
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
    facts: factsOf({
      [t`Discount`]: off,
      [t`Uses`]: used,
      [t`Enabled`]: isEnabled === false ? t`No` : t`Yes`,
    }),
  }
}

export function foundReview(storeId: string, review: Review): Found {
  const { id, rating, reason, productName, customerEmail } = review
  return {
    key: `review ${id}`,
    icon: 'star',
    title: reason?.slice(0, 80) || t`No text`,
    detail: productName,
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
    icon: 'tickets',
    title: subject || t`No subject`,
    detail: lastEntry?.name && t`last word by ${lastEntry.name}`,
    link: ticketLink(storeId, customerId, id),
    id,
    email: emailAddress,
    facts: factsOf({ [t`Last words`]: lastEntry?.text }),
  }
}

const factsOf = (facts: Record<string, string | undefined>) =>
  Object.entries(facts).filter((fact): fact is [string, string] => Boolean(fact[1]))
