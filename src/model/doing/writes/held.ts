import * as z from 'zod/mini'
import { readStoredJson, storedKeys, writeStored } from '#base/storage/storage.ts'

const HeldWrite = z.object({
  operation: z.string(),
  /** Only the ids in its path. */
  params: z.record(z.string(), z.string()),
  account: z.string(),
})
type HeldWrite = z.infer<typeof HeldWrite>

const PREFIX = 'counter.held-write.' as const

/** Writes that were confirmed but not yet sent: if the page closes, the next one reports them. */
export const heldWrites = {
  keep: (name: string, write: HeldWrite) =>
    writeStored('local', `${PREFIX}${name}`, JSON.stringify(write)),

  release: (name: string) => writeStored('local', `${PREFIX}${name}`, undefined),

  forget() {
    for (const key of storedKeys('local', PREFIX)) writeStored('local', key, undefined)
  },

  entries(account: string): HeldWrite[] {
    return storedKeys('local', PREFIX).flatMap((key) => {
      const write = z.safeParse(HeldWrite, readStoredJson('local', key))
      return write.success && write.data.account === account ? [write.data] : []
    })
  },
}
