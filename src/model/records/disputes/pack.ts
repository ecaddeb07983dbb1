import { isComplete } from '#api/schemas/fields.ts'
import { commaList } from '#base/language/lists.ts'
import { labels, t } from '#base/language/words.ts'
import { oldestFirst } from '#base/time/by-time.ts'
import { sentenceCase, separateWords } from '#base/text/sentence-case.ts'
import { allLogs } from '#model/records/orders/events.ts'
import { orderMoney } from '#model/records/orders/money.ts'
import { countryName } from '#model/records/orders/country.ts'
import { browserText } from '#model/records/orders/user-agent.ts'
import {
  type Content,
  type PackRow,
  type PackWords,
  conversation,
  otherOrders,
  review,
} from './pack-customer.ts'
import { delivery } from './pack-delivery.ts'
import { isDelivered, triesText } from '#model/records/webhooks/deliveries.ts'
import type { OrderDetail } from '#api/schemas/order-detail.ts'
import type { Order } from '#api/schemas/orders.ts'
import type { Review } from '#api/schemas/reviews.ts'
import type { Ticket } from '#api/schemas/tickets.ts'
import type { StoreSummary } from '#api/schemas/user.ts'

/** `isUsual`: answers the reason of the chargeback, as far as that is known. */
export type PackSection = Omit<Content, 'isAgainst'> & { isUsual: boolean }

export function packSections(evidence: Evidence, words: PackWords): PackSection[] {
  const usual = usualEvidence(evidence.detail.order.chargeback?.reason).sections
  return [
    payment(evidence, words),
    delivery(evidence, words),
    place(evidence),
    conversation(evidence, words),
    webhooks(evidence, words),
    review({ ...evidence, reviews: evidence.reviews?.toSorted(oldestFirst) }, words),
    otherOrders({ ...evidence, orders: evidence.orders?.toSorted(oldestFirst) }, words),
    policies(evidence),
  ].map(({ isAgainst, ...section }) => ({
    ...section,
    isUsual: usual.includes(section.id) && !isAgainst,
  }))
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
  const { taxPaid } = orderMoney(order)
  const paid = amountPaid !== undefined && money(amountPaid, currencyCode)
  const taxed = paid && taxPaid && money(taxPaid, currencyCode)
  return {
    id: 'payment',
    title: t`Payment`,
    summary: t`Amount, transaction, billing name and address`,
    rows: rowsOf({
      [t`Transaction`]: gatewayMetadata?.transactionId,
      [labels.gateway]: gateway && sentenceCase(gateway),
      [t`Amount paid`]: taxed ? t`${paid}, of which ${tax?.taxName ?? t`tax`} ${taxed}` : paid,
      [t`Recorded`]: gatewayMetadata?.dateCreated && time(gatewayMetadata.dateCreated),
      [t`Billing name`]: billing?.fullName,
      [t`Billing address`]: commaList(address),
    }),
    quotes: [],
  }
}

function place({ detail: { order, ipInfo } }: Evidence): Content {
  const { ipAddress, userAgent, isCustomerAuthenticated } = order
  const where = [ipInfo?.city, countryName(ipInfo?.country), ipInfo?.isp]
  return {
    id: 'place',
    title: t`Device and place`,
    summary: t`IP address, city, provider, browser`,
    rows: rowsOf({
      [labels.ipAddress]: commaList([ipAddress, ...where]),
      [t`Browser`]: userAgent && browserText(userAgent),
      [t`Signed in`]:
        isCustomerAuthenticated !== undefined && (isCustomerAuthenticated ? t`Yes` : t`No`),
    }),
    quotes: [],
  }
}

function webhooks({ detail }: Evidence, { time }: PackWords): Content {
  const tries = allLogs(detail.logs, detail.order.deliveredItems).toSorted(oldestFirst)
  const delivered = triesText(tries)
  return {
    id: 'webhooks',
    title: t`Webhook deliveries`,
    summary:
      tries.length === 0
        ? isComplete(detail.logs)
          ? t({ message: 'None', context: 'deliveries' })
          : t`Your platform didn’t send them`
        : tries.every(isDelivered)
          ? delivered
          : t`${delivered}. Check before adding`,
    rows: tries.map(({ dateCreated, responseCode, retryCount }) => ({
      label: time(dateCreated),
      text: commaList([
        responseCode === undefined ? t`No answer` : t`Answer ${responseCode}`,
        retryCount ? t`retry ${retryCount}` : '',
      ]),
    })),
    quotes: [],
  }
}

function policies({ store }: Evidence): Content {
  return {
    id: 'policies',
    title: t`Policies`,
    summary: t`Links to your terms, refund and privacy policy`,
    rows: rowsOf({
      [t`Terms`]: store?.termsOfServiceUrl,
      [t`Refunds`]: store?.refundPolicyUrl,
      [t`Privacy policy`]: store?.privacyPolicyUrl,
    }),
    quotes: [],
  }
}

/** What the records hold; undefined was not read, and the pack says nothing of it. */
export type Evidence = {
  storeId: string
  detail: OrderDetail
  store:
    | Pick<StoreSummary, 'termsOfServiceUrl' | 'refundPolicyUrl' | 'privacyPolicyUrl'>
    | undefined
  tickets: readonly Ticket[] | undefined
  reviews: readonly Review[] | undefined
  orders: readonly Order[] | undefined
  /** They were asked for by the email as it is spelled; others may have it in other capitals. */
  isSpelled?: { orders: boolean; reviews: boolean }
  /** How many of the newest were looked through, where the platform has more. */
  newest?: { reviews?: number; orders?: number }
}

/** What usually answers a chargeback: the sections of a pack, and what they speak to. */
type UsualEvidence = { sections: readonly string[]; speaksTo: string }

const unknownReason: UsualEvidence = {
  sections: ['payment', 'delivery', 'place', 'conversation', 'orders', 'policies'],
  speaksTo: t`What usually answers a chargeback is ticked.`,
}

const byReason: readonly (UsualEvidence & { words: RegExp })[] = [
  {
    words: /\bnot (?:received|delivered)\b|\bnon receipt\b|\bnever arrived\b/,
    sections: ['payment', 'delivery', 'place', 'conversation', 'orders', 'policies'],
    speaksTo: t`We ticked what proves delivery.`,
  },
  {
    words: /fraud|unauthori[sz]ed|unrecogni[sz]ed|not recogni[sz]ed|stolen|no authori[sz]ation/,
    sections: ['payment', 'delivery', 'place', 'conversation', 'orders'],
    speaksTo: t`What tells who paid is ticked.`,
  },
  {
    words: /not as described|unacceptable|defective|quality|misrepresent/,
    sections: ['payment', 'delivery', 'conversation', 'review', 'policies'],
    speaksTo: t`What tells how it was sold and received is ticked.`,
  },
  {
    words: /duplicate|twice|paid by other means/,
    sections: ['payment', 'delivery', 'orders'],
    speaksTo: t`What tells the payments apart is ticked.`,
  },
  {
    words: /cancel|subscription|credit not processed|refund/,
    sections: ['payment', 'delivery', 'conversation', 'orders', 'policies'],
    speaksTo: t`What was agreed is ticked.`,
  },
]

/** Platforms name reasons freely, so only words are looked for; without a match, all is usual. */
export function usualEvidence(reason: string | undefined): UsualEvidence {
  const text = separateWords(reason ?? '')
  return byReason.find(({ words }) => words.test(text)) ?? unknownReason
}
