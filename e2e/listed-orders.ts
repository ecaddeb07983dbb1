import { EventEmitter, once } from 'node:events'
import type { Page } from '@playwright/test'

const DAY = 86_400_000

export type ListedOrder = { age: number; customerEmail?: string | null; [field: string]: unknown }

/**
 * Orders as the platform lists them; each is given by how many days ago it was made. Held pages wait
 * until the function that is returned lets them go.
 */
export async function showOrders(
  page: Page,
  orders: ListedOrder[],
  isHeld: (asked: URLSearchParams) => boolean = () => false,
) {
  const now = Date.now()
  const data = orders.map(({ age, ...fields }, at) => ({
    id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    dateCreated: new Date(now - age * DAY - 60_000).toISOString(),
    gateway: 'CARDLANE',
    currencyCode: 'EUR',
    status: 'COMPLETED',
    amount: 10,
    amountPaid: 10,
    items: [],
    ...fields,
  }))
  const gate = new EventEmitter()
  const opened = once(gate, 'open')
  await page.route(/\/orders\?/, async (route) => {
    const asked = new URL(route.request().url()).searchParams
    if (isHeld(asked)) await opened
    const [from, to] = [asked.get('dateFrom') ?? '', asked.get('dateTo') ?? '9']
    const status = asked.get('status')
    const found = data.filter(
      (order) =>
        order.dateCreated >= from &&
        order.dateCreated <= to &&
        (!status || order.status === status),
    )
    const size = Number(asked.get('PageSize'))
    const first = (Number(asked.get('Page')) - 1) * size
    const pages = Math.ceil(found.length / size)
    await route.fulfill({ json: { success: true, pages, data: found.slice(first, first + size) } })
  })
  return () => void gate.emit('open')
}
