import { createClock } from '#model/doing/writes/clock.ts'
import type { Entry, WriteDependencies } from '#model/doing/writes/process-types.ts'

/** Dependencies of a single page with its journal; needs fake timers. */
export function soleDependencies<Effect>(
  journal = new Map<string, Entry>(),
): WriteDependencies<Effect> {
  return {
    clock: createClock(),
    platformTime: () => undefined,
    async withLock(work) {
      await work()
      return true
    },
    journal: {
      open: (entry) => void journal.set(entry.operationId, entry),
      note: (operationId, known) => {
        const entry = journal.get(operationId)
        if (entry) journal.set(operationId, { ...entry, ...known })
      },
      close: (operationId) => void journal.delete(operationId),
      giveUp: (operationId) => void journal.delete(operationId),
      entries: () => [...journal.values()],
    },
    own: {
      get: () => ({ ids: new Set(), recent: [], seen: new Set() }),
      remember: () => {},
      see: () => {},
    },
    newOperationId: () => 'operation',
    onHopeful: () => () => {},
  }
}
