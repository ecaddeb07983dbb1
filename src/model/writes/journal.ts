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

const PREFIX = 'counter.open-write.'
const inMemory = new Map<string, OpenWrite>()

/*
 * Each entry lies under a key of its own, so that two tabs never overwrite each other's. They
 * outlive the page, a crash and a sign-out; they are shown again to the account that wrote them.
 */
export const writeJournal = {
  /** False when it can only be remembered until this page closes. */
  open(entry: OpenWrite): boolean {
    inMemory.set(entry.operationId, entry)
    return writeStored('local', PREFIX + entry.operationId, JSON.stringify(entry))
  },

  end(operationId: string) {
    const entry = inMemory.get(operationId) ?? readEntry(PREFIX + operationId)
    if (!entry) return
    inMemory.set(operationId, { ...entry, isEnded: true })
    writeStored('local', PREFIX + operationId, JSON.stringify({ ...entry, isEnded: true }))
  },

  close(operationId: string) {
    inMemory.delete(operationId)
    writeStored('local', PREFIX + operationId, undefined)
  },

  entries(account: string): OpenWrite[] {
    const stored = storedKeys('local', PREFIX).flatMap((key) => {
      const entry = readEntry(key)
      return entry ? [entry] : []
    })
    const known = new Set(stored.map(({ operationId }) => operationId))
    const unstored = [...inMemory.values()].filter(({ operationId }) => !known.has(operationId))
    return [...stored, ...unstored].filter((entry) => entry.account === account)
  },
}

function readEntry(key: string): OpenWrite | undefined {
  const entry = z.safeParse(StoredWrite, readStoredJson('local', key))
  return entry.success ? entry.data : undefined
}
