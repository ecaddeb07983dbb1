import * as z from 'zod/mini'
import { privateStores } from '#base/storage/private-store.ts'
import { keptFor } from '#base/storage/stored-names.ts'
import { useStore } from '#base/storage/store.ts'
import type { Customer } from '#api/schemas/customers.ts'
import { list } from '#api/schemas/fields.ts'

const RecentCustomer = z.object({
  id: z.string(),
  emailAddress: z.optional(z.string()),
  /** Milliseconds since 1970 when the record was opened. */
  openedAt: z.number(),
})
export type RecentCustomer = z.infer<typeof RecentCustomer>

const MOST = 6
const LONGEST_EMAIL = 320

const stores = privateStores<RecentCustomer[]>('customers', list(RecentCustomer), [])

const recent = (customers: readonly RecentCustomer[]) =>
  customers.filter(({ openedAt }) => openedAt > Date.now() - keptFor.private)

export const recentCustomers = (storeId: string): RecentCustomer[] => recent(stores(storeId).get())

export const useRecentCustomers = (storeId: string): RecentCustomer[] =>
  recent(useStore(stores(storeId)))

export function rememberCustomer(
  storeId: string,
  { id, emailAddress }: Pick<Customer, 'id' | 'emailAddress'>,
  openedAt = Date.now(),
) {
  if (id === '') return
  const latest = { id, emailAddress: emailAddress?.slice(0, LONGEST_EMAIL), openedAt }
  stores(storeId).set((before) =>
    [latest, ...recent(before).filter((other) => other.id !== id)].slice(0, MOST),
  )
}
