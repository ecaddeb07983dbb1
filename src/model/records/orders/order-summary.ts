import type { OrderDetail, OrderRecord } from '#api/schemas/order-detail.ts'
import { isComplete } from '#api/schemas/fields.ts'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { commaList } from '#base/language/lists.ts'
import { plural, t } from '#base/language/words.ts'
import { oldestFirst } from '#base/time/by-time.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import type { StatusTone } from '#base/text/status-tone.ts'
import { isDelivered } from '#model/records/webhooks/deliveries.ts'
import { compareCountries } from './country.ts'
import { allLogs, refundedText } from './events.ts'
import { type Catalogue, goodsOf, mayBeDue } from './goods.ts'
import { undeliveredText } from './goods-words.ts'
import { isNothingPaid, isPaymentKnown, owesNothing } from './paid.ts'

export type OrderTab = 'order' | 'delivery' | 'customer' | 'risk' | 'activity' | 'record'
export type SummaryCell = {
  tab: OrderTab
  as: StatusTone
  title: string
  text: string
  /** How many things are to be checked. */
  count?: number
}

const good = { glyph: 'tick', tone: 'success' } as const
const careful = { glyph: 'triangle', tone: 'warning' } as const
const bad = { glyph: 'triangle', tone: 'danger' } as const
const quiet = { glyph: 'ring', tone: 'neutral' } as const
const unknown = { ...quiet }

/**
 * What a merchant asks first: is it paid, delivered, told to others, and to be trusted? The
 * catalogue tells what is due, as far as it is read. Nothing where none of it is known.
 */
export function orderSummary(detail: OrderDetail, catalogue?: Catalogue): SummaryCell[] {
  const logs = allLogs(detail.logs, detail.order.deliveredItems)
  const areAllKnown = isComplete(detail.logs)
  const cells = [
    payment(detail.order),
    delivery(detail.order, catalogue),
    webhooks(logs, areAllKnown),
    trust(detail),
  ]
  return cells.every(({ as }) => as === unknown) ? [] : cells
}

function payment(order: OrderRecord): SummaryCell {
  const { amount, amountPaid, gateway, refund, chargeback } = order
  const text = gateway ? sentenceCase(gateway) : t`No gateway`
  const answer = (as: StatusTone, title: string) => ({ tab: 'order' as const, as, title, text })
  if (chargeback) return answer(bad, t`Chargeback`)
  if (refund) return answer({ glyph: 'arrow', tone: 'neutral' }, refundedText(order))
  if (!isPaymentKnown(order)) return answer(unknown, t`Payment not shown here`)
  if (owesNothing(order)) return answer(quiet, t`Nothing to pay`)
  if (isNothingPaid(order)) return answer(quiet, t`Nothing paid`)
  if (amount === undefined) return answer(good, t({ message: 'Paid', context: 'state' }))
  return (amountPaid ?? 0) < amount
    ? answer({ glyph: 'half', tone: 'warning' }, t`Paid in part`)
    : answer(good, t`Paid in full`)
}

function delivery(order: OrderRecord, catalogue?: Catalogue): SummaryCell {
  const { deliveredItems, isDeliveredManually, isDeliveryItemsLocked } = order
  const tab = 'delivery' as const
  const count = deliveredItems.length
  if (count === 0 && !isComplete(deliveredItems)) {
    return {
      tab,
      as: unknown,
      title: t`Delivery not shown here`,
      text: t`Your platform didn’t send it`,
    }
  }
  const missing = undeliveredText(goodsOf(order, catalogue))
  if (count === 0) {
    const isAwaited = mayBeDue(order) && !order.refund
    const as = isAwaited ? ({ glyph: 'half', tone: 'warning' } as const) : quiet
    return {
      tab,
      as,
      title: missing ?? t`Nothing delivered`,
      text: order.refund ? t`Refunded` : (unpaidText(order) ?? t`But paid`),
    }
  }
  if (missing) {
    const text = plural(count, { one: '1 item delivered', other: `${count} items delivered` })
    return { tab, as: { glyph: 'half', tone: 'warning' }, title: missing, text }
  }
  return {
    tab,
    as: good,
    title: plural(count, { one: '1 item delivered', other: `${count} items delivered` }),
    text: howText(isDeliveredManually, isDeliveryItemsLocked),
  }
}

