import type { Character } from './character-points.ts'
import { code, createRandom, uuid } from './random.ts'
import type { Refund } from './records.ts'
import { deliveredItems } from './seed-deliveries.ts'
import { ORDERS, USER_ID } from './seed-ids.ts'
import { type LogRow, logRecord } from './seed-logs.ts'
import {
  chargebackOf,
  customerOf,
  gatewayMetadataOf,
  seededRefund,
  taxRecordOf,
} from './seed-order-parts.ts'
import { billingOf, ipInfoOf } from './seed-order-origin.ts'
import { orderCoupon, orderItems } from './seed-order-items.ts'
import { type OrderBook, type OrderRow, pricedRow } from './seed-orders.ts'
import { DAY, instant } from './seed-time.ts'

export type OrderContext = {
  store: { id: string; name: string }
  row: OrderRow
  book: OrderBook
  logs: LogRow[]
  /** A refund made through the interface. */
  refund: Refund | null
  now: number
  character: Character
}

export function orderDetail(context: OrderContext) {
  const { store, row, book, logs, refund, now, character } = context
  const priced = pricedRow(book, row, character)
  if (!priced) return { order: { id: row.id, dateCreated: row.dateCreated }, storeId: store.id }

  const { toNumber, lines, plan } = priced
  const { customer } = plan
  const random = createRandom('order-detail', row.id)
  const isComplete = row.id === ORDERS.complete
  const created = Date.parse(row.dateCreated)
  const isSubscription = lines.some(({ variant }) => variant.customIntervalDays)
  const answers = answersOf()
  const ipInfo = ipInfoOf(row, customer)

  return {
    order: {
      id: row.id,
      dateCreated: row.dateCreated,
      items: orderItems(row, priced).map((item) => ({
        ...item,
        storeId: store.id,
        orderId: row.id,
      })),
      gatewayMetadata: gatewayMetadataOf(row, priced),
      customer: customerOf(row, customer),
      storeId: store.id,
      userId: USER_ID,
      deliveredItems: deliveredItems({ storeId: store.id, row, lines, logs, book }),
      status: row.status,
      gateway: row.gateway,
      amount: row.amount,
      platformFee: toNumber(priced.platformFee),
      globalGatewayFeePercentage: priced.surchargePercentage,
      globalGatewayFeeAmount: toNumber(priced.surcharge),
      globalGatewayFixedFee: plan.isSurcharged ? 0.3 : 0,
      globalGatewayFixedFeeAmount: toNumber(priced.surchargeFixed),
      amountPaid: row.amountPaid,
      gatewayFee: toNumber(priced.gatewayFee),
      realCustomerId: customer.id,
      affiliateId: plan.affiliatePercentage ? uuid('affiliate', row.id) : null,
      ...(isSubscription && random.chance(0.3)
        ? { renewalForSubscriptionId: uuid('subscription', customer.id) }
        : {}),
      currencyCode: row.currencyCode,
      userAgent: random.pick(userAgents),
      ipAddress: customer.ipAddress,
      source: random.pick(['STOREFRONT', 'STOREFRONT', 'EMBED', 'INVOICE']),
      deliveredByUserId: random.chance(0.06) ? USER_ID : null,
      returnUrl:
        isComplete || random.chance(0.3)
          ? `https://shop.halden.software/thanks?order=${row.id.slice(0, 8)}&session=${code(random, 12)}`
          : null,
      isDeliveredManually: random.chance(0.06),
      isDeliveryItemsLocked: row.status === 'CHARGEBACK',
      isCustomerAuthenticated: isComplete || random.chance(0.5),
      isMigrated: random.chance(0.02),
      sendReceipt: random.chance(0.95),
      isSubscriptionOrder: isSubscription,
      coupon: orderCoupon(row, priced),
      affiliateDiscount: plan.affiliatePercentage
        ? {
            id: uuid('affiliate-discount', row.id),
            dateCreated: row.dateCreated,
            netDecrease: toNumber(priced.affiliateDecrease),
            percentageDecrease: plan.affiliatePercentage,
          }
        : undefined,
      tax: taxRecordOf(row, priced, character),
      refund: character.refundRecord === 'absent' ? null : (refund ?? seededRefund(row, now)),
      chargeback: chargebackOf(row, now),
      chatAccount: customer.chat && (isComplete || random.chance(0.7)) ? chatAccount() : null,
      customFieldAnswers: answers,
      metadata: isComplete
        ? { campaign: 'autumn', basket: { id: 8812, age: 3 }, 'utm source': 'newsletter' }
        : random.chance(0.2)
          ? { campaign: random.pick(['spring', 'autumn', 'partner']) }
          : {},
      cartRecoverySentAt:
        isComplete || random.chance(0.08) ? instant(created - DAY * 0.7) : undefined,
    },
    logs: logs.map((log) => logRecord(log, book)),
    ipInfo,
    storeId: store.id,
    storeName: store.name,
    billingInformation: billingOf(row, customer),
  }

  function chatAccount() {
    return {
      id: uuid('chat-account', row.id),
      dateCreated: row.dateCreated,
      orderId: row.id,
      chatUserId: customer.chat!.userId,
      username: customer.chat!.username,
      accessToken: `canary-access-token-${row.id.slice(0, 8)}`,
      displayName: customer.fullName,
      avatarUrl: `https://avatars.chat.example/${customer.chat!.userId}.png`,
    }
  }

  function answersOf() {
    const known: Record<string, unknown> = isComplete
      ? { machine_id: 'WS-2291-HX', edition: 'desktop', time_zone: 'europe', newsletter: false }
      : {}
    for (const { variant } of lines) {
      for (const { identifier, options, isRequired } of variant.customFields) {
        const [first] = options
        if (!isRequired && !isComplete && random.chance(0.4)) continue
        known[identifier] ??= first
          ? random.pick(options).value
          : `WS-${code(random, 4, '0123456789')}-${code(random, 2)}`
      }
    }
    return known
  }
}

const userAgents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
] as const
