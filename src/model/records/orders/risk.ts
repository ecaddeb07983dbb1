import type { Customer } from '#api/schemas/customers.ts'
import type { Order } from '#api/schemas/orders.ts'
import type { OrderDetail } from '#api/schemas/order-detail.ts'
import { newestFirst } from '#base/time/by-time.ts'
import { parseMoment } from '#base/time/moment.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { statusTone } from '#base/text/status-tone.ts'
import { compareCountries, countryName } from './country.ts'
import { browserText } from './user-agent.ts'

export type RiskFact = {
  label: string
  /** Undefined: the platform doesn't say. */
  text: string | undefined
  /** Stands before the text. */
  time?: string
  source: string
  isPrivate?: boolean
  warns?: 'warning' | 'danger'
  /** Says no more than that this order has a chargeback. */
  isThisOnly?: boolean
}
export type RiskGroup = { title: string; facts: RiskFact[] }

/** Orders with the same email, newest first; undefined while they load or if they can't be read. */
export type OrdersByEmail = { orders: readonly Order[]; isPart: boolean } | undefined

/** The customer's own record; undefined while it loads or if it can't be read. */
export type CustomerRecord = Pick<Customer, 'dateCreated' | 'isBlocked'> | undefined

/** Each fact with its source; never a score. */
export function riskFacts(
  detail: OrderDetail,
  byEmail: OrdersByEmail,
  customer?: CustomerRecord,
): RiskGroup[] {
  return [
    { title: 'Where', facts: places(detail) },
    { title: 'Connection', facts: connection(detail) },
    { title: 'Person', facts: person(detail, byEmail, customer) },
  ]
}

