import { ApiError } from '#api/errors.ts'
import { queryClient } from '#api/query-client.ts'
import { asConfirmed } from '#api/reading-hook.ts'
import type { Store, UpdateStore } from '#api/schemas/store.ts'
import type { StoreSummary, User } from '#api/schemas/user.ts'
import { storeAnswerQuery, keepStoreAnswer } from '#model/reading/memory/store-answers.ts'
import { readUser, userQuery } from '#api/user.ts'
import { updateStore } from '#api/writes.ts'
import { t } from '#base/language/words.ts'
import { sameAccount } from '#model/reading/memory/same-account.ts'
import type { WriteState } from '#model/doing/writes/state.ts'
import type { Own, Precheck } from '#model/doing/writes/process-types.ts'
import { createWrites } from '#model/doing/writes/registry.ts'
import { saveWords } from './settings-words.ts'
import type { WriteKind } from '#model/doing/writes/kind.ts'
import type { WriteFacts } from '#model/doing/activity/log.ts'
import { forgetDraft } from '#base/drafts/draft-store.ts'
import { isSameId } from '#base/text/same-id.ts'
import {
  compareSettings,
  type Deviation,
  deviations,
  settingsFrom,
  fingerprintOf,
  newest,
  unprovable,
  valuesIn,
  wasSaved,
} from './settings-changes.ts'
import {
  type KnownSettings,
  type StoreField,
  storeFields,
  type StoreValues,
} from '#model/records/store/fields.ts'

export type SaveTarget = { storeId: string }

export type Saved = {
  /** The present settings from the answer or a read; undefined if neither has them. */
  settings?: KnownSettings
  /** The record in the service's acceptance. */
  answer?: Store
  /** The service's settings when the save was sent. */
  before?: KnownSettings
  deviations: Deviation[]
  /** False if only a read showed it, which cannot prove some fields. */
  isAnswered: boolean
  unproven: StoreField[]
}

/** Why a save is not sent: somebody else changed the same fields, or the store is gone. */
export type SaveChange = 'gone' | { fields: StoreField[]; theirs: KnownSettings }
export type SaveState = WriteState<Saved, SaveChange>

/** Undefined if the account no longer has this store. */
type Reading = KnownSettings | undefined

export const saveKind: WriteKind<keyof SaveTarget, Reading, Saved, SaveChange, User> = {
  operation: 'updateStore',
  ids: ['storeId'],
  readOperation: 'getUser',
  async read(target) {
    const isOurs = sameAccount()
    const user = await readUser(queryClient)
    if (!isOurs()) throw new ApiError({ kind: 'refused', operation: 'getUser', status: 401 })
    queryClient.setQueryData(userQuery().queryKey, asConfirmed('getUser', {}, user))
    const store = storeOf(user, target)
    if (store || user.hasAllStores) return store
    throw new ApiError({ kind: 'unreadable', operation: 'getUser' })
  },
  pick: storeOf,
  put: (user, store, target) => ({
    ...user,
    stores: user.stores.map((one) => (one === storeOf(user, target) ? { ...one, ...store } : one)),
  }),
  valuesOf: valuesIn,
  find(settings, { fingerprint, answered, isAfterSending }) {
    if (!settings) return { match: 'none' }
    // An older read may hold these very values from before.
    const isOutdated = fingerprint['returns'] !== undefined && !isAfterSending
    const verdict = wasSaved(fingerprint, settings)
    if (verdict === 'unknowable') return { match: 'unreadable' }
    if (verdict === 'no') return { match: 'none' }
    if (verdict === 'unclear') return { match: 'unclear' }
    if (isOutdated && !answered) return { match: 'outdated' }
    const effect = answered
      ? { ...answered, settings: answered.settings ?? settings }
      : { settings, deviations: [], isAnswered: false, unproven: unprovable(fingerprint) }
    return { match: 'certain', effect }
  },
  amend: (theirs, { before, settings }) =>
    theirs && { ...theirs, ...newest(theirs, before, settings) },
  words: saveWords,
  link: ({ storeId }) => ({
    label: t`Store settings`,
    to: '/stores/$storeId/settings',
    params: { storeId },
  }),
  forgetDraft,
  onDone({ answer }, { storeId }) {
    if (!answer) return
    queryClient.setQueryData(storeAnswerQuery(storeId).queryKey, answer)
    keepStoreAnswer(storeId, answer)
  },
}
export const saves = createWrites<keyof SaveTarget, Reading, Store, Saved, SaveChange, User>(
  saveKind,
)

export type Save = {
  base: StoreValues
  mine: StoreValues
  /** The settings in an earlier answer, including the three unreadable fields. */
  known: KnownSettings | undefined
}

/** A confirmed save: these values, unless somebody else has changed the same fields. */
export function saveOf(
  { storeId }: SaveTarget,
  { base, mine, known }: Save,
  send: typeof updateStore = updateStore,
) {
  return (theirs: Reading, own: Own<Saved>): Precheck<Store, Saved, SaveChange> => {
    if (!theirs) return { is: 'changed', change: 'gone' }
    const { body, conflicts } = compareSettings(base, theirs, mine)
    if (conflicts.length > 0) return { is: 'changed', change: { fields: conflicts, theirs } }
    return {
      is: 'ready',
      fingerprint: fingerprintOf(body, theirs, own.seen),
      facts: { settings: changedSettings(body, { ...known, ...theirs }) },
      send: (caller) => send(storeId, body, caller),
      effectOf: (record) => savedAs(body, settingsFrom(record, storeId), theirs, known),
    }
  }
}

/** The fields that a save changes, with their values before and after. */
function changedSettings(sent: UpdateStore, before: KnownSettings): WriteFacts['settings'] {
  const changed = storeFields.filter(
    (field) => sent[field] !== undefined && (sent[field] ?? '') !== (before[field] ?? ''),
  )
  return Object.fromEntries(
    changed.map((field) => [field, { before: before[field], after: sent[field] }]),
  )
}

function savedAs(
  sent: UpdateStore,
  answer: Store | undefined,
  before: KnownSettings,
  known?: KnownSettings,
): Saved {
  const found = answer ? deviations(sent, answer, known) : []
  const settings = answer ?? sent
  return { settings, answer, before, deviations: found, isAnswered: true, unproven: [] }
}

function storeOf({ stores }: User, { storeId }: SaveTarget): StoreSummary | undefined {
  return stores.find(({ id }) => isSameId(id, storeId))
}
