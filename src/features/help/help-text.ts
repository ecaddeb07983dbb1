import type { LinkProps } from '@tanstack/react-router'
import { t } from '#base/language/words.ts'
import {
  customersLink,
  keyFinderLink,
  monthEndLink,
  productsLink,
} from '#model/reading/links/links.ts'
import { ordersLink } from '#model/reading/links/order-links.ts'
import { statusesLike } from '#model/reading/overview/order-rows.ts'
import type { PictureName } from '#components/page/pictures.ts'
import { comparing } from '#base/numbers/compare.ts'
import { folded } from '#base/text/folded.ts'

export type HelpTask = {
  term: string
  text: string
  /** Where there are no keys. */
  byTouch?: string
  picture: PictureName
  /** Undefined: the search over every page, which finds it. */
  link: ((storeId: string, statuses: readonly string[]) => LinkProps) | undefined
}
type HelpRow = { term: string; text: string }
type HelpLimit = HelpRow & {
  /** Where one does what can be done instead. */
  link?: (storeId: string) => LinkProps
}
type HelpNote = HelpRow & {
  /** Of no use where there are no keys. */
  isForKeys?: boolean
  link?: LinkProps & { label: string }
}

const page = (to: string) => (storeId: string) => ({ to, params: { storeId } }) as LinkProps

/** By the word that the platform was seen to use, or the usual one. */
const ordersThat =
  (glyph: 'tick' | 'triangle', usual: string) => (storeId: string, statuses: readonly string[]) =>
    ordersLink(storeId, { status: statusesLike(glyph, [...statuses])[0] ?? usual })

/** What merchants come for, each a link to where it is done. */
export const helpTasks: readonly HelpTask[] = [
  {
    term: t`Find an order`,
    text: t`Press Ctrl K and paste an email, an ID or its first eight characters.`,
    byTouch: t`Search, or paste anything`,
    picture: 'find',
    link: undefined,
  },
  {
    term: t`See what you earned`,
    text: t`Paid by day, beside the period before.`,
    picture: 'earn',
    link: page('/stores/$storeId'),
  },
  {
    term: t`Answer who is waiting`,
    text: t`Longest wait first. Ctrl Shift Enter sends and opens the next.`,
    byTouch: t`Longest wait first.`,
    picture: 'answer',
    link: page('/stores/$storeId/tickets'),
  },
  {
    term: t`Save a reply`,
    text: t`Write once, use it in any ticket.`,
    picture: 'save',
    link: page('/stores/$storeId/saved-replies'),
  },
  {
    term: t`Refund an order`,
    text: t`Open the order, then Refund. The whole payment goes back.`,
    picture: 'refund',
    link: ordersThat('tick', 'COMPLETED'),
  },
  {
    term: t`Fight a chargeback`,
    text: t`On the disputed order, Dispute pack collects what proves delivery.`,
    picture: 'dispute',
    link: ordersThat('triangle', 'CHARGEBACK'),
  },
  {
    term: t`Find whose key it is`,
    text: t`Opens recent orders until one matches.`,
    picture: 'key',
    link: (storeId) => keyFinderLink(storeId),
  },
  {
    term: t`Mend what is wrong`,
    text: t`Missing goods, low stock, expired coupons.`,
    picture: 'mend',
    link: page('/stores/$storeId/to-fix'),
  },
  {
    term: t`Export for your accountant`,
    text: t`Month’s end: one file per currency.`,
    picture: 'export',
    link: () => monthEndLink(),
  },
]

/** What cannot be done here, and what to do in its place. */
const helpLimits: readonly HelpLimit[] = [
  { term: t`Refund part of an order`, text: t`Create a new order for the rest` },
  { term: t`Undo a refund`, text: t`Ask for the payment again` },
  { term: t`Change a price`, text: t`A new variant takes its place`, link: productsLink },
  { term: t`Change stock or product text`, text: t`On your platform` },
  { term: t`Create or change a coupon`, text: t`On your platform` },
  { term: t`Answer a review`, text: t`On your platform` },
  { term: t`Block a customer, change a balance`, text: t`On your platform` },
  { term: t`List all customers`, text: t`Search, or start from an order`, link: customersLink },
  { term: t`Filter orders by IP address`, text: t`Search customers by IP`, link: customersLink },
  {
    term: t`Filter orders by product`,
    text: t`Who bought this, on the product`,
    link: productsLink,
  },
  { term: t`Paid by country`, text: t`Month’s end`, link: () => monthEndLink() },
  { term: t`Send a webhook again`, text: t`Wait for your platform’s retries` },
  {
    term: t`See which colleague did something`,
    text: t`Changes has your own part`,
    link: page('/stores/$storeId/changes'),
  },
]

const helpNotes: readonly HelpNote[] = [
  {
    term: t`We don’t know yet`,
    text: t`No answer came. Wait a moment: Counter never sends a change twice, it reads the record until it can tell.`,
  },
  {
    term: t`Reason 0 to 3`,
    text: t`Your platform numbers its choices without naming them.`,
    link: { to: '/preferences', hash: 'names', label: t`Name them` },
  },
  {
    term: t`Net`,
    text: t`Paid, less tax, fees and refund. Left out when a part is missing.`,
  },
  {
    term: t`A dotted currency`,
    text: t`The record names none, so Counter assumes the store’s.`,
  },
  {
    term: t`Times`,
    text: t`In your time zone. Point at one to see UTC.`,
    link: { to: '/preferences', hash: 'time', label: t`Choose a time zone` },
  },
  {
    term: t`Your data`,
    text: t`Orders are read from your platform each time. Drafts stay in this browser for a limited time.`,
    link: { to: '/preferences', hash: 'data', label: t`See what is kept` },
  },
  {
    term: t`An error`,
    text: t`Quote its code to your platform’s support.`,
    link: { to: '/tools', label: t`Find it under Tools` },
  },
  { term: t`Shortcuts`, text: t`Press ? on any page.`, isForKeys: true },
]

/** The tasks, limits and notes that hold the text, those that lead on first; all for an empty one. */
export function findHelp(text: string) {
  const wanted = folded(text.trim())
  const holds = (row: { term: string; text: string }) =>
    folded(`${row.term} ${row.text}`).includes(wanted)
  const found = <Row extends HelpRow & { link?: unknown }>(rows: readonly Row[]) =>
    wanted === '' ? rows : rows.filter(holds).toSorted(comparing(({ link }) => (link ? 0 : 1)))
  return { tasks: found(helpTasks), limits: found(helpLimits), notes: found(helpNotes) }
}
