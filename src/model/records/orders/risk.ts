import type { Customer } from '#api/schemas/customers.ts'
import type { Order } from '#api/schemas/orders.ts'
import type { OrderDetail } from '#api/schemas/order-detail.ts'
import { twoSentences } from '#base/language/sentences.ts'
import { commaList } from '#base/language/lists.ts'
import { labels, plural, t } from '#base/language/words.ts'
import { instantOf, newestFirst } from '#base/time/by-time.ts'
import { parseMoment } from '#base/time/moment.ts'
import { isSameId } from '#base/text/same-id.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { orderTone } from './order-tone.ts'
import { compareCountries, countryName } from './country.ts'
import { browserText } from './user-agent.ts'

export type RiskFact = {
  label: string
  /** Undefined: the platform doesn't say. */
  text: string | undefined
  /** Stands before the text. */
  time?: string
  /** Left out where the head of the group says it. */
  source?: string
  isPrivate?: boolean
  warns?: 'warning' | 'danger'
}
export type RiskGroup = { title: string; facts: RiskFact[] }

/** Orders with the same email, newest first; undefined while they load or if they can't be read. */
export type OrdersByEmail =
  | {
      orders: readonly Order[]
      isPart: boolean
      /** The platform may tell `Ann@x.org` from `ann@x.org`, and leave one of them out. */
      isSpelled?: boolean
    }
  | undefined

/** The customer's own record; undefined while it loads or if it can't be read. */
export type CustomerRecord = Pick<Customer, 'dateCreated' | 'isBlocked'> | undefined

/** Each fact with its source; never a score. */
export function riskFacts(
  detail: OrderDetail,
  byEmail: OrdersByEmail,
  customer?: CustomerRecord,
): RiskGroup[] {
  return [
    { title: t`Where`, facts: places(detail) },
    { title: t`Connection, from the IP record`, facts: connection(detail) },
    { title: t`Person`, facts: person(detail, byEmail, customer) },
  ]
}

function places({ ipInfo, billingInformation, order }: OrderDetail): RiskFact[] {
  const source = t`IP record of this order`
  const { country, city, regionName } = ipInfo ?? {}
  const place = [countryName(country), city, regionName].filter(Boolean)
  const isUnsure = ipInfo?.status !== undefined && ipInfo.status.toLowerCase() !== 'success'
  const lookup: RiskFact[] = isUnsure
    ? [{ label: t`IP look-up`, text: sentenceCase(ipInfo.status ?? ''), source, warns: 'warning' }]
    : []
  return [
    { label: t`Country of the IP`, text: commaList([...new Set(place)]) || undefined, source },
    ...lookup,
    countryFact(t`Billing country`, billingInformation?.countryCode, country, t`Billing details`),
    countryFact(
      t`Customer country`,
      order.customer?.countryCode,
      country,
      t`Customer record of this order`,
    ),
  ]
}

function countryFact(
  label: string,
  code: string | undefined,
  ipCountry: string | undefined,
  source: string,
): RiskFact {
  const name = countryName(code)
  if (name && compareCountries(code, ipCountry) === 'different') {
    return { label, text: t`${name}, not ${countryName(ipCountry)}`, source, warns: 'warning' }
  }
  return { label, text: name, source }
}

function connection({ order, ipInfo }: OrderDetail): RiskFact[] {
  return [
    { label: labels.ipAddress, text: order.ipAddress, source: t`Order`, isPrivate: true },
    flagFact(t`Hosting company`, ipInfo?.hosting, undefined, true),
    flagFact(t`Proxy or VPN`, ipInfo?.proxy, undefined, true),
    flagFact(t`Mobile network`, ipInfo?.mobile),
    { label: t`Provider`, text: ipInfo?.isp },
    {
      label: t`Browser`,
      text: order.userAgent && browserText(order.userAgent),
      source: t`From the browser`,
    },
  ]
}

function flagFact(
  label: string,
  value: boolean | undefined,
  source?: string,
  warns = false,
): RiskFact {
  const text = value === undefined ? undefined : value ? t`Yes` : t`No`
  return { label, text, source, warns: warns && value ? 'warning' : undefined }
}

function person(
  { order }: OrderDetail,
  byEmail: OrdersByEmail,
  customer: CustomerRecord,
): RiskFact[] {
  const { isCustomerAuthenticated, chargeback, isMigrated } = order
  const facts = [
    flagFact(t`Signed in at checkout`, isCustomerAuthenticated, t`Order`),
    ordersFact(order, byEmail),
    chargebackFact(order, chargeback !== undefined, byEmail),
    sinceFact(order, customer),
    blockedFact(customer),
  ]
  return isMigrated
    ? [...facts, { label: t`Imported`, text: t`Yes, from another system`, source: t`Order` }]
    : facts
}

