import { onOwnerChange } from '#base/private-owner.ts'
import { createStore } from '#base/store.ts'

/** What the palette hands to the key finder. In memory only, because it may be a secret. */
export const pastedKey = createStore('')
onOwnerChange(() => pastedKey.set(''))
