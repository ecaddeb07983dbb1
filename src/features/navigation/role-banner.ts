import { ownedStore } from '#base/storage/owned.ts'

/** What everything on screen lacks for somebody's role, as soon as that is known. */
export const roleBanner = ownedStore('')