function unpaidText(order: OrderRecord): string | undefined {
  if (owesNothing(order)) return t`Nothing to pay`
  return isNothingPaid(order) ? t`Not paid` : undefined
}

function howText(isByHand: boolean | undefined, isLocked: boolean | undefined): string {
  if (isByHand === undefined) return isLocked ? t`Locked` : ''
  if (isByHand) return isLocked ? t`By hand, locked` : t`By hand`
  return isLocked ? t`Automatically, locked` : t`Automatically`
}

function webhooks(logs: readonly WebhookLog[], areAllKnown: boolean): SummaryCell {
  const tab = 'activity' as const
  if (logs.length === 0 && !areAllKnown) {
    return {
      tab,
      as: unknown,
      title: t`Webhooks not shown here`,
      text: t`Your platform didn’t send them`,
    }
  }
  if (logs.length === 0) return { tab, as: quiet, title: t`No webhooks`, text: t`None were called` }
  const latest = new Map<string, WebhookLog>()
  for (const log of logs.toSorted(oldestFirst)) latest.set(log.webhookId ?? log.url ?? log.id, log)
  const failing = [...latest.values()].filter((log) => !isDelivered(log)).length
  const failed = logs.filter((log) => !isDelivered(log)).length
  const isRetry = logs.some(({ retryCount = 0 }) => retryCount > 0)
  const text = failed === 0 && isRetry ? t`After a retry` : triesText(failed, logs.length)
  if (failing === 0) return { tab, as: good, title: t`Webhooks delivered`, text }
  const title = plural(failing, { one: '1 webhook failed', other: `${failing} webhooks failed` })
  return { tab, as: { glyph: 'cross', tone: 'danger' }, title, text }
}

function triesText(failed: number, all: number): string {
  if (failed === 0) return t`First try`
  if (failed < all)
    return plural(all, {
      one: `${failed} of 1 try failed`,
      other: `${failed} of ${all} tries failed`,
    })
  if (all === 1) return t`Tried once`
  return plural(all, { one: `All ${all} tries failed`, other: `All ${all} tries failed` })
}

function trust({ order, ipInfo, billingInformation }: OrderDetail): SummaryCell {
  const tab = 'risk' as const
  const differs = (country: string | undefined) =>
    compareCountries(country, ipInfo?.country) === 'different'
  const found = [
    ipInfo?.proxy && t`proxy`,
    ipInfo?.hosting && t`hosting IP`,
    differs(billingInformation?.countryCode) && t`billing country`,
    differs(order.customer?.countryCode) && t`customer country`,
  ].filter((word) => typeof word === 'string')
  if (found.length > 0) {
    const title = plural(found.length, {
      one: '1 thing to check',
      other: `${found.length} things to check`,
    })
    const words = commaList(found)
    return {
      tab,
      as: careful,
      title,
      text: words.charAt(0).toUpperCase() + words.slice(1),
      count: found.length,
    }
  }
  if (!ipInfo) {
    return {
      tab,
      as: unknown,
      title: t`Origin not shown here`,
      text: t`No details of the IP address`,
    }
  }
  const { proxy, hosting, country, status = 'success' } = ipInfo
  const isKnown = [proxy, hosting, country].every((fact) => fact !== undefined)
  return isKnown && status.toLowerCase() === 'success'
    ? { tab, as: good, title: t`Nothing unusual`, text: t`IP and countries` }
    : {
        tab,
        as: quiet,
        title: t`Nothing unusual seen`,
        text: t`Some details of the IP are missing`,
      }
}
