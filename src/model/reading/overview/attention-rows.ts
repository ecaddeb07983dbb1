import { linkOptions } from '#model/reading/links/order-links.ts'
import { type Page, isPart } from '#api/client.ts'
import type { Coupon } from '#api/schemas/coupons.ts'
import type { Processor } from '#api/schemas/processors.ts'
import type { Review } from '#api/schemas/reviews.ts'
import type { User } from '#api/schemas/user.ts'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { commaList } from '#base/language/lists.ts'
import { labelled } from '#base/language/sentences.ts'
import { t } from '#base/language/words.ts'
import type { TicketIndex } from '#model/reading/memory/tickets.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { instantOf } from '#base/time/by-time.ts'
import { waitingTickets } from '#model/records/tickets/waiting.ts'
import { ageText } from '#model/records/tickets/age-text.ts'
import { matchingDeliveries } from '#model/records/webhooks/deliveries.ts'
import {
  ENDS_SOON,
  couponEnd,
  couponStates,
  timeLeft,
  usesLimit,
} from '#model/records/coupons/state.ts'
import { couponLink, reviewsLink, webhookLogsLink } from '#model/reading/links/links.ts'
import {
  type AttentionRow,
  danger,
  notChecked,
  quiet,
  rowIf,
  short,
  warning,
} from './attention-row.ts'
import { isAnswered, matchingReplies } from '#model/records/reviews/rating-counts.ts'
import { countedRows, isSince } from '#model/records/row-counts.ts'
import { accountAlerts } from '#model/records/user/account-alerts.ts'
import {
  hasTwoAnswers,
  needsAction,
  processorName,
  processorState,
  processorStates,
} from '#model/records/user/processor-state.ts'

type Clock = { now: number; zone: string }

export function ticketRows(
  storeId: string,
  index: TicketIndex,
  now: number,
  isPartial: boolean,
): AttentionRow[] {
  const waiting = waitingTickets(index)
  const wait = instantOf(waiting[0]?.lastEntry?.date)
  const row = {
    id: 'tickets',
    title: t`Tickets waiting`,
    link: linkOptions({
      to: '/stores/$storeId/tickets',
      params: { storeId },
      search: { view: 'waiting' },
    }),
  }
  if (isPartial && !index.isLoading && index.customers.size === 0) return [notChecked(row)]
  return rowIf(waiting.length, {
    ...row,
    as: warning,
    isPartial,
    text: wait === undefined || now - wait < 60_000 ? undefined : t`Longest ${ageText(now - wait)}`,
  })
}

/** The flagged reviews among the newest, because reviews cannot be filtered by flag. */
export function flaggedRows(storeId: string, page: Page<Review>): AttentionRow[] {
  const flagged = page.items.filter((review) => review.flagged && review.flagged.approved !== true)
  return rowIf(flagged.length, {
    id: 'flagged',
    as: quiet,
    title: t`Flagged reviews`,
    text: isPart(page) ? t`Of the latest ${formatNumber(page.items.length)}` : undefined,
    link: reviewsLink(storeId, { sort: '-dateCreated', pageSize: 100 }),
  })
}

/** Empty if the platform ignored the filter. */
export function unansweredRows(
  storeId: string,
  page: Page<Review>,
  numbers: { filtered?: number; all?: number },
): AttentionRow[] {
  const { items } = page
  if (items.length === 0 || matchingReplies(false, items).length < items.length) return []
  const { count, isMore } = countedRows(page, (review) => !isAnswered(review), numbers)
  return [
    {
      id: 'unanswered',
      as: quiet,
      title: t`Reviews without a reply`,
      count,
      isPartial: isMore,
      link: reviewsLink(storeId, { hasReply: false }),
    },
  ]
}

export function couponRows(storeId: string, coupons: Coupon[], clock: Clock): AttentionRow[] {
  const ending = coupons
    .flatMap((coupon) => {
      const isActive = couponStates(coupon, clock).includes('active')
      const end = couponEnd(coupon, clock.zone) ?? Infinity
      return coupon.id !== '' && isActive && end < clock.now + ENDS_SOON ? [{ coupon, end }] : []
    })
    .toSorted((a, b) => a.end - b.end)
    .map(({ coupon }) => coupon)
  const [first, ...others] = ending
  if (!first) return []
  const left = timeLeft(first, clock) ?? ''
  if (others.length === 0) {
    const [uses, maximumUses] = [first.uses ?? '?', usesLimit(first)]
    const used = maximumUses === undefined ? t`${uses} used` : t`${uses} of ${maximumUses} used`
    return [
      {
        id: 'coupons',
        as: quiet,
        title: t`Coupon ${short(first.code)} ends soon`,
        text: t`${left} left, ${used}`,
        link: couponLink(storeId, first.id),
      },
    ]
  }
  return [
    {
      id: 'coupons',
      as: quiet,
      title: t`Coupons ending this week`,
      text: t`${short(first.code)} in ${left}, ${others.length} more`,
      count: ending.length,
      link: linkOptions({
        to: '/stores/$storeId/coupons',
        params: { storeId },
        search: { isEnabled: true, sort: 'expirationDate' },
      }),
    },
  ]
}

export function accountRows(user: User, now: number): AttentionRow[] {
  const alerts = accountAlerts(user, now).map(({ tone, text }): AttentionRow => ({
    id: text,
    as: tone === 'danger' ? { glyph: 'triangle', tone } : { glyph: 'pause', tone },
    title: text.replace(/\.$/, ''),
    text: t`Account`,
    link: linkOptions({ to: '/account' }),
  }))
  const processors = user.processors.filter(needsAction)
  return [
    ...alerts,
    ...rowIf(processors.length, {
      id: 'processors',
      as: { glyph: 'pause', tone: 'warning' },
      title: t`Payment processors`,
      text: processorsText(processors),
      link: linkOptions({ to: '/processors', search: { show: 'action' } }),
    }),
  ]
}

export function reportRows(user: User): AttentionRow[] {
  const open = user.integrationErrorReports.filter(({ resolved }) => resolved === false)
  return rowIf(open.length, {
    id: 'reports',
    as: danger,
    title: t`Open error reports`,
    link: linkOptions({ to: '/account', search: { view: 'reports' } }),
  })
}

/** Counts only failures since then, even if the platform also sends others. */
export function deliveryRows(
  webhookId: string,
  page: Page<WebhookLog>,
  since: number,
): AttentionRow[] {
  const failed = matchingDeliveries(false, page.items).filter((log) => isSince(log, since))
  return rowIf(failed.length, {
    id: `deliveries ${webhookId}`,
    as: danger,
    title: t`Failed deliveries`,
    isPartial: isPart(page),
    text: isPart(page)
      ? t`These or more since yesterday, ${short(hostOf(failed[0]?.url))}`
      : t`Since yesterday, ${short(hostOf(failed[0]?.url))}`,
    link: webhookLogsLink(webhookId, { success: false, from: 'today-1d' }),
  })
}

/** Where they didn’t load, which is not the same as none. */
export const unreadDeliveries = (webhookId: string): AttentionRow =>
  notChecked({
    id: `deliveries ${webhookId}`,
    title: t`Failed deliveries`,
    link: webhookLogsLink(webhookId, { success: false, from: 'today-1d' }),
  })

function processorsText(processors: Processor[]): string {
  return short(
    commaList(
      processors.map((processor) => {
        const name = processorName(processor)
        if (hasTwoAnswers(processor)) return t`${name} is on and off at once`
        return labelled(name, processorStates[processorState(processor)].label)
      }),
    ),
  )
}

const hostOf = (url = '') => (URL.canParse(url) ? new URL(url).host : url)
