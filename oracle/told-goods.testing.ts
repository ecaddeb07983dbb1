import * as z from 'zod/mini'
import { ProductReference } from '#api/schemas/products.ts'
import { isPartial, soldTwiceQuestion, undeliveredAmong } from '#model/doing/jobs/order-checks.ts'
import type { SearchQuestion } from '#model/doing/jobs/search-question.ts'
import { type Search, removeSearch, searches, startSearch } from '#model/doing/jobs/searches.ts'
import { undeliveredQuestion } from '#model/doing/jobs/undelivered-search.ts'
import { ordersOf } from '#model/records/orders/sold-twice.ts'
import { showStore } from './bench.testing.ts'
import {
  countsText,
  goodsCatalogue,
  lateIn,
  sentGoods,
  soldTwiceText,
  undeliveredText,
  withGoods,
} from './goods.ts'
import { STORE_ID } from './names.ts'
import type { TrueStore } from './records.ts'
import { type Stated, sortedText } from './stated.ts'

const asked = { storeId: STORE_ID, dateFrom: undefined }

/** What the records of orders tell of their goods, each order opened. */
export async function toldGoods(store: TrueStore): Promise<Stated[]> {
  const real = store.orders.map(withGoods)
  // Every other platform sends an empty list as none.
  const orders = real.map((order) => sentGoods(order, real.length % 2 === 0))
  showStore({ ...store, orders, products: goodsCatalogue })
  const variants = goodsCatalogue.flatMap((product) => z.parse(ProductReference, product).variants)
  const undelivered = await searched(undeliveredQuestion(asked, () => Promise.resolve(variants)))
  const late = undeliveredAmong(undelivered, [])
  const twice = await searched(soldTwiceQuestion(asked))
  return [
    {
      what: 'paid, not delivered',
      told: countsText(undelivered.found.map(({ goods }) => goods?.state ?? 'none')),
      truth: undeliveredText(orders),
      lack: lackOf(undelivered),
    },
    {
      what: 'how many are late',
      told: String(late?.missing.length),
      truth: String(lateIn(real)),
      lack: late?.isLeast ? '+' : undefined,
      isLeast: true,
    },
    {
      what: 'sold twice',
      told: sortedText(
        (twice.question.compares?.same() ?? []).map(
          ({ kind, deliveries }) => `${kind} ${sortedText([...ordersOf(deliveries)], ',')}`,
        ),
        '; ',
      ),
      truth: soldTwiceText(orders),
      lack: lackOf(twice),
    },
  ]
}

const lackOf = (search: Search) => (isPartial(search) ? '+' : undefined)

export async function searched(question: SearchQuestion): Promise<Search> {
  const id = startSearch(question)
  const found = () => searches.get().find((one) => one.id === id)
  const isRunning = () => ['waiting', 'running'].includes(found()?.phase ?? '')
  await new Promise<void>((resolve) => {
    const stop = searches.subscribe(ended)
    function ended() {
      if (isRunning()) return
      stop()
      resolve()
    }
    ended()
  })
  const search = found()
  if (!search) throw new Error('The search is gone.')
  removeSearch(id)
  return search
}
