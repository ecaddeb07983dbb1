import type { CallName } from '#api/errors.ts'

/** What the merchant is told if a call fails and its screen says nothing more exact. */
export const failureTitles: Record<CallName, string> = {
  listOrders: 'Orders didn’t load',
  getOrder: 'An order didn’t load',
  refundOrder: 'A refund failed',
  listReviews: 'Reviews didn’t load',
  listCoupons: 'Coupons didn’t load',
  searchCoupons: 'The search for coupons failed',
  getCoupon: 'A coupon didn’t load',
  getProduct: 'A product didn’t load',
  getProductBySlug: 'A product didn’t load',
  listAllProducts: 'Products didn’t load',
  createVariant: 'A variant wasn’t created',
  deleteVariant: 'A variant wasn’t deleted',
  getCategory: 'A category didn’t load',
  listAllCategories: 'Categories didn’t load',
  getCustomer: 'A customer didn’t load',
  searchCustomers: 'The search for customers failed',
  replyTicket: 'A reply wasn’t sent',
  updateStore: 'Store settings weren’t saved',
  getUser: 'The account didn’t load',
  listWebhookLogs: 'Webhook logs didn’t load',
  signIn: 'Signing in failed',
  signOut: 'Signing out failed',
}
