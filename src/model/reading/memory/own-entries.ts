import * as z from 'zod/mini'
import { privateStores } from '#base/storage/private-store.ts'
import { textDigest } from '#base/text/text-digest.ts'
import type { TicketEntry } from '#api/schemas/tickets.ts'
import { entryKey } from '#model/records/tickets/ticket-records.ts'

const MOST = 2000

export const ownEntries = privateStores<string[]>('own-entries', z.array(z.string()), [])

export const ownEntryDigest = (entry: TicketEntry): string => textDigest(entryKey(entry))

export function rememberOwnEntries(storeId: string, entries: readonly TicketEntry[]) {
  const digests = entries.map(ownEntryDigest)
  ownEntries(storeId).set((known) =>
    digests.every((digest) => known.includes(digest))
      ? known
      : [...new Set([...digests, ...known])].slice(0, MOST),
  )
}
