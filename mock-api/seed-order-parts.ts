import { code, createRandom, uuid } from './random.ts'
import type { Refund } from './records.ts'
import type { Customer } from './seed-customers.ts'
import { ORDERS, USER_ID } from './seed-ids.ts'
import type { Charges, PricedOrder } from './seed-order-price.ts'
import type { OrderRow } from './seed-orders.ts'
import { DAY, HOUR, instant } from './seed-time.ts'

/* Nested records have ids of their own, not those of the records they refer to. */

export function gatewayMetadataOf(row: OrderRow, { plan, lines, ...priced }: PricedOrder) {
  const random = createRandom('gateway', row.id)
  if (row.status === 'FAILED' && random.chance(0.5)) return null
  const isCrypto = plan.currencyCode === 'USDT'
  return {
    id: uuid('gateway-metadata', row.id),
    dateCreated: row.dateCreated,
    transactionId: `txn_${code(random, 20)}`,
    clientSecret: `canary-client-secret-${row.id.slice(0, 8)}`,
    note: row.status === 'PARTIALLY_PAID' ? 'Waiting for the rest, see the address.' : null,
    ...(isCrypto
      ? {
          cryptocurrencyAddress: `0x${code(random, 40, '0123456789abcdef')}`,
          cryptocurrencyAmount: priced.toNumber(priced.amount),
          cryptocurrencyExpiration: instant(Date.parse(row.dateCreated) + HOUR),
        }
      : {}),
    gatewaySubscriptionId: lines.some(({ variant }) => variant.customIntervalDays)
      ? `sub_${code(random, 14)}`
      : null,
  }
}

export function customerOf(row: OrderRow, customer: Customer) {
  const random = createRandom('order-customer', row.id)
  const hasLogin = row.id === ORDERS.complete || random.chance(0.2)
  return {
    id: uuid('order-customer', row.id),
    dateCreated: row.dateCreated,
    countryCode: customer.country,
    emailAddress: customer.emailAddress,
    customerId: customer.id,
    externalLogins: hasLogin
      ? [
          {
            id: uuid('external-login', row.id),
            dateCreated: row.dateCreated,
            application: random.pick(['PLAYHUB', 'CODEFORGE']),
            userId: code(random, 12, '0123456789'),
            displayName: customer.fullName,
            emailAddress: random.chance(0.5) ? customer.emailAddress : null,
          },
        ]
      : [],
  }
}

export function taxRecordOf(
  row: OrderRow,
  { plan: { tax }, ...priced }: PricedOrder,
  charges: Charges,
) {
  if (!tax) return null
  return {
    id: uuid('order-tax', row.id),
    dateCreated: row.dateCreated,
    taxAmount: priced.toNumber(priced.tax),
    taxRate: tax.rate,
    taxName: tax.name,
    isReverseCharge: tax.rate === 0,
    preTaxAmount: priced.toNumber(priced.preTax),
    taxBehavior: charges.tax === 'on-top' ? 'EXCLUSIVE' : 'INCLUSIVE',
    customerVatId: tax.customerVatId,
  }
}

export function chargebackOf(row: OrderRow, now: number) {
  if (row.status !== 'CHARGEBACK') return null
  const random = createRandom('chargeback', row.id)
  return {
    id: uuid('chargeback', row.id),
    dateCreated: laterThan(row, 9 * DAY, now),
    status: random.pick(['OPEN', 'UNDER_REVIEW', 'LOST', 'WON']),
    reason: random.pick(['fraudulent', 'product_not_received', 'duplicate', 'unrecognised']),
    orderId: row.id,
  }
}

export function seededRefund(row: OrderRow, now: number): Refund | undefined {
  if (row.status !== 'REFUNDED') return undefined
  return {
    id: uuid('refund', row.id),
    dateCreated: laterThan(row, 5 * HOUR, now),
    userId: USER_ID,
    ipAddress: '192.0.2.44',
    amount: row.amountPaid ?? 0,
    orderId: row.id,
  }
}

/** Never in the future. */
function laterThan(row: OrderRow, delay: number, now: number) {
  if (row.changedAt !== undefined) return row.changedAt
  const created = Date.parse(row.dateCreated)
  return instant(created + Math.min(delay, (now - created) / 2))
}
