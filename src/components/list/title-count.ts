import { ownedStore } from '#base/storage/owned.ts'

/** What leads the document’s title, so that it shows in a narrow tab: "(3) Orders". */
export const titleCount = ownedStore('')
