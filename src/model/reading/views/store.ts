import { useStore } from '#base/storage/store.ts'
import { ownLists } from '#model/reading/memory/own-lists.ts'
import { keepViewsHint } from './hint.ts'
import { readViews, type View, type ViewSearch } from './view.ts'

const listsOf = (views: readonly View[]) => [...new Set(views.map(({ list }) => list))]

const allViews = ownLists<View>({
  database: 'counter-views',
  store: 'views',
  read: readViews,
  onChange(storeId, views) {
    keepViewsHint(storeId, {
      kept: listsOf(views),
      start: listsOf(views.filter(({ isStart }) => isStart)),
    })
  },
})

export const useViews = (storeId: string) => useStore(allViews(storeId))

export const viewsAreRead = (storeId: string) => !allViews(storeId).get().isLoading

export const onViews = (storeId: string, listener: () => void) =>
  allViews(storeId).subscribe(listener)

export const viewsKeeping = (storeId: string) => allViews(storeId).keeping

export const viewsOf = (storeId: string): readonly View[] => allViews(storeId).get().items

export function keepViews(storeId: string, kept: readonly View[]) {
  allViews(storeId).change((views) => {
    const changed = new Map(kept.map((view) => [view.id, view]))
    const ids = new Set(views.map(({ id }) => id))
    return readViews([
      ...views.map((view) => changed.get(view.id) ?? view),
      ...kept.filter(({ id }) => !ids.has(id)),
    ])
  })
}

export function deleteView(storeId: string, id: string) {
  allViews(storeId).change((views) => views.filter((view) => view.id !== id))
}

export function restoreView(storeId: string, view: View, index: number) {
  allViews(storeId).change((views) => [...views].toSpliced(index, 0, view))
}

export function moveView(storeId: string, id: string, step: -1 | 1) {
  allViews(storeId).change((views) => {
    const view = views.find((one) => one.id === id)
    const siblings = views.filter(({ list }) => list === view?.list)
    const other = siblings[siblings.findIndex((one) => one.id === id) + step]
    if (!view || !other) return views
    return views.map((one) => (one === view ? other : one === other ? view : one))
  })
}

export function setStartView(storeId: string, { id, list }: View, isStart: boolean) {
  allViews(storeId).change((views) =>
    views.map((view) =>
      view.list === list
        ? { ...view, isStart: isStart && view.id === id ? true : undefined }
        : view,
    ),
  )
}

export async function startSearch(
  storeId: string,
  list: string,
): Promise<ViewSearch & { view?: string }> {
  await allViews(storeId).loaded()
  const view = viewsOf(storeId).find((one) => one.list === list && one.isStart)
  return view ? { ...view.search, view: view.name } : {}
}
