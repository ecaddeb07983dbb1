import type { CallName } from '#api/errors.ts'
import type { WriteOperation } from '#api/operations.ts'
import { t } from '#base/language/words.ts'
import { namesOf } from '#model/records/write-names.ts'

const others: Record<Exclude<CallName, WriteOperation>, string> = {
  getCategory: t`A category didn’t load`,
  getCoupon: t`A coupon didn’t load`,
  getCustomer: t`A customer didn’t load`,
  getOrder: t`An order didn’t load`,
  getProduct: t`A product didn’t load`,
  getProductBySlug: t`A product didn’t load`,
  getUser: t`The account didn’t load`,
  listAllCategories: t`Categories didn’t load`,
  listAllProducts: t`Products didn’t load`,
  listCoupons: t`Coupons didn’t load`,
  listOrders: t`Orders didn’t load`,
  listReviews: t`Reviews didn’t load`,
  listWebhookLogs: t`Webhooks didn’t load`,
  searchCoupons: t`The search for coupons failed`,
  searchCustomers: t`The search for customers failed`,
  signIn: t`Signing in failed`,
  signOut: t`Signing out failed`,
}

/** What failed, as a merchant would say it. */
export const failureTitle = (call: CallName): string =>
  namesOf(call)?.failed ?? others[call as keyof typeof others]
