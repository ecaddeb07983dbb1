import * as z from 'zod/mini'
import { ownedStore } from '#base/storage/owned.ts'
import { privateStores } from '#base/storage/private-store.ts'
import { list } from '#api/schemas/fields.ts'
import type { User } from '#api/schemas/user.ts'
import { type KnownTicket, entryKey } from '#model/records/tickets/ticket-records.ts'
import { textDigest } from '#base/text/text-digest.ts'
import type { TicketEntry } from '#api/schemas/tickets.ts'

/* Messages carry only a name, so whose it is must be proved, answered or learnt. */
export const Staff = z.object({
  /** Names under which replies from this browser have appeared. */
  proved: list(z.string()),
  ours: list(z.string()),
  others: list(z.string()),
})
export type Staff = z.infer<typeof Staff>

const MOST_NAMES = 200
/** Somebody who answers this many customers is one of ours. */
const MANY = 3

export const staffNames = privateStores<Staff>('staff', Staff, {
  proved: [],
  ours: [],
  others: [],
})

export function rememberOwnName(storeId: string, name: string | undefined) {
  if (!name) return
  staffNames(storeId).set((staff) =>
    staff.proved.includes(name)
      ? staff
      : { ...staff, proved: [name, ...staff.proved].slice(0, MOST_NAMES) },
  )
}

/** Names of the team's file are ours, unless the merchant has said otherwise. */
export function rememberTeam(storeId: string, people: readonly string[]) {
  staffNames(storeId).set((staff) => {
    const known = new Set([...staff.ours, ...staff.others])
    const added = people.filter((name) => !known.has(name))
    return added.length === 0
      ? staff
      : { ...staff, ours: [...added, ...staff.ours].slice(0, MOST_NAMES) }
  })
}

export function answerWhetherOurs(storeId: string, name: string, isOurs: boolean) {
  const without = (names: string[]) => names.filter((known) => known !== name)
  const next = (names: string[]) => [name, ...without(names)].slice(0, MOST_NAMES)
  staffNames(storeId).set(({ proved, ours, others }) => ({
    proved,
    ours: isOurs ? next(ours) : without(ours),
    others: isOurs ? without(others) : next(others),
  }))
}

/** As the account calls itself, in small letters: one is not asked about one's own name. */
export const accountNames = ownedStore<readonly string[]>([])

export function rememberAccount({ userName, email }: Pick<User, 'userName' | 'email'>) {
  const names = [userName, email, email?.split('@')[0]].flatMap((name) => name?.toLowerCase() ?? [])
  if (names.join() !== accountNames.get().join()) accountNames.set(names)
}

export type Learnt = {
  ours: string[]
  /** The one to ask the merchant about: it answers customers, but too few to be learnt. */
  asked: string | undefined
}

/** A name that opens tickets is a customer's, however many customers share it. */
export function learnStaff(
  tickets: Iterable<KnownTicket>,
  staff: Staff,
  own: readonly string[] = [],
): Learnt {
  const answered = new Map<string, Set<string>>()
  const opened = new Map<string, number>()
  for (const { authors, firstAuthor, customerId } of tickets) {
    for (const name of authors) {
      if (name === firstAuthor) opened.set(name, (opened.get(name) ?? 0) + 1)
      else answered.set(name, (answered.get(name) ?? new Set()).add(customerId))
    }
  }
  const known = new Set([...staff.proved, ...staff.ours])
  const isDenied = (name: string) => staff.others.includes(name) && !staff.proved.includes(name)
  const candidates = [...answered]
    .filter(([name, customers]) => !known.has(name) && (opened.get(name) ?? 0) < customers.size)
    .filter(([name]) => !isDenied(name))
    .toSorted(([, a], [, b]) => b.size - a.size)
  const isKnown = ([name, customers]: (typeof candidates)[number]) =>
    customers.size >= MANY || own.includes(name.toLowerCase())
  const learnt = candidates.filter(isKnown)
  return {
    ours: [...known, ...learnt.map(([name]) => name)].filter((name) => !isDenied(name)),
    asked: candidates.find((candidate) => !isKnown(candidate))?.[0],
  }
}

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
