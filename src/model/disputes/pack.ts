import type { Order } from '#api/schemas/orders.ts'
import type { OrderDetail } from '#api/schemas/order-detail.ts'
import type { Review } from '#api/schemas/reviews.ts'
import type { Ticket } from '#api/schemas/tickets.ts'
import type { StoreSummary } from '#api/schemas/user.ts'
import { maskedText } from '#base/masked-text.ts'
import { sentenceCase } from '#base/sentence-case.ts'
import { allLogs } from '#model/orders/events.ts'
import { countryName } from '#model/orders/country.ts'
import { browserText } from '#model/orders/user-agent.ts'
import { deliveryWord } from '#model/products/delivery-words.ts'
import { usualEvidence } from './reasons.ts'

/** What the records hold; undefined was not read, and the pack says nothing of it. */
export type Evidence = {
  detail: OrderDetail
  store:
    | Pick<StoreSummary, 'termsOfServiceUrl' | 'refundPolicyUrl' | 'privacyPolicyUrl'>
    | undefined
  tickets: readonly Ticket[] | undefined
  reviews: readonly Review[] | undefined
  orders: readonly Order[] | undefined
}

export type PackWords = {
  money: (amount: number | undefined, currencyCode?: string) => string
  time: (value: string | undefined) => string
}

type PackRow = { label: string; text: string }
type Quote = { who: string; when: string; text: string }

type Content = {
  id: string
  title: string
  /** What it would show, even if that speaks against the store. */
  summary: string
  rows: PackRow[]
  quotes: Quote[]
}

/** `isUsual`: answers the reason of the chargeback, as far as that is known. */
export type PackSection = Content & { isUsual: boolean }

export function packSections(evidence: Evidence, words: PackWords): PackSection[] {
  const usual = usualEvidence(evidence.detail.order.chargeback?.reason).sections
  return [
    payment(evidence, words),
    delivery(evidence, words),
    place(evidence),
    conversation(evidence, words),
    webhooks(evidence, words),
    review(evidence, words),
    otherOrders(evidence, words),
    policies(evidence),
  ].map((section) => ({ ...section, isUsual: usual.includes(section.id) }))
}

export const hasContent = ({ rows, quotes }: PackSection) => rows.length + quotes.length > 0

/** Drops what the record leaves out: a pack never says "none" where nothing is known. */
function rowsOf(facts: Record<string, string | undefined | false>): PackRow[] {
  return Object.entries(facts).flatMap(([label, text]) => (text ? [{ label, text }] : []))
}

function payment({ detail }: Evidence, { money, time }: PackWords): Content {
  const { order, billingInformation: billing } = detail
  const { gatewayMetadata, amountPaid, tax, gateway, currencyCode } = order
  const { addressLine1, addressLine2, postalCode, city, region, countryCode } = billing ?? {}
  const town = [postalCode, city].filter(Boolean).join(' ')
  const address = [addressLine1, addressLine2, town, region, countryName(countryCode)]
  const taxText = tax?.taxAmount
    ? `, of which ${tax.taxName ?? 'tax'} ${money(tax.taxAmount, currencyCode)}`
    : ''
  return {
    id: 'payment',
    title: 'Payment',
    summary: 'Amount, transaction, billing name and address',
    rows: rowsOf({
      Transaction: gatewayMetadata?.transactionId,
      Gateway: gateway && sentenceCase(gateway),
      'Amount paid': amountPaid !== undefined && money(amountPaid, currencyCode) + taxText,
      Recorded: gatewayMetadata?.dateCreated && time(gatewayMetadata.dateCreated),
      'Billing name': billing?.fullName,
      'Billing address': address.filter(Boolean).join(', '),
    }),
    quotes: [],
  }
}

function delivery({ detail: { order } }: Evidence, { time }: PackWords): Content {
  const { items, deliveredItems, isDeliveredManually } = order
  const how =
    isDeliveredManually === undefined ? '' : isDeliveredManually ? ', by hand' : ', automatically'
  const bought = items.map(({ productName, variantName, quantity }) => ({
    label: 'Item',
    text: [productName, variantName, quantity !== undefined && pieces(quantity)]
      .filter(Boolean)
      .join(', '),
  }))
  const delivered = deliveredItems.flatMap(({ dateCreated, type, textContent, file }) => [
    {
      label: 'Delivered',
      text: [time(dateCreated), type && deliveryWord(type)].filter(Boolean).join(', ') + how,
    },
    ...rowsOf({
      // Instructions would be masked as a whole, and show nothing.
      Key: type !== 'instructions' && textContent && maskedText(textContent),
      File: file?.friendlyName,
    }),
  ])
  const { length } = deliveredItems
  return {
    id: 'delivery',
    title: 'Delivery',
    summary:
      length === 0
        ? 'Nothing has been delivered'
        : `${length === 1 ? '1 item' : `${length} items`}. Keys keep their last four characters`,
    rows: [...bought, ...delivered],
    quotes: [],
  }
}

