import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type OperationId, operations, secretFields } from '#api/operations.ts'
import { Category, CategoryReference } from '#api/schemas/categories.ts'
import { Coupon } from '#api/schemas/coupons.ts'
import { Customer, CustomerSearchItem } from '#api/schemas/customers.ts'
import { Order } from '#api/schemas/orders.ts'
import { OrderDetail, Refund } from '#api/schemas/order-detail.ts'
import { Product, ProductReference, Variant } from '#api/schemas/products.ts'
import { Review } from '#api/schemas/reviews.ts'
import { Store } from '#api/schemas/store.ts'
import { Ticket } from '#api/schemas/tickets.ts'
import { User } from '#api/schemas/user.ts'
import { WebhookLog } from '#api/schemas/webhooks.ts'
import type { Shape } from './contract.testing.ts'
import * as catalogue from './contract-catalogue.testing.ts'
import * as orders from './contract-orders.testing.ts'
import * as people from './contract-people.testing.ts'
import { store } from './contract-store.testing.ts'

/*
 * Our schemas must read every specified field: a full record comes out as it went in, with secrets
 * as "set".
 */
const answers: Record<OperationId, [Shape, z.ZodMiniType]> = {
  listOrders: [orders.order, Order],
  getOrder: [orders.orderDetail, OrderDetail],
  refundOrder: [orders.refund, Refund],
  listReviews: [people.review, Review],
  listCoupons: [catalogue.coupon, Coupon],
  searchCoupons: [catalogue.coupon, Coupon],
  getCoupon: [catalogue.coupon, Coupon],
  getProduct: [catalogue.product, Product],
  getProductBySlug: [catalogue.product, Product],
  listAllProducts: [catalogue.productReference, ProductReference],
  createVariant: [catalogue.variant, Variant],
  deleteVariant: [catalogue.variant, Variant],
  getCategory: [catalogue.category, Category],
  listAllCategories: [catalogue.categoryReference, CategoryReference],
  getCustomer: [people.customer, Customer],
  searchCustomers: [people.customerSearchItem, CustomerSearchItem],
  replyTicket: [people.ticket, Ticket],
  updateStore: [store, Store],
  getUser: [people.user, User],
  listWebhookLogs: [orders.webhookLog, WebhookLog],
}

/** Fields we deliberately do not read, and why. */
const unread: Partial<Record<OperationId, Record<string, string>>> = {
  updateStore: {
    products: 'only counted: have operations of their own',
    ...Object.fromEntries(
      Object.keys({ ...catalogue.category, dateCreated: 'date' })
        .filter((field) => field !== 'id' && field !== 'name')
        .map((field) => [`categories[].${field}`, 'read by the operations of categories']),
    ),
    coupons: 'only counted: have operations of their own',
  },
}

test.each(Object.keys(operations) as OperationId[])('%s', (operation) => {
  const [shape, schema] = answers[operation]
  const read = z.parse(schema, sampleOf(shape))
  expect(missing(shape, read)).toEqual(Object.keys(unread[operation] ?? {}))
})

test('a processor of the user', () => {
  const user = { cardlaneEnabled: true, cardlaneOptions: sampleOf(people.processorOptions) }
  const [processor, ...others] = z.parse(User, user).processors
  expect(others).toEqual([])
  expect(processor).toMatchObject({ name: 'cardlane', isEnabled: true })
  expect(missing(people.processorOptions, processor?.options)).toEqual([])
})

/** A non-empty value of each kind. */
const values = {
  uuid: '11111111-2222-4333-8444-555555555555',
  text: 'some words',
  number: 12.5,
  integer: 7,
  flag: true,
  date: '2026-03-01T10:00:00.000Z',
  uuids: ['11111111-2222-4333-8444-555555555555'],
  texts: ['some words'],
  map: { key: 'value' },
}

function sampleOf(shape: Shape): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(shape).map(([field, kind]) => {
      if (typeof kind === 'string') return [field, values[kind]]
      return [field, Array.isArray(kind) ? [sampleOf(kind[0])] : sampleOf(kind)]
    }),
  )
}

/** Paths where the parsed value differs from the sent one. */
function missing(shape: Shape, read: unknown, at = ''): string[] {
  return Object.entries(shape).flatMap(([field, kind]) => {
    const path = `${at}${field}`
    const value = (read as Record<string, unknown> | undefined)?.[field]
    if (typeof kind !== 'string') {
      const isList = Array.isArray(kind)
      if (isList !== Array.isArray(value) || typeof value !== 'object') return [path]
      return isList
        ? missing(kind[0], (value as unknown[])[0], `${path}[].`)
        : missing(kind, value, `${path}.`)
    }
    const expected = secretFields.has(field) ? true : values[kind]
    return JSON.stringify(value) === JSON.stringify(expected) ? [] : [path]
  })
}
