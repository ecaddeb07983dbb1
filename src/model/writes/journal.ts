import * as z from 'zod/mini'
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
})
export type Fingerprint = Record<string, string>
/** A write that has left, or is about to, and whose outcome nobody has seen yet. */
export type OpenWrite = z.infer<typeof OpenWrite>
/** Builds before this one stored the fingerprint as `trace`. */
const StoredWrite = z.pipe(
  z.extend(OpenWrite, { trace: OpenWrite.shape.fingerprint }),
  z.transform(({ trace, fingerprint = trace, ...entry }): OpenWrite => ({ ...entry, fingerprint })),
)

const PREFIX = 'counter.open-write.'
const inMemory = new Map<string, OpenWrite>()
const listeners = new Set<() => void>()
let isNeeded = storedKeys('local', PREFIX).length > 0

/*
 * Each entry lies under a key of its own, so that two tabs never overwrite each other's. They
 * outlive the page, a crash and a sign-out; they are shown again to the account that wrote them.
 */
export const writeJournal = {
  /** False when it can only be remembered until this page closes. */
  open(entry: OpenWrite): boolean {
    inMemory.set(entry.operationId, entry)
    isNeeded = true
    for (const listener of listeners) listener()
    return writeStored('local', PREFIX + entry.operationId, JSON.stringify(entry))
  },

  /** Whether this page has met an open write, its own or an earlier page's: then it is watched. */
  isNeeded: (): boolean => isNeeded,

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  close(operationId: string) {
    inMemory.delete(operationId)
    writeStored('local', PREFIX + operationId, undefined)
  },

  entries(account: string): OpenWrite[] {
    const stored = storedKeys('local', PREFIX).flatMap((key) => {
      const entry = z.safeParse(StoredWrite, readStoredJson('local', key))
      return entry.success ? [entry.data] : []
    })
    const known = new Set(stored.map(({ operationId }) => operationId))
    const unstored = [...inMemory.values()].filter(({ operationId }) => !known.has(operationId))
    return [...stored, ...unstored].filter((entry) => entry.account === account)
  },
}
