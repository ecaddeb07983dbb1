import { UpdateStore } from '#api/schemas/store.ts'
import { type Call, type Handler, bodyOf, found, storeOf } from './call.ts'
import type { Behaviour } from './character-points.ts'
import { storeRecord } from './seed-store-record.ts'
import { NO_SETTINGS } from './seed-stores.ts'
import { spelt } from './spelling.ts'

export const updateStore: Handler = (call) => update(call, call.database.character.settingsLeftOut)

/** PUT as replacement empties fields missing from the body. */
export const replaceStore: Handler = (call) => update(call, 'emptied')

function update(call: Call, leftOut: Behaviour<'settingsLeftOut'>) {
  const store = storeOf(call)
  const sent = spelt(bodyOf(call, UpdateStore), call.database.character.spelling)
  store.settings = { ...(leftOut === 'kept' ? store.settings : NO_SETTINGS), ...sent }
  return found(storeRecord(store))
}
