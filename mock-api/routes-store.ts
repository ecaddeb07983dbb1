import { UpdateStore } from '#api/schemas/store.ts'
import type { Call, Handler } from './call.ts'
import { bodyOf, found, storeOf } from './call.ts'
import type { StoreSettings } from './records.ts'
import { storeRecord } from './seed-store-record.ts'
import { NO_SETTINGS } from './seed-stores.ts'

export const updateStore: Handler = (call) => update(call, (settings) => settings)

/** PUT as replacement empties fields missing from the body. */
export const replaceStore: Handler = (call) => update(call, () => NO_SETTINGS)

function update(call: Call, base: (settings: StoreSettings) => StoreSettings) {
  const store = storeOf(call)
  const sent = call.database.modes.spelt(bodyOf(call, UpdateStore))
  store.settings = { ...base(store.settings), ...sent }
  return found(storeRecord(store))
}
