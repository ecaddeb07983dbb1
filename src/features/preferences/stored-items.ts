import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import {
  type DatabaseName,
  type IdName,
  keptFor,
  type PrivateName,
  type StorageName,
} from '#base/storage/stored-names.ts'

type Item = { title: string; text: string; form: 'sealed' | 'ids' | 'plain'; until: string }

function days(milliseconds: number): string {
  const count = milliseconds / 86_400_000
  return plural(count, { one: '1 day', other: `${formatNumber(count)} days` })
}
const whole = (time: string) => t`Until sign-out, at most ${time}`

/** What Counter stores in this browser, as a merchant would call it. */
export const storedItems = {
  drafts: {
    title: t`Drafts`,
    text: t`Replies, variants and settings you haven’t sent. At most 100.`,
    form: 'sealed',
    until: whole(days(keptFor.drafts)),
  },
  tickets: {
    title: t`Tickets`,
    text: t`Customers, subjects and last messages of tickets read, what you put off or marked as done, and whose names are your team’s.`,
    form: 'sealed',
    until: whole(t`${days(keptFor.private)} after they were read`),
  },
  notes: {
    title: t`Notes on tickets`,
    text: t`Your own notes. At most 2,000 in each store.`,
    form: 'sealed',
    until: whole(days(keptFor.private)),
  },
  recordNotes: {
    title: t`Notes and tags on orders and customers`,
    text: t`Your own notes and tags, of at most 2,000 records in each store. Where Counter’s host has a board for your team, they are there too, encrypted, for 90 days.`,
    form: 'sealed',
    until: whole(days(keptFor.private)),
  },
  replies: {
    title: t`Saved replies`,
    text: t`Your own templates, which hold nothing of a customer. Only your account opens them.`,
    form: 'sealed',
    until: t`Until you delete them or clear this browser’s data`,
  },
  views: {
    title: t`Saved views`,
    text: t`Names, filters, sort and columns of your views. Only your account opens them. Which lists have any is readable.`,
    form: 'sealed',
    until: t`Until you delete them or clear this browser’s data`,
  },
  customers: {
    title: t`Recent customers`,
    text: t`Emails of the six customers opened last in each store.`,
    form: 'sealed',
    until: whole(days(keptFor.private)),
  },
  finds: {
    title: t`Recent searches`,
    text: t`The last eight records that you opened from the search, in each store.`,
    form: 'sealed',
    until: whole(days(keptFor.private)),
  },
  activity: {
    title: t`Changes`,
    text: t`What you changed, when, and what became of it.`,
    form: 'sealed',
    until: whole(days(keptFor.private)),
  },
  pictures: {
    title: t`The shop as it was`,
    text: t`Names, prices and stock of products, coupons, states and payout addresses of processors, names, scopes and allowed addresses of API keys, once a day for 30 days.`,
    form: 'sealed',
    until: whole(days(keptFor.private)),
  },
  webhooks: {
    title: t`Webhooks`,
    text: t`Addresses of webhooks seen in orders, and the names and columns you gave them.`,
    form: 'sealed',
    until: whole(days(keptFor.private)),
  },
  filters: {
    title: t`Filter suggestions`,
    text: t`Statuses and gateways that occurred in your orders.`,
    form: 'sealed',
    until: whole(days(keptFor.private)),
  },
  store: {
    title: t`Store record`,
    text: t`What your platform last answered to a change of settings, without its secrets.`,
    form: 'sealed',
    until: whole(days(keptFor.private)),
  },
  checks: {
    title: t`To fix`,
    text: t`Your low stock threshold, and the ids of what you hid, in each store.`,
    form: 'sealed',
    until: whole(days(keptFor.private)),
  },
  lateGoods: {
    title: t`Paid, not delivered`,
    text: t`Orders that were found without their goods, in each store.`,
    form: 'sealed',
    until: whole(days(keptFor.private)),
  },
  platform: {
    title: t`Your platform`,
    text: t`How your platform answers: page sizes, sorts, filters, and how you say statuses count. Nothing of a customer.`,
    form: 'sealed',
    until: whole(days(keptFor.private)),
  },
  figures: {
    title: t`Orders of past days`,
    text: t`What was ordered and paid on days that are over, for Overview. No customers.`,
    form: 'sealed',
    until: whole(t`${days(keptFor.private)} after they were read`),
  },
  exports: {
    title: t`Unfinished exports and searches`,
    text: t`Rows read so far, and the payments and amounts of opened orders, to go on after a reload.`,
    form: 'sealed',
    until: t`Until removed or sign-out, at most ${days(keptFor.drafts)}`,
  },
  ids: {
    title: t`Records you changed`,
    text: t`Ids of your last store, of exports and of what you changed, to tell your changes from others’.`,
    form: 'ids',
    until: whole(days(keptFor.ids)),
  },
  visits: {
    title: t`Last visit`,
    text: t`When you last looked at each overview and used each tool, and how many orders were refunded or disputed then.`,
    form: 'plain',
    until: whole(days(keptFor.ids)),
  },
  firstRun: {
    title: t`First steps`,
    text: t`Which of the three first tasks you did, and when.`,
    form: 'plain',
    until: t`Until you clear this browser’s data`,
  },
  writes: {
    title: t`Changes under way`,
    text: t`Ids and digests of what was sent and not yet confirmed, so that a crash can’t hide it.`,
    form: 'ids',
    until: t`Until you have seen the outcome, at most ${days(keptFor.ids)}`,
  },
  session: {
    title: t`Session`,
    text: t`A digest of the API key and the time of your last input. Never the key.`,
    form: 'ids',
    until: t`Until sign-out`,
  },
  preferences: {
    title: t`Preferences`,
    text: t`What you choose on this page.`,
    form: 'plain',
    until: t`Until you clear this browser’s data`,
  },
  key: {
    title: t`API key`,
    text: t`Only if you chose to keep it in this tab.`,
    form: 'plain',
    until: t`Until sign-out or the tab closes`,
  },
  pages: {
    title: t`Place on the page`,
    text: t`How far each page was scrolled, and that it has reloaded for a newer version.`,
    form: 'plain',
    until: t`Until the tab closes`,
  },
} satisfies Record<string, Item>

