import * as z from 'zod/mini'
import { idStore } from '#base/id-store.ts'
import { createStore } from '#base/store.ts'

/** On its own, so that the shell can see whether to load the rest. */
export const knownJobs = idStore<string[]>('jobs', z.array(z.string()), [])

export const openSearches = createStore(0)
