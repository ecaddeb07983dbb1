import { delMany, get, keys, set } from 'idb-keyval'
import * as z from 'zod/mini'
import { list } from '#api/schemas/fields.ts'
import { openDatabase } from '#base/storage/account-disk.ts'
import { type Sealed, createSealer } from '#base/storage/sealed.ts'
import { KnownCustomer } from '#model/records/tickets/ticket-records.ts'
import { BUCKETS } from './ticket-vault-buckets.ts'

/*
 * In buckets: one record each would take seconds to open, and one for all be rewritten with every
 * customer.
 */
const buckets = openDatabase('counter-tickets', 'buckets')
const { seal, unsealOrLost } = createSealer('counter-tickets-key')

type Place = { owner: string; storeId: string }

const nameOf = ({ owner, storeId }: Place, bucket: number) =>
  `${owner}/${storeId.toLowerCase()}/${bucket}`

export async function readVault(place: Place): Promise<KnownCustomer[]> {
  const names = await keys<string>(buckets)
  const foreign = names.filter((name) => !name.startsWith(`${place.owner}/`))
  if (foreign.length > 0) await delMany(foreign, buckets)
  const all = Array.from({ length: BUCKETS }, (_, bucket) => bucket)
  const present = all.filter((bucket) => names.includes(nameOf(place, bucket)))
  return (await Promise.all(present.map((bucket) => readBucket(place, bucket)))).flat()
}

/** A bucket that cannot be decrypted counts as empty. */
export async function readBucket(place: Place, bucket: number): Promise<KnownCustomer[]> {
  const sealed = await get<Sealed>(nameOf(place, bucket), buckets)
  if (!sealed) return []
  const opened = await unsealOrLost(sealed)
  return z.safeParse(list(KnownCustomer), opened).data ?? []
}

export async function writeBucket(
  place: Place,
  bucket: number,
  customers: readonly KnownCustomer[],
  dropped: ReadonlySet<string>,
): Promise<void> {
  await withBucket(nameOf(place, bucket), async (name) => {
    const merged = new Map(customers.map((customer) => [customer.id, customer]))
    for (const stored of await readBucket(place, bucket)) {
      const newer = merged.get(stored.id)
      if (dropped.has(stored.id) || (newer && newer.readAt >= stored.readAt)) continue
      merged.set(stored.id, stored)
    }
    await set(name, await seal([...merged.values()]), buckets)
  })
}

/** Two tabs must not change a bucket after the same read. */
async function withBucket(name: string, work: (name: string) => Promise<void>): Promise<void> {
  if (!('navigator' in globalThis) || !('locks' in navigator)) return work(name)
  await navigator.locks.request(`counter.tickets.${name}`, () => work(name))
}
