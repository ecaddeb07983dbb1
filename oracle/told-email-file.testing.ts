import type { TrueStore } from './records.ts'
import type { Stated } from './stated.ts'
import { exported } from './told-lists.testing.ts'

/** O42: how many rows of a filtered file are none of the filter's, and of how many nobody can tell. */
export async function toldEmailFile(store: TrueStore, zone: string): Promise<Stated[]> {
  const email = 'ann@x.org'
  const { rows, lines } = await exported('orders', { email }, zone)
  const emails = new Map(store.orders.map(({ id, customerEmail }) => [id, customerEmail]))
  const given = rows.map((row) => emails.get(row['order_id'] ?? ''))
  const numberIn = (label: string) =>
    lines.find((line) => line.label === `Sent, but don’t ${label} “Customer email”`)?.value ?? '0'
  const stated = (label: string, holds: (own: string | null | undefined) => boolean) => ({
    what: `file of orders by email, of its rows don’t ${label} it`,
    told: Number.parseInt(numberIn(label).replaceAll(',', ''), 10).toString(),
    truth: String(given.filter(holds).length),
  })
  return [
    stated('match', (own) => typeof own === 'string' && !own.toLowerCase().includes(email)),
    stated('show', (own) => typeof own !== 'string'),
  ]
}
