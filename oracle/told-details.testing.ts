import { readOrders } from '#api/orders.ts'
import { changePlatform } from './bench.testing.ts'
import { detailCells, detailOf } from './details.ts'
import { STORE_ID } from './names.ts'
import type { TrueStore } from './records.ts'
import type { Stated } from './stated.ts'
import { exported } from './told-lists.testing.ts'

/** A file of the first page's orders with details, of which the platform refuses every seventh. */
export async function toldDetails(store: TrueStore, zone: string): Promise<Stated[]> {
  const { signal } = new AbortController()
  const { items } = await readOrders(STORE_ID, { page: 1, pageSize: 20 }, signal)
  const refused = new Set(items.flatMap(({ id }, index) => (index % 7 === 3 ? [id] : [])))
  changePlatform({ refused })
  const { rows, title, lack = '' } = await exported('orders', {}, zone, STORE_ID, items)
  const byId = new Map(store.orders.map((order) => [order.id, order]))
  const ids = new Set(items.map(({ id }) => id))
  return [
    {
      what: 'detailed file, its title',
      told: title,
      truth: `${ids.size} of ${count(ids.size)} exported`,
    },
    {
      what: 'detailed file, records not read',
      told: /Without their details: (\d+ orders?)/.exec(lack)?.[1] ?? count(0),
      truth: count(refused.size),
    },
    ...rows.flatMap((row): Stated[] => {
      const id = row['order_id'] ?? ''
      const order = byId.get(id)
      const cells = order && detailCells(detailOf(order, store))
      const isRead = !refused.has(id)
      const text = (of: Record<string, string> | undefined) =>
        Object.keys(cells ?? {})
          .map((name) => `${name}=${of?.[name]}`)
          .join(' ')
      const none = Object.fromEntries(Object.keys(cells ?? {}).map((name) => [name, '']))
      return [
        { what: `details of ${id}`, told: text(row), truth: text(isRead ? cells : none) },
        {
          what: `whether ${id} was read`,
          told: row['details_read']?.replace(/^no: .+/, 'no'),
          truth: isRead ? 'yes' : 'no',
        },
      ]
    }),
  ]
}

const count = (number: number) => `${number} ${number === 1 ? 'order' : 'orders'}`
