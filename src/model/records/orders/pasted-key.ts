import { ownedStore } from '#base/storage/owned.ts'

/** What the palette hands to the key finder. In memory only, because it may be a secret. */
export const pastedKey = ownedStore('')
