import type { CallName } from '#api/errors.ts'
import type { WriteOperation } from '#api/operations.ts'
import { namesOf } from '#model/records/write-names.ts'

const titles: Record<Exclude<CallName, WriteOperation>, string> = {
  listOrders: 'Orders didn’t load',
  getOrder: 'An order didn’t load',
  listReviews: 'Reviews didn’t load',
  listCoupons: 'Coupons didn’t load',
  searchCoupons: 'The search for coupons failed',
  getCoupon: 'A coupon didn’t load',
  getProduct: 'A product didn’t load',
  getProductBySlug: 'A product didn’t load',
  listAllProducts: 'Products didn’t load',
  getCategory: 'A category didn’t load',
  listAllCategories: 'Categories didn’t load',
  getCustomer: 'A customer didn’t load',
  searchCustomers: 'The search for customers failed',
  getUser: 'The account didn’t load',
  listWebhookLogs: 'Webhooks didn’t load',
  signIn: 'Signing in failed',
  signOut: 'Signing out failed',
}

export const failureTitle = (call: CallName): string =>
  namesOf(call)?.failed ?? titles[call as keyof typeof titles]
