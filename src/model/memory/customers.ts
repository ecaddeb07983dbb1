import * as z from 'zod/mini'
import { privateStores } from '#base/private-store.ts'
import type { Customer } from '#api/schemas/customers.ts'
import { list } from '#api/schemas/fields.ts'

const RecentCustomers = list(
  z.object({
    id: z.string(),
    emailAddress: z.optional(z.string()),
    /** When the record was opened, in milliseconds. */
    openedAt: z.number(),
  }),
)
export type RecentCustomer = z.infer<typeof RecentCustomers>[number]

const MOST = 6
const LONGEST_EMAIL = 320

const stores = privateStores<RecentCustomer[]>('customers', RecentCustomers, [])

/** The customers whose records were opened last in this browser, the latest first. */
export const recentCustomers = (storeId: string): RecentCustomer[] => stores(storeId).get()

export function rememberCustomer(
  storeId: string,
  { id, emailAddress }: Pick<Customer, 'id' | 'emailAddress'>,
  openedAt = Date.now(),
) {
  if (id === '') return
  const others = recentCustomers(storeId).filter((recent) => recent.id !== id)
  const latest = { id, emailAddress: emailAddress?.slice(0, LONGEST_EMAIL), openedAt }
  stores(storeId).set([latest, ...others].slice(0, MOST))
}
