import { afterEach, expect, test } from 'vitest'
import type { Page } from '#api/client.ts'
import { orderCountQuery, ordersQuery } from '#api/orders.ts'
import { listEnd } from '#model/reading/lists/list-note.ts'
import { openStore, signedIn } from './agreement.testing.ts'
import { closeWorld } from './bench.testing.ts'
import { openTab } from './screen.testing.ts'

afterEach(closeWorld)

/* The number beside a list of orders, in all and with a filter, where a platform's pages lie by half. */

const first = { page: 1, pageSize: 20 }

test.each(['pages-too-few', 'pages-too-many'] as const)('O83: %s', async (character) => {
  for (const orders of [240, 700]) {
    const { storeId, sentOrders } = await openStore(character, orders)
    const sent = await sentOrders()
    const gateways = [...new Set(sent.map(({ gateway }) => gateway ?? undefined))]
    await signedIn(async () => {
      for (const gateway of [undefined, ...gateways.filter(Boolean)]) {
        const { client } = openTab()
        const page = await client.query(ordersQuery(storeId, { gateway, ...first }))
        const counting = orderCountQuery(storeId, { gateway })
        const count = await client.query(counting)
        const oneRow = client.getQueryData<Page<unknown>>(counting.queryKey)
        const { total } = listEnd({ page, count, oneRow, before: undefined }, first)
        const there = sent.filter((order) => !gateway || order.gateway === gateway).length
        expect([undefined, there], gateway).toContain(total)
      }
    })
    closeWorld()
  }
})
