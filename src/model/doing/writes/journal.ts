import * as z from 'zod/mini'
import { list } from '#api/schemas/fields.ts'
import { idStore } from '#base/storage/id-store.ts'
import { keptFor } from '#base/storage/stored-names.ts'
import { readStoredJson, storedKeys, writeStored } from '#base/storage/storage.ts'
import { Ending } from './ending.ts'

const OpenWrite = z.object({
  operationId: z.string(),
  operation: z.string(),
  /** Only the ids in its path. */
  params: z.record(z.string(), z.string()),
  /** Identifies the write's effect: ids and hashes, never the text itself. */
  fingerprint: z.optional(z.record(z.string(), z.string())),
  /** The name of the draft that was sent, so that a finished draft is not sent again. */
  draft: z.optional(z.string()),
  account: z.string(),
  startedAt: z.number(),
  /** Since when nothing of it can be pending any more, by the platform’s clock and by this one’s. */
  silentSince: z.optional(z.object({ platform: z.number(), here: z.number() })),
  /** How it ended, which nobody may have seen yet. */
  ending: z.optional(Ending),
})
export type Fingerprint = Record<string, string>
export type OpenWrite = z.infer<typeof OpenWrite>
/** Older builds stored the fingerprint as `trace`. */
const StoredWrite = z.pipe(
  z.extend(OpenWrite, { trace: OpenWrite.shape.fingerprint }),
  z.transform(({ trace, fingerprint = trace, ...entry }): OpenWrite => ({ ...entry, fingerprint })),
)

/** A write that the merchant dismissed or the service refused: its effect may still appear. */
const GivenUp = z.extend(OpenWrite, { givenUpAt: z.number() })

const PREFIX = 'counter.open-write.' as const
/** Deleted with the account’s other data. */
const givenUp = idStore('given-up-writes', list(GivenUp), [])
const MOST_GIVEN_UP = 50
const WATCHED_FOR = 24 * 3_600_000
const listeners = new Set<() => void>()

/*
 * Each entry has its own storage key, so that two tabs never overwrite each other's. Entries
 * outlive the page, a crash and a sign-out, and are shown again only to their account.
 */
export const createWriteJournal = (inMemory = new Map<string, OpenWrite>()) => ({
  open(entry: OpenWrite): boolean {
    inMemory.set(entry.operationId, entry)
    return writeStored('local', `${PREFIX}${entry.operationId}`, JSON.stringify(entry))
  },

  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) listenToOtherTabs(true)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) listenToOtherTabs(false)
    }
  },

  note(operationId: string, known: Pick<OpenWrite, 'ending' | 'silentSince'>) {
    const entry = this.all().find((one) => one.operationId === operationId)
    if (entry) this.open({ ...entry, ...known })
  },

  close: (operationId: string) => {
    inMemory.delete(operationId)
    writeStored('local', `${PREFIX}${operationId}`, undefined)
  },

  giveUp(operationId: string) {
    const entry = this.all().find((one) => one.operationId === operationId)
    if (!entry) return
    const kept = { ...entry, givenUpAt: Date.now() }
    const others = givenUp.get().filter((one) => one.operationId !== operationId)
    givenUp.set([kept, ...others].slice(0, MOST_GIVEN_UP))
  },

  givenUp: (account: string): OpenWrite[] =>
    givenUp.get().filter((entry) => {
      const isRecent = Math.abs(Date.now() - entry.givenUpAt) < WATCHED_FOR
      return isRecent && entry.account === account
    }),

  forget(operationId: string) {
    givenUp.set(givenUp.get().filter((entry) => entry.operationId !== operationId))
  },

  entries(account: string): OpenWrite[] {
    return this.all().filter((entry) => entry.account === account)
  },

  all(): OpenWrite[] {
    const entries = stored()
    const known = new Set(entries.map(({ operationId }) => operationId))
    const unstored = [...inMemory.values()].filter(({ operationId }) => !known.has(operationId))
    return [...entries, ...unstored]
  },
})

export const writeJournal = createWriteJournal()

function stored(): OpenWrite[] {
  return storedKeys('local', PREFIX).flatMap((key) => {
    const entry = z.safeParse(StoredWrite, readStoredJson('local', key))
    if (!entry.success) return []
    if (Math.abs(Date.now() - entry.data.startedAt) < keptFor.ids) return [entry.data]
    writeStored('local', key, undefined)
    return []
  })
}

function listenToOtherTabs(isListening: boolean) {
  if (isListening) window.addEventListener('storage', onStorage)
  else window.removeEventListener('storage', onStorage)
}

function onStorage({ key, newValue }: StorageEvent) {
  if (!key?.startsWith(PREFIX) || newValue === null) return
  for (const listener of listeners) listener()
}
