import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { orderCountQuery } from '#api/orders.ts'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { durationText } from '#base/time/duration-text.ts'
import { useNow } from '#base/time/now.ts'
import { couponsLink, keyFinderLink } from '#model/reading/links/links.ts'
import { DETAIL_PACE } from '#model/reading/walk/pages.ts'
import { isLongCode, looksLikeKey } from '#model/records/orders/delivered-key.ts'
import { pastedText } from '#model/records/orders/payment-ids.ts'
import { FINDER_DAYS, startOfPeriod } from '#model/records/orders/search-periods.ts'
import type { Row } from './palette-rows.ts'
import type { Search } from './use-search.ts'

/**
 * Your platform can't search for keys or payments: orders are opened one after the other until one
 * has it, and how long that takes is told first.
 */
export function useFinderRows(search: Search, storeId: string | undefined): Row[] {
  const router = useRouter()
  const dateFrom = startOfPeriod(FINDER_DAYS, useTimeZone(), useNow())
  const key = search.searched.kind === 'key' ? search.searched.text : ''
  const text = storeId === undefined ? undefined : key || paymentIn(search)
  const { data: count } = useQuery({
    ...orderCountQuery(storeId ?? '', { dateFrom }),
    enabled: text !== undefined && search.searched.kind !== 'text',
  })
  if (storeId === undefined || text === undefined) return []
  return [
    {
      key: 'payment finder',
      icon: key ? 'key' : 'processors',
      title: key ? t`Whose key is this` : t`Look for this in the orders’ payments`,
      detail:
        count === undefined
          ? undefined
          : plural(count, {
              one: '1 order of the last 30 days',
              other: `${formatNumber(count)} orders of the last 30 days`,
            }),
      note: count === undefined ? undefined : t`about ${durationText(count * DETAIL_PACE)}`,
      href: router.buildLocation(keyFinderLink(storeId)).href,
      onOpen: () => pastedText.set({ key, payment: key ? '' : text }),
      isFurther: !key,
    },
    // A key is asked for nowhere, but a coupon may look like one.
    ...(key || isLongCode(text)
      ? [
          {
            key: 'coupon',
            icon: 'coupons' as const,
            title: t`Look for a coupon with this code`,
            href: router.buildLocation(couponsLink(storeId, text)).href,
            isFurther: true,
          },
        ]
      : []),
  ]
}

/** The id of a refund or a chargeback looks like any other, so it is offered once no record has it. */
function paymentIn({ searched, groups, isPending }: Search): string | undefined {
  if (searched.kind === 'payment') return searched.text
  if (searched.kind === 'text') return looksLikeKey(searched.text) ? searched.text : undefined
  if (searched.kind !== 'id' || searched.noun || isPending) return undefined
  return groups.some(({ found }) => found.length > 0) ? undefined : searched.id
}

/** Your platform can't be asked for a ticket, so its page checks the customers one by one. */
export function ticketRows(
  { groups, isPending }: Search,
  storeId: string | undefined,
  ticketId: string,
): Row[] {
  const isKnown = groups.some(({ found }) => found.length > 0)
  if (isKnown || isPending || storeId === undefined) return []
  return [
    {
      key: 'ticket',
      icon: 'tickets',
      title: t`Look for the ticket among your customers`,
      href: `/stores/${storeId}/tickets/${ticketId}`,
      isFurther: true,
    },
  ]
}
