import { createStore } from '#base/storage/store.ts'

/** What lies over the page; menus and keys open it, and a late part of the layout draws it. */
export type Overlay = 'shortcuts' | 'errors' | 'search' | 'jobs'

export const overlay = createStore<Overlay | undefined>(undefined, 'view')
