import { createStore } from '#base/storage/store.ts'

/** Whose progress the page itself shows: the navigation doesn’t tell it again. */
export const searchesInSight = createStore<readonly string[]>([], 'view')

export function keepInSight(id: string): () => void {
  searchesInSight.set([...searchesInSight.get(), id])
  return () => searchesInSight.set(searchesInSight.get().filter((other) => other !== id))
}
