import { STORES } from '../mock-api/seed-ids.ts'
import { localTime, plusDays } from '../oracle/days.ts'
import { ordersIn } from '../oracle/figures.ts'
import type { TrueOrder } from '../oracle/records.ts'
import type { Service } from './service.ts'

/* What is compared with the records of a platform of some character, as it sends them. */
export const store = `/stores/${STORES.software.id}`
const zone = 'Europe/Berlin'
export const slow = { timeout: 150_000 }

export type Store = Awaited<ReturnType<Service['records']>>['stores'][number]

/** The store as the platform sends it, though whole and once. */
export async function sentBy(service: Service): Promise<{ sent: Store; orders: TrueOrder[] }> {
  const { stores } = await service.records('sent')
  const sent = stores.find(({ id }) => id === STORES.software.id)!
  const orders = sent.orders.map((order) => ({ ...order, items: order['items'] ?? [] }))
  return { sent, orders: orders as unknown as TrueOrder[] }
}

/** Orders of the last days; with `before`, of as many days before them, until the same time. */
export function within(orders: readonly TrueOrder[], days: number, before = false) {
  const now = Date.now()
  const { day, second } = localTime(now, zone)
  const last = before ? plusDays(day, -days) : day
  const period = { first: plusDays(last, 1 - days), last }
  return ordersIn(orders, period, { zone, now, ...(before && { until: second }) })
}
