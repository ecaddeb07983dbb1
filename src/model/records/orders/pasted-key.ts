import { ownedStore } from '#base/storage/owned.ts'

type Pasted = { key: string; payment: string }
export const NOTHING_PASTED: Pasted = { key: '', payment: '' }

/** What the palette hands to the key finder. In memory only, because it may be a secret. */
export const pastedText = ownedStore(NOTHING_PASTED)
