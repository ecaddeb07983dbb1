import { contentOf, draftReference } from '#base/drafts/draft-store.ts'

/** The stored draft of one form, which all tabs share: one of two texts. */
export function createDrafts() {
  let stored: number | undefined
  let typed: number | undefined

  return {
    stored: () => stored,

    type(text: number) {
      stored = text
      typed = text
    },

    forget(reference: string | undefined): boolean {
      if (stored === undefined || referenceOf(stored) !== reference) return false
      stored = undefined
      return true
    },

    /** Signing out deletes drafts, which it asks about first. */
    signOut() {
      stored = undefined
      typed = undefined
    },

    missing: () => (typed === stored ? undefined : typed),
  }
}

export const referenceOf = (text: number) => draftReference('draft', contentOf(text))
