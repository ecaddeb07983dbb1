import { hasStock, couponsEndingSoon } from './catalogue.ts'
import { instantOf, localTime, plusDays, startOf } from './days.ts'
import { isFailed, isUnanswered } from './lists.ts'
import { meaningOf } from './meaning.ts'
import { WEBHOOK_ID } from './names.ts'
import { accountTruth } from './people.ts'
import type { TrueOrder, TrueStore, TrueVariant } from './records.ts'

type Clock = { now: number; zone: string }

/** A row that "Needs attention" has to have, and what says that it could not be read. */
type Needed = { id: string; count: number; failure: string }

const LOW_STOCK = 5

export function attentionTruth(store: TrueStore, { now, zone }: Clock): Needed[] {
  const today = localTime(now, zone).day
  const since = (days: number) => startOf(plusDays(today, -days), zone)
  const isWithin = (from: number) => (row: { dateCreated?: string | null }) => {
    const instant = instantOf(row.dateCreated) ?? -Infinity
    return instant >= from && instant <= now
  }
  const { orders, products, reviews, deliveries, coupons } = store
  const states = products.map(({ variants }) => variants.map(stateOf))
  return [
    ...byStatus(orders.filter(isWithin(since(29))), 'disputed'),
    ...byStatus(orders.filter(isWithin(since(1))), 'failed'),
    {
      id: 'stock all-out',
      count: states.filter((own) => own.length > 0 && own.every((state) => state === 'out')).length,
      failure: 'Stock',
    },
    {
      id: 'stock low',
      count: states.filter((own) => own.includes('low')).length,
      failure: 'Stock',
    },
    { id: 'coupons', count: couponsEndingSoon(coupons, now).length, failure: 'Coupons' },
    {
      id: 'unanswered',
      count: reviews.filter(isUnanswered).length,
      failure: 'Reviews without a reply',
    },
    {
      id: 'flagged',
      count: reviews.filter(({ flagged }) => flagged && flagged.approved !== true).length,
      failure: 'Reviews didn’t load',
    },
    ...Object.entries(accountTruth(store, now)).map(([id, count]) => ({
      id,
      count,
      failure: 'account',
    })),
    // Webhooks have no list; orders name them.
    ...(orders.length > 0
      ? [
          {
            id: `deliveries ${WEBHOOK_ID}`,
            count: deliveries.filter(isWithin(since(1))).filter(isFailed).length,
            failure: 'ebhook',
          },
        ]
      : []),
  ]
}

/** A row for each spelling, as the platform filters by its own words. */
function byStatus(orders: readonly TrueOrder[], meaning: 'disputed' | 'failed'): Needed[] {
  const meant = orders.flatMap(({ status }) => (meaningOf(status) === meaning ? status! : []))
  return [...new Set(meant)].map((status) => ({
    id: `${meaning} ${status}`,
    count: meant.filter((one) => one === status).length,
    failure: status,
  }))
}

function stateOf(variant: TrueVariant) {
  if (!hasStock(variant)) return undefined
  const { stock, minimumQuantity } = variant
  if (stock <= 0 || stock < (minimumQuantity ?? 1)) return 'out'
  return stock <= LOW_STOCK ? 'low' : 'in'
}
