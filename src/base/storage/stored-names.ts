/* Storage takes no other name, and Preferences describes each. */

/** In localStorage, which all tabs share, or sessionStorage, which ends with the tab. */
export type StorageName =
  | 'counter-preferences'
  | 'counter-color-scheme'
  | 'counter.session'
  | 'counter.sign-out-owed'
  | 'counter.owner'
  | 'counter.erasure-owed'
  | 'counter.last-input'
  | 'counter.open-write.*'
  | 'counter.held-write.*'
  | 'counter.ids.*'
  | 'counter.views.*'
  | 'counter.first-run.*'
  | 'counter.api-key'
  | 'tanstack_router_reload:*'
  | 'tsr-scroll-restoration*'

export type IdName =
  | 'own-records.*'
  | 'seen-values.*'
  | 'given-up-writes'
  | 'last-store'
  | 'jobs'
  | 'visits.*'
  | 'tool-runs.*'
  | 'views.*'

export type PrivateName =
  | 'staff.*'
  | 'keep-tickets.*'
  | 'own-entries.*'
  | 'ticket-marks.*'
  | 'ticket-after.*'
  | 'ticket-notes.*'
  | 'record-notes.*'
  | 'customers.*'
  | 'recent-finds.*'
  | 'webhooks'
  | 'filter-values.*'
  | 'activity.*'
  | 'store-answer.*'
  | 'checks.*'
  | 'platform.*'
  | 'variant-table.*'
  | 'price-change.*'
  | 'pictures.*'
  | 'looked-goods.*'

export type DatabaseName =
  | 'counter-private'
  | 'counter-private-key'
  | 'counter-tickets'
  | 'counter-tickets-key'
  | 'counter-saved-replies'
  | 'counter-saved-replies-key'
  | 'counter-views'
  | 'counter-views-key'
  | 'counter-drafts'
  | 'counter-draft-key'
  | 'counter-jobs'
  | 'counter-job-key'
  | 'counter-figures'
  | 'counter-figures-key'

export type Named<Name extends string> = Name extends `${infer Start}*` ? `${Start}${string}` : Name

export type NameOfMany<Name extends string> = Name extends `${infer Start}.*` ? Start : never

const DAY = 86_400_000

/** How many milliseconds each is stored after its last change. */
export const keptFor = {
  drafts: 7 * DAY,
  ids: 30 * DAY,
  private: 90 * DAY,
}
