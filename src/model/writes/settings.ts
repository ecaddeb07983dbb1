import { ApiError } from '#api/errors.ts'
import { queryClient } from '#api/query-client.ts'
import type { Store, UpdateStore } from '#api/schemas/store.ts'
import { storeAnswerQuery, updateStore } from '#api/store.ts'
import { userQuery } from '#api/user.ts'
import type { WriteState } from './machine.ts'
import type { Precheck } from './process-types.ts'
import { saveWords } from './settings-words.ts'
import { createWrites, type WriteKind } from './registry.ts'
import { forgetDraft } from '#base/drafts/draft-store.ts'
import {
  compareSettings,
  type Deviation,
  deviations,
  settingsFrom,
  fingerprintOf,
  unprovable,
  wasSaved,
} from '#model/store/changes.ts'
import type { KnownSettings, StoreField, StoreValues } from '#model/store/fields.ts'

export type SaveTarget = { storeId: string }

/** What a save did. */
export type Saved = {
  /** As the answer or a reading tells the settings now; undefined when neither does. */
  settings?: KnownSettings
  /** The record that came with the service's yes. */
  answer?: Store
  deviations: Deviation[]
  /** False when it was found by reading alone, which cannot prove some fields. */
  isAnswered: boolean
  unproven: StoreField[]
}

/** What keeps a save from being sent: somebody else changed the same fields, or the store is gone. */
export type SaveChange = 'gone' | { fields: StoreField[]; theirs: KnownSettings }
export type SaveState = WriteState<Saved, SaveChange>

/** Undefined when the account no longer has this store. */
type Reading = KnownSettings | undefined

export const saveKind: WriteKind<keyof SaveTarget, Reading, Saved, SaveChange> = {
  operation: 'updateStore',
  ids: ['storeId'],
  readOperation: 'getUser',
  async read({ storeId }) {
    const user = await queryClient.query({ ...userQuery(), staleTime: 0 })
    const store = user.stores.find(({ id }) => id.toLowerCase() === storeId.toLowerCase())
    if (store || user.hasAllStores) return store
    throw new ApiError({ kind: 'unreadable', operation: 'getUser' })
  },
  find(settings, { fingerprint, answered }) {
    if (!settings) return undefined
    const verdict = wasSaved(fingerprint, settings)
    if (verdict === 'yes') {
      return answered
        ? { ...answered, settings: answered.settings ?? settings }
        : { settings, deviations: [], isAnswered: false, unproven: unprovable(fingerprint) }
    }
    return verdict === 'unknowable' ? 'unreadable' : undefined
  },
  words: saveWords,
  link: ({ storeId }) => ({
    label: 'Store settings',
    to: '/stores/$storeId/settings',
    params: { storeId },
  }),
  forgetDraft,
  onDone({ answer }, { storeId }) {
    if (answer) queryClient.setQueryData(storeAnswerQuery(storeId).queryKey, answer)
  },
}
export const saves = createWrites<keyof SaveTarget, Reading, Store, Saved, SaveChange>(saveKind)

export type Save = {
  base: StoreValues
  mine: StoreValues
  /** What an earlier answer told, the three unreadable fields included. */
  known: KnownSettings | undefined
}

/** What a merchant confirms: these values, unless somebody else has changed the same fields. */
export function saveOf(
  { storeId }: SaveTarget,
  { base, mine, known }: Save,
  send: typeof updateStore = updateStore,
) {
  return (theirs: Reading): Precheck<Store, Saved, SaveChange> => {
    if (!theirs) return { is: 'changed', change: 'gone' }
    const { body, conflicts } = compareSettings(base, theirs, mine)
    if (conflicts.length > 0) return { is: 'changed', change: { fields: conflicts, theirs } }
    return {
      is: 'ready',
      fingerprint: fingerprintOf(body, theirs),
      send: (caller) => send(storeId, body, caller),
      effectOf: (record) => savedAs(body, settingsFrom(record, storeId), known),
    }
  }
}

function savedAs(sent: UpdateStore, answer: Store | undefined, known?: KnownSettings): Saved {
  const found = answer ? deviations(sent, answer, known) : []
  return { settings: answer, answer, deviations: found, isAnswered: true, unproven: [] }
}