type Placed = Pick<Order, 'id' | 'dateCreated'>

function ordersFact(order: Placed, byEmail: OrdersByEmail): RiskFact {
  const label = t`Orders with this email`
  if (!byEmail) return { label, text: undefined, source: t`Orders by email` }
  const { isPart, isSpelled } = byEmail
  const orders = byEmail.orders.toSorted(newestFirst)
  const source = isPart
    ? plural(orders.length, {
        one: 'Latest order',
        other: `Latest ${orders.length} orders`,
      })
    : isSpelled
      ? plural(orders.length, {
          one: 'Orders by email in this spelling, the only one read',
          other: `Orders by email in this spelling, all ${orders.length} read`,
        })
      : plural(orders.length, {
          one: 'Orders by email, the only one read',
          other: `Orders by email, all ${orders.length} read`,
        })
  const count = isPart ? t`${orders.length} or more` : String(orders.length)
  const place = orders.findIndex(({ id }) => isSameId(id, order.id))
  if (place === -1) return { label, text: count, source }
  const before = orders[place + 1]
  const failed = before && failedShortlyBefore(before, order)
  const text =
    isPart || !hasOwnTime(order, orders)
      ? count
      : t`${count}, this is number ${orders.length - place}`
  return failed
    ? { label, text: twoSentences(text, failed), source, warns: 'warning' }
    : { label, text, source }
}

/** Which came first isn’t known of orders without a readable time, or of the same one. */
function hasOwnTime({ id, dateCreated }: Placed, orders: readonly Order[]): boolean {
  const own = instantOf(dateCreated)
  const others = orders
    .filter((order) => !isSameId(order.id, id))
    .map((order) => instantOf(order.dateCreated))
  return own !== undefined && !others.some((time) => time === undefined || time === own)
}

const SHORTLY = 60

function failedShortlyBefore(before: Order, { dateCreated }: Placed): string | undefined {
  const minutes = minutesBetween(before.dateCreated, dateCreated)
  if (minutes === undefined || minutes > SHORTLY || orderTone(before.status).glyph !== 'cross') {
    return undefined
  }
  if (minutes === 0) return t`The one before failed in the same minute`
  return plural(minutes, {
    one: 'The one before failed 1 minute earlier',
    other: `The one before failed ${minutes} minutes earlier`,
  })
}

function chargebackFact(order: Placed, isThis: boolean, byEmail: OrdersByEmail): RiskFact {
  const label = t`Chargebacks`
  const glyphs = (byEmail?.orders ?? [])
    .filter(({ id }) => !isSameId(id, order.id))
    .map(({ status }) => orderTone(status).glyph)
  const others = glyphs.filter((glyph) => glyph === 'triangle').length
  const unknown = glyphs.filter((glyph) => glyph === 'ring').length
  const words = [
    isThis && t({ message: 'This one', context: 'an order' }),
    others > 0 &&
      plural(others, { one: '1 of the other orders', other: `${others} of the other orders` }),
  ]
  const text = commaList(words)
  const source = byEmail ? t`Order, and orders by email` : t`Order`
  // The order's own is told by its payment; here it would be one warning more than are counted.
  const warns = others > 0 ? 'danger' : undefined
  return { label, text: text || noneSeen(unknown), source, warns }
}

/** A status of another language may well mean a chargeback. */
function noneSeen(unknown: number): string {
  if (unknown === 0) return t`None seen`
  return t`None seen, ${plural(unknown, { one: '1 order has', other: `${unknown} orders have` })} an unknown status`
}

const RECORD = t`Customer record`
const DAY = 24 * 60

function sinceFact({ dateCreated }: Placed, customer: CustomerRecord): RiskFact {
  const fact = { label: t`Customer since`, time: customer?.dateCreated, source: RECORD }
  const minutes = minutesBetween(customer?.dateCreated, dateCreated)
  if (minutes === undefined || minutes < 0 || minutes >= DAY) return { ...fact, text: undefined }
  const age = minutes < 60 ? t`under an hour` : t`less than a day`
  return { ...fact, text: t`${age} before this order`, warns: 'warning' }
}

function blockedFact(customer: CustomerRecord): RiskFact {
  const fact = flagFact(t`Blocked`, customer?.isBlocked, RECORD)
  return customer?.isBlocked ? { ...fact, warns: 'danger' } : fact
}

function minutesBetween(from: string | undefined, to: string | undefined): number | undefined {
  const [start, end] = [parseMoment(from), parseMoment(to)]
  if (start?.kind !== 'instant' || end?.kind !== 'instant') return undefined
  return Math.round((end.instant - start.instant) / 60_000)
}
