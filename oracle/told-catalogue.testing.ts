import { QueryClient } from '@tanstack/react-query'
import { allCategoriesQuery } from '#api/categories.ts'
import { allProductsQuery } from '#api/products.ts'
import { checkKinds } from '#model/reading/checks/kinds.ts'
import { checkedRows } from '#model/reading/checks/rows.ts'
import { everyCouponQuery } from '#model/reading/lists/many-coupons.ts'
import { checkCounts } from './catalogue.ts'
import type { TrueStore } from './records.ts'
import type { Stated } from './stated.ts'
import { STORE_ID } from './names.ts'

const LOW_STOCK = 5

/** The counts of the page Checks. */
export async function toldChecks(store: TrueStore, zone: string): Promise<Stated[]> {
  const client = new QueryClient()
  const now = Date.now()
  const [products, categories, { coupons, isComplete }] = await Promise.all([
    client.query(allProductsQuery(STORE_ID)),
    client.query(allCategoriesQuery(STORE_ID)),
    client.query(everyCouponQuery(STORE_ID)),
  ])
  const rows = checkedRows({ products, categories, coupons }, { lowStock: LOW_STOCK, now, zone })
  const truth = checkCounts(store, LOW_STOCK, now)
  return checkKinds.map(({ id, reads }) => ({
    what: `checks, ${id}`,
    told: String(rows.filter(({ findings }) => findings.some(({ check }) => check === id)).length),
    truth: String(truth[id]),
    lack:
      (reads as readonly string[]).includes('coupons') && !isComplete
        ? 'not all coupons'
        : undefined,
  }))
}
