import * as z from 'zod/mini'
import { list } from '#api/schemas/fields.ts'
import { privateStore } from '#base/private-store.ts'
import { readStoredJson, storedKeys, writeStored } from '#base/storage.ts'

const OpenWrite = z.object({
  operationId: z.string(),
  operation: z.string(),
  /** The ids in its path, and nothing else of it. */
  params: z.record(z.string(), z.string()),
  /** By what its effect is recognised: ids and fingerprints, never what was written. */
  fingerprint: z.optional(z.record(z.string(), z.string())),
  /** The name of the draft that was sent: once it is done, nobody shall send it again. */
  draft: z.optional(z.string()),
  account: z.string(),
  startedAt: z.number(),
  /** It ended, and nobody has seen how. */
  isEnded: z.optional(z.boolean()),
})
export type Fingerprint = Record<string, string>
/** A write that has left, or is about to, and whose outcome nobody has seen yet. */
export type OpenWrite = z.infer<typeof OpenWrite>
/** Builds before this one stored the fingerprint as `trace`. */
const StoredWrite = z.pipe(
  z.extend(OpenWrite, { trace: OpenWrite.shape.fingerprint }),
  z.transform(({ trace, fingerprint = trace, ...entry }): OpenWrite => ({ ...entry, fingerprint })),
)

/** One that the merchant has left at that, or the service has refused: it may still show up. */
const GivenUp = z.extend(OpenWrite, { givenUpAt: z.number() })

const PREFIX = 'counter.open-write.'
/** These go with the account. */
const givenUp = privateStore('given-up-writes', list(GivenUp), [])
const MOST_GIVEN_UP = 50
const LOOKED_OUT_FOR = 24 * 3_600_000
const listeners = new Set<() => void>()

/*
 * Each entry lies under a key of its own, so that two tabs never overwrite each other's. They
 * outlive the page, a crash and a sign-out; they are shown again to the account that wrote them.
 */
export const createWriteJournal = (inMemory = new Map<string, OpenWrite>()) => ({
  /** False when it can only be remembered until this page closes. */
  open(entry: OpenWrite): boolean {
    inMemory.set(entry.operationId, entry)
    return writeStored('local', PREFIX + entry.operationId, JSON.stringify(entry))
  },

  /** Calls back when another tab adds an entry. */
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) listenToOtherTabs(true)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) listenToOtherTabs(false)
    }
  },

  end(operationId: string) {
    const entry = this.all().find((one) => one.operationId === operationId)
    if (!entry) return
    const ended = { ...entry, isEnded: true }
    inMemory.set(operationId, ended)
    writeStored('local', PREFIX + operationId, JSON.stringify(ended))
  },

  close(operationId: string) {
    inMemory.delete(operationId)
    writeStored('local', PREFIX + operationId, undefined)
  },

  /** Keeps what is needed to recognise it in a later reading. */
  giveUp(operationId: string) {
    const entry = this.all().find((one) => one.operationId === operationId)
    if (!entry) return
    const kept = { ...entry, givenUpAt: Date.now() }
    givenUp.set([kept, ...givenUp.get()].slice(0, MOST_GIVEN_UP))
  },

  givenUp: (account: string): OpenWrite[] =>
    givenUp.get().filter((entry) => {
      const isRecent = Math.abs(Date.now() - entry.givenUpAt) < LOOKED_OUT_FOR
      return isRecent && entry.account === account
    }),

  /** Nobody looks out for it any more. */
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
    return entry.success ? [entry.data] : []
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
