import { allCategoriesQuery, categoryQuery } from '#api/categories.ts'
import { couponQuery, couponsQuery } from '#api/coupons.ts'
import { customerQuery, customersQuery } from '#api/customers.ts'
import { ordersQuery } from '#api/orders.ts'
import { orderQuery } from '#api/order-detail.ts'
import { allProductsQuery, productBySlugQuery, productQuery } from '#api/products.ts'
import { reviewsQuery } from '#api/reviews.ts'
import type { Coupon } from '#api/schemas/coupons.ts'
import type { ProductReference } from '#api/schemas/products.ts'
import { labels, t } from '#base/language/words.ts'
import { isLongCode } from '#model/records/orders/delivered-key.ts'
import { catalogueOf, filterCatalogue } from '#model/reading/lists/catalogue-page.ts'
import {
  foundCategory,
  foundCoupon,
  foundCustomer,
  foundOrder,
  foundProduct,
  foundReview,
} from './found.ts'
import { affiliates, customerAtProcessor, customersAt, customersBy } from './customer-sources.ts'
import type { Noun, Searched } from './recognise.ts'
import { type Source, checked, has, source } from './source.ts'

const FEW = 5
const MOST_CUSTOMERS = 8

/** The places to ask: at most six, so that a paste never floods the platform. */
export function sourcesOf(searched: Searched, storeId: string): Source[] {
  switch (searched.kind) {
    case 'id':
      return idSources(storeId, searched.id, searched.noun)
    case 'email':
      return emailSources(storeId, searched.email)
    case 'ip':
      return [customersAt(storeId, searched.address)]
    case 'processor-id':
      return [customerAtProcessor(storeId, searched.text), coupons(storeId, searched.text)]
    case 'address':
      return slugSources(storeId, searched.slug)
    case 'short-id':
      return [coupons(storeId, searched.text)]
    case 'text':
      return textSources(storeId, searched.text)
    default:
      return []
  }
}

function idSources(storeId: string, id: string, only: Noun | undefined): Source[] {
  const all: Record<Exclude<Noun, 'webhook' | 'ticket'>, Source> = {
    order: source(t`Found`, 'order', orderQuery(storeId, id), ({ order }) => [
      foundOrder(storeId, order, order.customer?.emailAddress),
    ]),
    customer: source(t`Found`, 'customer', customerQuery(storeId, id), (customer) => [
      foundCustomer(storeId, customer),
    ]),
    product: source(t`Found`, 'product', productQuery(storeId, id), (product) => [
      foundProduct(storeId, product),
    ]),
    category: source(t`Found`, 'category', categoryQuery(storeId, id), (category) => [
      foundCategory(storeId, category),
    ]),
    coupon: source(t`Found`, 'coupon', couponQuery(storeId, id), (coupon) => [
      foundCoupon(storeId, coupon),
    ]),
  }
  // Neither can be asked for by its ID.
  if (only === 'webhook' || only === 'ticket') return []
  if (only) return [all[only]]
  return [...Object.values(all), variants(storeId, id)]
}

/** A variant has no page or read of its own, so the catalogue says whose it is. */
function variants(storeId: string, id: string): Source {
  return source(t`Found`, 'variant', allProductsQuery(storeId), (products) =>
    products.flatMap((product) =>
      product.variants
        .filter((variant) => variant.id.toLowerCase() === id)
        .map(({ name, id: variantId }) => foundProduct(storeId, product, name ?? variantId)),
    ),
  )
}

function emailSources(storeId: string, email: string): Source[] {
  return [
    customersBy(
      storeId,
      { email },
      { label: labels.customer, q: email, fits: has(email, 'emailAddress') },
    ),
    ordersBy(storeId, email, t`Orders`),
    checked(
      t`Reviews`,
      'review',
      reviewsQuery(storeId, { emailAddress: email, pageSize: FEW }),
      has(email, 'customerEmail'),
      (review) => foundReview(storeId, review),
    ),
  ]
}

function slugSources(storeId: string, slug: string): Source[] {
  return [
    source(t`Product`, 'product', productBySlugQuery(storeId, slug), (product) => [
      foundProduct(storeId, product),
    ]),
    // Not every key may read by slug, but the catalogue carries the slugs as well.
    source(t`Product`, 'product', allProductsQuery(storeId), (products) =>
      products
        .filter((product) => product.slug === slug)
        .map((product) => foundProduct(storeId, product)),
    ),
    source(t`Categories`, 'category', allCategoriesQuery(storeId), (categories) =>
      categories
        .filter((category) => category.slug === slug)
        .map((category) => foundCategory(storeId, category)),
    ),
  ]
}

function textSources(storeId: string, text: string): Source[] {
  const isWord = !/\s/.test(text)
  const words = text.toLowerCase()
  // What may be a customer's key is told to nobody until somebody says that it is none.
  const isSecret = isLongCode(text)
  return [
    ...(isSecret ? [] : [coupons(storeId, text), customers(storeId, { q: text }, t`Customers`)]),
    source(t`Products`, 'product', allProductsQuery(storeId), (products) =>
      matchingProducts(products, text).map((product) => foundProduct(storeId, product)),
    ),
    ...(isWord && !isSecret
      ? [
          // A customer whose address has such a word is found above, with their orders.
          /[\d_-]/.test(text)
            ? affiliates(storeId, text)
            : ordersBy(storeId, text, t`Orders by email`),
          orders(storeId, { chat: text }, t`Orders by chat user`),
        ]
      : []),
    source(t`Categories`, 'category', allCategoriesQuery(storeId), (categories) =>
      categories
        .filter(({ name = '', slug = '' }) => `${name}\n${slug}`.toLowerCase().includes(words))
        .slice(0, FEW)
        .map((category) => foundCategory(storeId, category)),
    ),
  ]
}

function matchingProducts(products: ProductReference[], q: string): ProductReference[] {
  return filterCatalogue(catalogueOf(products), { q })
    .slice(0, FEW)
    .map(({ product }) => product)
}

type CustomersAsked = Parameters<typeof customersQuery>[1]
const customers = (storeId: string, asked: CustomersAsked, label: string) =>
  source(
    label,
    'customer',
    customersQuery(storeId, { ...asked, pageSize: MOST_CUSTOMERS }),
    ({ items }) => items.map((customer) => foundCustomer(storeId, customer)),
  )

type OrdersAsked = Parameters<typeof ordersQuery>[1]
const orders = (storeId: string, asked: OrdersAsked, label: string) =>
  source(label, 'order', ordersQuery(storeId, { ...asked, pageSize: FEW }), ({ items }) =>
    items.map((order) => foundOrder(storeId, order)),
  )

const ordersBy = (storeId: string, email: string, label: string) =>
  checked(
    label,
    'order',
    ordersQuery(storeId, { email, sort: '-dateCreated', pageSize: FEW }),
    has(email, 'customerEmail'),
    (order) => foundOrder(storeId, order),
  )

function coupons(storeId: string, text: string): Source {
  const isExact = ({ code }: Coupon) => code?.toLowerCase() === text.toLowerCase()
  const query = couponsQuery(storeId, { q: text, pageSize: FEW })
  return source(t`Coupons`, 'coupon', query, ({ items }) =>
    items
      .toSorted((a, b) => Number(isExact(b)) - Number(isExact(a)))
      .map((coupon) => foundCoupon(storeId, coupon)),
  )
}
