import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Category, CategoryReference } from './schemas/categories.ts'
import { Coupon } from './schemas/coupons.ts'
import { Customer, CustomerSearchItem } from './schemas/customers.ts'
import { Order } from './schemas/orders.ts'
import { OrderRecord } from './schemas/order-detail.ts'
import { Product, ProductReference, Variant } from './schemas/products.ts'
import { Review } from './schemas/reviews.ts'
import { Store } from './schemas/store.ts'
import { Ticket } from './schemas/tickets.ts'
import { ProcessorOptions } from './schemas/processors.ts'
import { NamedUserFields, User } from './schemas/user.ts'
import { WebhookLog } from './schemas/webhooks.ts'

const records = {
  Order,
  OrderRecord,
  Review,
  Coupon,
  Product,
  ProductReference,
  Variant,
  Category,
  CategoryReference,
  Customer,
  CustomerSearchItem,
  Ticket,
  Store,
  NamedUserFields,
  ProcessorOptions,
  WebhookLog,
}

const odd = [undefined, null, true, 5, '', 'x', Infinity, [], [null], {}, { id: null }, { a: [{}] }]

describe.each(Object.entries(records))('%s', (_, schema) => {
  it('is readable without any field', () => {
    expect(z.safeParse(schema, {}).success).toBe(true)
  })

  it.each(Object.keys(schema.shape))('is readable with any value in `%s`', (field) => {
    for (const value of odd) {
      expect(z.safeParse(schema, { id: 'kept', [field]: value }).success).toBe(true)
    }
  })

  it.each([undefined, null, true, 5, 'x', []])('is not readable from %j', (value) => {
    expect(z.safeParse(schema, value).success).toBe(false)
  })
})

it('the user is readable with any value in a processor’s fields', () => {
  for (const value of odd) {
    expect(z.safeParse(User, { cardlaneOptions: value, cardlaneEnabled: value }).success).toBe(true)
  }
  expect(z.safeParse(User, null).success).toBe(false)
})
