import { idStores } from '#base/storage/id-store.ts'
import { isRecord, isTexts, shapeOf } from '#base/storage/shape.ts'
import { storedKeys, writeStored } from '#base/storage/storage.ts'

/*
 * The views are encrypted and take a moment to read; these names keep tabs and links from jumping.
 */
type ViewsHint = { kept: string[]; start: string[] }

const ViewsHint = shapeOf(
  (found): found is ViewsHint => isRecord(found) && isTexts(found.kept) && isTexts(found.start),
)

export const START = 'start'

const hints = idStores<ViewsHint>('views', ViewsHint, { kept: [], start: [] })
export const hintOf = (storeId: string) => hints(storeId.toLowerCase())

// Older builds left these behind after a sign-out.
for (const key of storedKeys('local', 'counter.views.')) writeStored('local', key, undefined)

export function keepViewsHint(storeId: string, hint: ViewsHint) {
  const store = hintOf(storeId)
  if (JSON.stringify(store.get()) !== JSON.stringify(hint)) store.set(hint)
}

export const hasViews = (storeId: string, list: string) => hintOf(storeId).get().kept.includes(list)

export const startSearchOf = (storeId: string, list: string) =>
  hintOf(storeId).get().start.includes(list) ? { view: START } : undefined
