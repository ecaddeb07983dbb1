import * as z from 'zod/mini'
import { idStore } from '#base/storage/id-store.ts'
import { createStore } from '#base/storage/store.ts'

/** On its own, so that the shell can see whether to load the rest. */
export const knownJobs = idStore<string[]>('jobs', z.array(z.string()), [])

/** How many of this tab’s exports and searches are shown. */
export const openHere = createStore({ exports: 0, searches: 0 }, 'view')

/** What a search on disk is called, and no export. */
export const STORED_SEARCH = 'search.'
export const isStoredSearch = (id: string) => id.startsWith(STORED_SEARCH)