const pieces = (quantity: number) => (quantity === 1 ? '1 piece' : `${quantity} pieces`)

function place({ detail: { order, ipInfo } }: Evidence): Content {
  const { ipAddress, userAgent, isCustomerAuthenticated } = order
  const where = [ipInfo?.city, countryName(ipInfo?.country), ipInfo?.isp]
  return {
    id: 'place',
    title: 'Device and place',
    summary: 'IP address, city, provider, browser',
    rows: rowsOf({
      'IP address': [ipAddress, ...where].filter(Boolean).join(', '),
      Browser: userAgent && browserText(userAgent),
      'Signed in':
        isCustomerAuthenticated !== undefined && (isCustomerAuthenticated ? 'Yes' : 'No'),
    }),
    quotes: [],
  }
}

function conversation({ tickets }: Evidence, { time }: PackWords): Content {
  const entries = (tickets ?? []).flatMap((ticket) => ticket.entries)
  return {
    id: 'conversation',
    title: 'Conversation',
    summary: !tickets
      ? 'The customer’s record wasn’t read'
      : entries.length === 0
        ? 'This customer wrote no ticket'
        : `${tickets.length === 1 ? '1 ticket' : `${tickets.length} tickets`}, ${messages(entries.length)}`,
    rows: [],
    quotes: entries.map(({ name, dateCreated, message }) => ({
      who: name ?? 'No name',
      when: time(dateCreated),
      text: message ?? '',
    })),
  }
}

const messages = (count: number) => (count === 1 ? '1 message' : `${count} messages`)

function webhooks({ detail }: Evidence, { time }: PackWords): Content {
  const tries = allLogs(detail.logs, detail.order.deliveredItems)
  const answered = tries.filter(({ responseCode = 0 }) => responseCode >= 200 && responseCode < 300)
  const warning = answered.length < tries.length ? '. Read them before you add them' : ''
  return {
    id: 'webhooks',
    title: 'Webhook deliveries',
    summary:
      tries.length === 0
        ? 'None'
        : `${tries.length === 1 ? '1 try' : `${tries.length} tries`}, ${answered.length || 'none'} answered with success${warning}`,
    rows: tries.map(({ dateCreated, responseCode, retryCount }) => ({
      label: time(dateCreated),
      text: [
        responseCode === undefined ? 'No answer' : `Answer ${responseCode}`,
        retryCount ? `retry ${retryCount}` : '',
      ]
        .filter(Boolean)
        .join(', '),
    })),
    quotes: [],
  }
}

function review({ reviews }: Evidence, { time }: PackWords): Content {
  const count = reviews?.length ?? 0
  return {
    id: 'review',
    title: 'Review',
    summary: !reviews
      ? 'Reviews weren’t read'
      : count === 0
        ? 'This customer wrote none'
        : count === 1
          ? '1 review'
          : `${count} reviews`,
    rows: [],
    quotes: (reviews ?? []).map(({ rating, dateCreated, reason, productName }) => ({
      who: [rating !== undefined && `${rating} of 5 stars`, productName].filter(Boolean).join(', '),
      when: time(dateCreated),
      text: reason ?? '',
    })),
  }
}

function otherOrders({ orders }: Evidence, { money, time }: PackWords): Content {
  return {
    id: 'orders',
    title: 'Other orders of this customer',
    summary: !orders
      ? 'Orders weren’t read'
      : orders.length === 0
        ? 'None found with this email'
        : `${orders.length} found: dates, amounts and states`,
    rows: (orders ?? []).map(({ id, dateCreated, amount, status, currencyCode }) => ({
      label: time(dateCreated),
      text: [money(amount, currencyCode), status && sentenceCase(status), id.slice(0, 8)]
        .filter(Boolean)
        .join(', '),
    })),
    quotes: [],
  }
}

function policies({ store }: Evidence): Content {
  return {
    id: 'policies',
    title: 'Policies',
    summary: 'Links to your terms, refund and privacy policy',
    rows: rowsOf({
      Terms: store?.termsOfServiceUrl,
      Refunds: store?.refundPolicyUrl,
      Privacy: store?.privacyPolicyUrl,
    }),
    quotes: [],
  }
}