function places({ ipInfo, billingInformation, order }: OrderDetail): RiskFact[] {
  const source = 'IP record of this order'
  const { country, city, regionName } = ipInfo ?? {}
  const place = [countryName(country), city, regionName].filter(Boolean)
  const isUnsure = ipInfo?.status !== undefined && ipInfo.status.toLowerCase() !== 'success'
  const lookup: RiskFact[] = isUnsure
    ? [{ label: 'IP look-up', text: sentenceCase(ipInfo.status ?? ''), source, warns: 'warning' }]
    : []
  return [
    { label: 'Country of the IP', text: [...new Set(place)].join(', ') || undefined, source },
    ...lookup,
    countryFact('Billing country', billingInformation?.countryCode, country, 'Billing details'),
    countryFact(
      'Customer country',
      order.customer?.countryCode,
      country,
      'Customer record of this order',
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
    return { label, text: `${name}, not ${countryName(ipCountry)}`, source, warns: 'warning' }
  }
  return { label, text: name, source }
}

function connection({ order, ipInfo }: OrderDetail): RiskFact[] {
  const source = 'IP record'
  return [
    { label: 'IP address', text: order.ipAddress, source: 'Order', isPrivate: true },
    flagFact('Hosting company', ipInfo?.hosting, source, true),
    flagFact('Proxy or VPN', ipInfo?.proxy, source, true),
    flagFact('Mobile network', ipInfo?.mobile, source),
    { label: 'Provider', text: ipInfo?.isp, source },
    {
      label: 'Browser',
      text: order.userAgent && browserText(order.userAgent),
      source: 'From the browser',
    },
  ]
}

function flagFact(
  label: string,
  value: boolean | undefined,
  source: string,
  warns = false,
): RiskFact {
  const text = value === undefined ? undefined : value ? 'Yes' : 'No'
  return { label, text, source, warns: warns && value ? 'warning' : undefined }
}

function person(
  { order }: OrderDetail,
  byEmail: OrdersByEmail,
  customer: CustomerRecord,
): RiskFact[] {
  const { isCustomerAuthenticated, chargeback, isMigrated } = order
  const facts = [
    flagFact('Signed in at checkout', isCustomerAuthenticated, 'Order'),
    ordersFact(order, byEmail),
    chargebackFact(order, chargeback !== undefined, byEmail),
    sinceFact(order, customer),
    blockedFact(customer),
  ]
  return isMigrated
    ? [...facts, { label: 'Imported', text: 'Yes, from another system', source: 'Order' }]
    : facts
}

type Placed = Pick<Order, 'id' | 'dateCreated'>

function ordersFact(order: Placed, byEmail: OrdersByEmail): RiskFact {
  const label = 'Orders with this email'
  if (!byEmail) return { label, text: undefined, source: 'Orders by email' }
  const { isPart } = byEmail
  const orders = byEmail.orders.toSorted(newestFirst)
  const source = isPart
    ? `Latest ${orders.length} orders`
    : `Orders by email, all ${orders.length} read`
  const count = isPart ? `${orders.length} or more` : String(orders.length)
  const place = orders.findIndex(({ id }) => id === order.id)
  if (place === -1) return { label, text: count, source }
  const before = orders[place + 1]
  const failed = before && failedShortlyBefore(before, order)
  const nth = isPart ? '' : `, this is number ${orders.length - place}`
  return failed
    ? { label, text: `${count}${nth}. The one before ${failed}`, source, warns: 'warning' }
    : { label, text: count + nth, source }
}

const SHORTLY = 60

function failedShortlyBefore(before: Order, { dateCreated }: Placed): string | undefined {
  const minutes = minutesBetween(before.dateCreated, dateCreated)
  if (
    minutes === undefined ||
    minutes > SHORTLY ||
    statusTone(before.status ?? '').glyph !== 'cross'
  ) {
    return undefined
  }
  if (minutes === 0) return 'failed in the same minute'
  return `failed ${minutes === 1 ? '1 minute' : `${minutes} minutes`} earlier`
}

function chargebackFact(order: Placed, isThis: boolean, byEmail: OrdersByEmail): RiskFact {
  const label = 'Chargebacks'
  const glyphs = (byEmail?.orders ?? [])
    .filter(({ id }) => id !== order.id)
    .map(({ status }) => statusTone(status ?? '').glyph)
  const others = glyphs.filter((glyph) => glyph === 'triangle').length
  const unknown = glyphs.filter((glyph) => glyph === 'ring').length
  const words = [isThis && 'This one', others > 0 && `${others} of the other orders`]
  const text = words.filter(Boolean).join(', ')
  const source = byEmail ? 'Order, and orders by email' : 'Order'
  const isThisOnly = isThis && others === 0
  const warns = text ? 'danger' : undefined
  return { label, text: text || noneSeen(unknown), source, warns, isThisOnly }
}

/** A status of another language may well mean a chargeback. */
function noneSeen(unknown: number): string {
  if (unknown === 0) return 'None seen'
  return `None seen, ${unknown === 1 ? '1 order has' : `${unknown} orders have`} an unknown status`
}

const RECORD = 'Customer record'
const DAY = 24 * 60

function sinceFact({ dateCreated }: Placed, customer: CustomerRecord): RiskFact {
  const fact = { label: 'Customer since', time: customer?.dateCreated, source: RECORD }
  const minutes = minutesBetween(customer?.dateCreated, dateCreated)
  if (minutes === undefined || minutes < 0 || minutes >= DAY) return { ...fact, text: undefined }
  const age = minutes < 60 ? 'under an hour' : 'less than a day'
  return { ...fact, text: `${age} before this order`, warns: 'warning' }
}

function blockedFact(customer: CustomerRecord): RiskFact {
  const fact = flagFact('Blocked', customer?.isBlocked, RECORD)
  return customer?.isBlocked ? { ...fact, warns: 'danger' } : fact
}

function minutesBetween(from: string | undefined, to: string | undefined): number | undefined {
  const [start, end] = [parseMoment(from), parseMoment(to)]
  if (start?.kind !== 'instant' || end?.kind !== 'instant') return undefined
  return Math.round((end.instant - start.instant) / 60_000)
}
