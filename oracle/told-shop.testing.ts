import { readAll } from '#api/client.ts'
import { readCouponsPicture } from '#model/doing/pictures/take.ts'
import { type History, noHistory, withPicture } from '#model/reading/pictures/history.ts'
import { productsPicture } from '#model/reading/pictures/picture.ts'
import { PicturedProduct } from '#model/reading/pictures/pictured.ts'
import { type ShopChange, compareDays } from '#model/reading/pictures/shop-changes.ts'
import { moveClock, showStore } from './bench.testing.ts'
import { DAY, STORE_ID } from './names.ts'
import { nextDay, shopChangesText } from './shop.ts'
import { type Stated, sortedText } from './stated.ts'
import type { World } from './worlds.ts'

const [FIRST, SECOND] = ['2026-11-20', '2026-11-21'] as const
/** By the names of the specification. */
const compared = new Map(
  ['cost', 'stock', 'name', 'isEnabled', 'maximumUses'].map((field) => [field, field]),
).set('maximum', 'maximumQuantity')

/** What changed in the shop between two days, from a picture of each. */
export async function toldShop({ store, changes }: World): Promise<Stated[]> {
  const after = {
    ...store,
    ...nextDay(
      store,
      changes.flatMap(({ which }) => [which, which + 3, which + 6, which + 8]),
    ),
  }
  const first = await pictured(noHistory, FIRST)
  moveClock(DAY)
  showStore(after)
  const found = compareDays(await pictured(first, SECOND), FIRST, SECOND)
  const { changes: told = [], soldDown = [] } = found ?? {}
  // The account is read by a key that may read it, and worlds have none.
  const left = found?.notCompared.filter(({ part }) => part !== 'account') ?? []
  return [
    {
      what: 'changes of the shop',
      told: sortedText([...told, ...soldDown].flatMap(textOf), '; '),
      truth: shopChangesText(store, after),
      lack: left.map(({ part, why }) => `${part} ${why}`).join(', ') || undefined,
    },
  ]
}

async function pictured(history: History, day: string): Promise<History> {
  const { signal } = new AbortController()
  const products = await readAll('listAllProducts', { storeId: STORE_ID }, PicturedProduct, {
    signal,
  })
  const known = Object.keys(history.picture).filter((key) => key.startsWith('coupon:'))
  const coupons = await readCouponsPicture(STORE_ID, known, signal)
  return withPicture(history, {
    day,
    at: Date.now(),
    parts: { products: productsPicture(products) ?? 'not-whole', coupons: coupons ?? 'not-whole' },
  })
}

function textOf({ group, key, field, before, after }: ShopChange): string[] {
  if (field === undefined) return [`${group} ${key}`]
  const name = compared.get(field)
  return name ? [`${group} ${key} ${name} ${before} ${after}`] : []
}
