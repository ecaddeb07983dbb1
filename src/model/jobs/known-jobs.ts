import * as z from 'zod/mini'
import { idStore } from '#base/id-store.ts'
import { createStore } from '#base/store.ts'

/**
 * The ids of this account's jobs, also those that a reload interrupted. Small and on its own, so
 * that the shell can see whether to load the rest.
 */
export const knownJobs = idStore<string[]>('jobs', z.array(z.string()), [])

/** How many searches are under way, or over and not yet seen. */
export const openSearches = createStore(0)
