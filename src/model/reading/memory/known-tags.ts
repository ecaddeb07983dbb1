import { ownedStore } from '#base/storage/owned.ts'

/** Tags in use by store, once the code that keeps them has loaded: no list waits for it. */
export const knownTags = ownedStore<Readonly<Record<string, readonly string[]>>>({})
