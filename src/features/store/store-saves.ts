import type { QueryClient } from '@tanstack/react-query'
import type { StoreSummary } from '#api/schemas/user.ts'
import { session } from '#api/session.ts'
import { storeAnswerQuery, updateStore } from '#api/store.ts'
import { userQuery } from '#api/user.ts'
import { onHopeful } from '#api/write-check.ts'
import { withWriteLock } from '#api/write-lock.ts'
import { newOperationId } from '#api/write.ts'
import { isUnderWay, type Save, saveSettings, type SaveState } from './store-save.ts'

export type StoreSaves = ReturnType<typeof createStoreSaves>

/*
 * The saves of this page, by whose they are and by store. They live here and not in the form: its
 * page may be left while a save is on its way, and tells how it went when one comes back.
 */
const all = new Map<string, StoreSaves>()

export function storeSaves(storeId: string, queryClient: QueryClient): StoreSaves {
  const key = `${session.current().account} ${storeId}`
  const saves = all.get(key) ?? createStoreSaves(storeId, queryClient)
  all.set(key, saves)
  return saves
}

function createStoreSaves(storeId: string, queryClient: QueryClient) {
  const listeners = new Set<() => void>()
  let state: SaveState = { phase: 'editing' }

  function tell(next: SaveState) {
    state = next
    if (next.phase === 'saved' && next.answer) {
      queryClient.setQueryData(storeAnswerQuery(storeId).queryKey, next.answer)
    }
    if (next.phase === 'saved' || next.phase === 'read-back') void queryClient.invalidateQueries()
    for (const listener of listeners) listener()
  }

  async function readSettings(): Promise<StoreSummary | undefined> {
    const { stores } = await queryClient.query({ ...userQuery(), staleTime: 0 })
    return stores.find(({ id }) => id.toLowerCase() === storeId.toLowerCase())
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    save: async (save: Save) => {
      if (isUnderWay(state)) return
      await saveSettings(
        storeId,
        save,
        {
          now: Date.now,
          readSettings,
          send: (body, caller) => updateStore(storeId, body, caller),
          withLock: (work) => withWriteLock(`settings:${storeId}`, work),
          newOperationId,
          pause,
        },
        tell,
      )
    },
    /** Back to editing, once an outcome has been read. */
    dismiss: () => {
      if (!isUnderWay(state)) tell({ phase: 'editing' })
    },
  }
}

/** Ends early when a reading has better chances than before. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stopHoping()
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    const stopHoping = onHopeful(end)
  })
}