type StoredName = StorageName | IdName | PrivateName | DatabaseName

export const itemOf: Record<StoredName, keyof typeof storedItems> = {
  'counter-preferences': 'preferences',
  'counter-color-scheme': 'preferences',
  'counter.session': 'session',
  'counter.sign-out-owed': 'session',
  'counter.owner': 'session',
  'counter.erasure-owed': 'session',
  'counter.last-input': 'session',
  'counter.open-write.*': 'writes',
  'counter.held-write.*': 'writes',
  'counter.ids.*': 'ids',
  'counter.views.*': 'views',
  'own-records.*': 'ids',
  'seen-values.*': 'ids',
  'given-up-writes': 'writes',
  'last-store': 'ids',
  jobs: 'ids',
  'visits.*': 'visits',
  'tool-runs.*': 'visits',
  'views.*': 'views',
  'counter.first-run.*': 'firstRun',
  'counter.api-key': 'key',
  'tanstack_router_reload:*': 'pages',
  'tsr-scroll-restoration*': 'pages',
  'staff.*': 'tickets',
  'keep-tickets.*': 'tickets',
  'customers.*': 'customers',
  'recent-finds.*': 'finds',
  webhooks: 'webhooks',
  'filter-values.*': 'filters',
  'activity.*': 'activity',
  'own-entries.*': 'tickets',
  'ticket-marks.*': 'tickets',
  'ticket-after.*': 'tickets',
  'ticket-notes.*': 'notes',
  'record-notes.*': 'recordNotes',
  'store-answer.*': 'store',
  'checks.*': 'checks',
  'platform.*': 'platform',
  'variant-table.*': 'drafts',
  'price-change.*': 'drafts',
  'looked-goods.*': 'lateGoods',
  'pictures.*': 'pictures',
  'counter-private': 'customers',
  'counter-private-key': 'customers',
  'counter-tickets': 'tickets',
  'counter-tickets-key': 'tickets',
  'counter-saved-replies': 'replies',
  'counter-saved-replies-key': 'replies',
  'counter-views': 'views',
  'counter-views-key': 'views',
  'counter-drafts': 'drafts',
  'counter-draft-key': 'drafts',
  'counter-jobs': 'exports',
  'counter-job-key': 'exports',
  'counter-figures': 'figures',
  'counter-figures-key': 'figures',
}

/** The names among these that Counter does not use, so another program must have stored them. */
export function unknownNames(found: readonly string[]): string[] {
  const names = Object.keys(itemOf)
  const isKnown = (name: string) =>
    names.some((known) =>
      known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known,
    )
  return found.filter((name) => !isKnown(name))
}
