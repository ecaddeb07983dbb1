/* oxlint-disable no-underscore-dangle -- zod keeps a schema’s own description under this name */
import type * as z from 'zod/mini'
import { Category, CategoryReference } from '#api/schemas/categories.ts'
import { Coupon } from '#api/schemas/coupons.ts'
import { Customer, CustomerSearchItem } from '#api/schemas/customers.ts'
import { OrderDetail } from '#api/schemas/order-detail.ts'
import { Order } from '#api/schemas/orders.ts'
import { Product, ProductReference } from '#api/schemas/products.ts'
import { Review } from '#api/schemas/reviews.ts'
import { NamedUserFields } from '#api/schemas/user.ts'
import { WebhookLog } from '#api/schemas/webhooks.ts'
import { t } from '#base/language/words.ts'
import type { ReadOperation } from './asking.ts'
import { kindOf } from './world.ts'

/*
 * The screens read leniently: a field of another type is as if it were absent. Whoever is about to
 * adopt Counter wants to know which fields those are, so the same schemas are walked strictly here.
 */
type Strictness = {
  schema: z.core.$ZodType
  /** Fields without which a record is of no use; they are missing if no record has them. */
  needed: readonly string[]
}

const answers: Readonly<Record<ReadOperation, Strictness>> = {
  getUser: { schema: NamedUserFields, needed: ['id', 'stores'] },
  listOrders: {
    schema: Order,
    needed: ['id', 'dateCreated', 'status', 'amount', 'currencyCode', 'customerEmail', 'items'],
  },
  getOrder: { schema: OrderDetail, needed: ['order'] },
  listReviews: { schema: Review, needed: ['id', 'dateCreated', 'rating'] },
  listCoupons: { schema: Coupon, needed: ['id', 'code', 'isEnabled'] },
  searchCoupons: { schema: Coupon, needed: ['id', 'code', 'isEnabled'] },
  getCoupon: { schema: Coupon, needed: ['id'] },
  getProduct: { schema: Product, needed: ['id'] },
  getProductBySlug: { schema: Product, needed: ['id'] },
  listAllProducts: { schema: ProductReference, needed: ['id', 'name', 'variants'] },
  getCategory: { schema: Category, needed: ['id'] },
  listAllCategories: { schema: CategoryReference, needed: ['id', 'name', 'products'] },
  getCustomer: { schema: Customer, needed: ['id'] },
  searchCustomers: { schema: CustomerSearchItem, needed: ['id', 'emailAddress'] },
  listWebhookLogs: { schema: WebhookLog, needed: ['id', 'dateCreated', 'responseCode'] },
}

/** Rows that prove a field to be missing. */
const ENOUGH = 3

/** Says which fields of an answer have another type than specified, and which are missing. */
export function fieldProblems(operation: ReadOperation, data: unknown): string[] {
  const { schema, needed } = answers[operation]
  const isList = Array.isArray(data)
  const records: unknown[] = isList ? data : data === null || data === undefined ? [] : [data]
  const problems = new Set<string>()
  for (const record of records) walk(schema, record, '', problems)
  const objects = records.filter((record): record is object => typeof record === 'object')
  // Any field of one record may be absent; a list without it has none.
  if (objects.length >= (isList ? ENOUGH : 1)) {
    for (const name of needed) {
      if (objects.every((record) => (record as Record<string, unknown>)[name] === undefined)) {
        problems.add(t`${name} is missing`)
      }
    }
  }
  return [...problems]
}

type Definition = {
  type: string
  innerType?: z.core.$ZodType
  in?: z.core.$ZodType
  element?: z.core.$ZodType
  options?: readonly z.core.$ZodType[]
  shape?: Readonly<Record<string, z.core.$ZodType>>
}

const expected: Readonly<Record<string, string>> = {
  string: t`a text`,
  number: t`a number`,
  boolean: t`true or false`,
  array: t`an array`,
  object: t`an object`,
  record: t`an object`,
}

/** Absent and null are left to the platform: the specification requires no field of a record. */
function walk(schema: z.core.$ZodType, value: unknown, path: string, problems: Set<string>) {
  if (value === undefined || value === null) return
  const definition = schema._zod.def as Definition
  const { type, innerType, element, shape } = definition
  // Of several forms that are read, the first is the specified one.
  const inner = innerType ?? definition.in ?? definition.options?.[0]
  if (inner) return walk(inner, value, path, problems)
  const wanted = expected[type]
  if (wanted === undefined) return
  const found = kindOf(value)
  if (found !== wanted) {
    problems.add(t`${path || t`a record`} is ${found}, not ${wanted}`)
    return
  }
  if (element && Array.isArray(value)) {
    for (const one of value) walk(element, one, `${path}[]`, problems)
  }
  for (const [name, field] of Object.entries(shape ?? {})) {
    const one = (value as Record<string, unknown>)[name]
    walk(field, one, path === '' ? name : `${path}.${name}`, problems)
  }
}
