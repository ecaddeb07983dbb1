import { instantOf, localTime } from './days.ts'
import type { TrueDelivery, TrueOrder, TrueReview } from './records.ts'

/** A delivery that the platform tried and that was not answered with success. */
export const isFailed = ({ responseCode }: TrueDelivery): boolean =>
  !(typeof responseCode === 'number' && responseCode >= 200 && responseCode <= 299)

export const isUnanswered = ({ reply }: TrueReview): boolean => !reply

/** The cells of an order's row in a file, by the names of its columns; a missing value is empty. */
export function orderCells(order: TrueOrder, zone: string): Record<string, string> {
  const { dateCreated, coupon, items } = order
  const instant = instantOf(dateCreated)
  // The year 1 is how some platforms say that there is no date; other texts stay as they were sent.
  const unread = dateCreated?.startsWith('0001-') ? '' : (dateCreated ?? '')
  return {
    order_id: order.id,
    created_utc: instant === undefined ? unread : new Date(instant).toISOString(),
    created_local: instant === undefined ? unread : clockText(instant, zone),
    status: order.status ?? '',
    gateway: order.gateway ?? '',
    customer_email: order.customerEmail ?? '',
    amount: numberText(order.amount),
    amount_paid: numberText(order.amountPaid),
    currency: order.currencyCode ?? '',
    coupon: coupon?.code ?? '',
    coupon_discount: numberText(coupon?.netDecrease),
    product_ids: items.map(({ productId }) => productId ?? '').join(' '),
  }
}

const numberText = (value: number | null | undefined) =>
  typeof value === 'number' ? String(value) : ''

function clockText(instant: number, zone: string): string {
  const { day, second } = localTime(instant, zone)
  return `${day} ${new Date(second * 1000).toISOString().slice(11, 19)}`
}
