import { t } from '#base/language/words.ts'
import { soldTwiceLink } from '#model/reading/links/links.ts'
import type { OrderWithGoods } from '#model/reading/memory/looked-goods.ts'
import { lacksOf } from '#model/reading/walk/progress.ts'
import {
  UNTOLD_GOODS,
  isMissing,
  isQuiet,
  isUnclear,
  isUntold,
  mayBeDue,
} from '#model/records/orders/goods.ts'
import { compareKeys } from '#model/records/orders/sold-twice.ts'
import type { SearchQuestion } from './search-question.ts'
import type { Search } from './searches.ts'

/** Where the answers of a store show. */
export const undeliveredPlace = (storeId: string) => `undelivered ${storeId}`
export const soldTwicePlace = (storeId: string) => `sold twice ${storeId}`

export type Asked = { storeId: string; dateFrom: string | undefined }

export const paidOrders = ({ storeId, dateFrom }: Asked) => ({
  storeId,
  query: { dateFrom },
  pick: ((order) => (mayBeDue(order) ? order : undefined)) satisfies SearchQuestion['pick'],
})

export const soldTwiceQuestion = (asked: Asked): SearchQuestion => ({
  ...paidOrders(asked),
  place: soldTwicePlace(asked.storeId),
  title: t`Sold twice`,
  link: soldTwiceLink(asked.storeId),
  compares: compareKeys(),
})

/** Not all orders of the time that was asked for have been looked at. */
export const isPartial = ({ phase, missed, progress }: Search) =>
  phase !== 'done' || missed.length > 0 || lacksOf(progress).length > 0

/** What the last check found so far, with what came in since. */
export function undeliveredAmong(search: Search | undefined, looked: readonly OrderWithGoods[]) {
  if (!search && looked.length === 0) return undefined
  const orders = new Map<string, OrderWithGoods>()
  for (const { goods = UNTOLD_GOODS, ...order } of search?.found ?? []) {
    orders.set(order.id, { ...order, goods })
  }
  for (const order of looked) {
    if (isQuiet(order.goods)) orders.delete(order.id)
    else orders.set(order.id, order)
  }
  const found = [...orders.values()]
  const untold = found.filter(isUntold)
  const isUnread = !search || isPartial(search) || untold.length > 0
  return {
    found,
    missing: found.filter(isMissing),
    untold,
    isPartial: isUnread,
    /** More may be late: what wasn’t read or sent, and what lacks goods in a status nobody knows. */
    isLeast: isUnread || found.some(isUnclear),
    asOf: search?.asOf,
  }
}
