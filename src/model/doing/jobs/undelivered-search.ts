import { platformClock } from '#api/platform-clock.ts'
import { once } from '#base/storage/once.ts'
import { t } from '#base/language/words.ts'
import { undeliveredLink } from '#model/reading/links/links.ts'
import {
  forgetMissing,
  knownVariants,
  lookedGoods,
  variantsOf,
} from '#model/reading/memory/looked-goods.ts'
import { walkBeginning } from '#model/reading/walk/progress.ts'
import { goodsOf, isLasting, isQuiet, wantsCatalogue } from '#model/records/orders/goods.ts'
import { type Asked, paidOrders, undeliveredAmong, undeliveredPlace } from './order-checks.ts'
import type { SearchQuestion, Settled } from './search-question.ts'
import { type Search, PAGE_SIZE, resumable } from './searches.ts'
import { type StoredKind, startStored, wantedBy } from './stored-search.ts'

type Wanted = Asked & { days: string }

export const undeliveredQuestion = (
  asked: Asked,
  variantsNow: () => ReturnType<typeof variantsOf>,
): SearchQuestion => ({
  ...paidOrders(asked),
  place: undeliveredPlace(asked.storeId),
  title: t`Paid, not delivered`,
  link: undeliveredLink(asked.storeId),
  goesOnByItself: true,
  async lacks({ order }) {
    return wantsCatalogue(order, await variantsNow()) ? t`Products didn’t load` : undefined
  },
  async judge({ order }) {
    const variants = await variantsNow()
    const goods = goodsOf(order, variants)
    if (isQuiet(goods)) return undefined
    return { goods, isFinal: variants !== undefined && isLasting(goods) }
  },
})

/** Its outcome is kept, sealed, so that the next one opens only what may have changed. */
export const undeliveredSearch: StoredKind<Wanted> = {
  name: 'undelivered',
  questionOf(wanted) {
    const readOnce = once(() => variantsOf(wanted.storeId))
    // A failed read is not repeated for each order; what the page reads again is seen.
    return undeliveredQuestion(
      wanted,
      async () => (await readOnce()) ?? knownVariants(wanted.storeId),
    )
  },
  toldBy: (_, orderId, { settled }) => [settled.get(orderId)],
  takeIn(_, orderId, [told], { settled }) {
    if (told) settled.set(orderId, told as Settled)
  },
}

export function startUndelivered(wanted: Wanted): void {
  forgetMissing(wanted.storeId)
  startStored(undeliveredSearch, wanted, wanted)
}

/** Of which days the last one was, after a reload, too. */
export const daysOf = ({ id }: Search) => (wantedBy(id) as Wanted | undefined)?.days

/** What was found is shown until each of it was looked at again; then follows what came since. */
export function readOnUndelivered(search: Search, wanted: Wanted): void {
  const before = resumable(search.id)
  if (!before) return
  const { storeId } = wanted
  const found = undeliveredAmong(search, lookedGoods(storeId).get())?.found ?? []
  forgetMissing(storeId)
  startStored(undeliveredSearch, wanted, wanted, {
    ...before,
    found,
    fixedAt: platformClock.now(),
    progress: walkBeginning(PAGE_SIZE),
    missed: [],
    toOpen: undefined,
    ids: new Set(),
    opened: new Set(),
    picked: 0,
    isDone: false,
  })
}
