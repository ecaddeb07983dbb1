import type { LinkProps } from '@tanstack/react-router'
import { keyFinderLink, ordersLink } from '#model/reading/links/links.ts'
import type { PictureName } from './help-pictures.ts'

export type HelpTask = {
  term: string
  text: string
  picture: PictureName
  link: (storeId: string) => LinkProps
}
export type HelpRow = { term: string; text: string; link?: LinkProps & { label: string } }

const page = (to: string) => (storeId: string) => ({ to, params: { storeId } }) as LinkProps

/** What merchants come for, each a link to where it is done. */
export const helpTasks: readonly HelpTask[] = [
  {
    term: 'Find an order',
    text: 'Press Ctrl K and paste an email, an ID or its first eight characters.',
    picture: 'find',
    link: ordersLink,
  },
  {
    term: 'See what you earned',
    text: 'Paid by day, beside the period before.',
    picture: 'earn',
    link: page('/stores/$storeId'),
  },
  {
    term: 'Answer who is waiting',
    text: 'Longest wait first. Ctrl Shift Enter sends and opens the next.',
    picture: 'answer',
    link: page('/stores/$storeId/tickets'),
  },
  {
    term: 'Save a reply',
    text: 'Write once, use it in any ticket.',
    picture: 'save',
    link: page('/stores/$storeId/saved-replies'),
  },
  {
    term: 'Refund an order',
    text: 'Open the order, then Refund. The whole payment goes back.',
    picture: 'refund',
    link: ordersLink,
  },
  {
    term: 'Fight a chargeback',
    text: 'On the disputed order, Dispute pack collects what proves delivery.',
    picture: 'dispute',
    link: ordersLink,
  },
  {
    term: 'Find whose key it is',
    text: 'Opens recent orders until one matches.',
    picture: 'key',
    link: keyFinderLink,
  },
  {
    term: 'Mend what is wrong',
    text: 'Low stock and expired coupons, worst first.',
    picture: 'mend',
    link: page('/stores/$storeId/checks'),
  },
  {
    term: 'Export for your accountant',
    text: 'Choose a month in Orders, then Export.',
    picture: 'export',
    link: ordersLink,
  },
]

/** What cannot be done here, and what to do in its place. */
export const helpLimits: readonly HelpRow[] = [
  { term: 'Refund part of an order', text: 'Create a new order for the rest' },
  { term: 'Undo a refund', text: 'Ask for the payment again' },
  { term: 'Change a price, stock or product text', text: 'On your platform' },
  { term: 'Create or change a coupon', text: 'On your platform' },
  { term: 'Answer a review', text: 'On your platform' },
  { term: 'Block a customer, change a balance', text: 'On your platform' },
  { term: 'List all customers', text: 'Search, or start from an order' },
  { term: 'Filter orders by IP address', text: 'Search customers by IP' },
  { term: 'Filter orders by product', text: 'Who bought this, on the product' },
  { term: 'Paid by country', text: 'Export the orders with their details' },
  { term: 'Send a webhook again', text: 'Wait for your platform’s retries' },
  { term: 'See which colleague did something', text: 'Changes has your own part' },
]

export const helpNotes: readonly HelpRow[] = [
  {
    term: 'We don’t know yet',
    text: 'No answer came. Wait a moment: Counter never sends a change twice, it reads the record until it can tell.',
  },
  {
    term: 'Reason 0 to 3',
    text: 'Your platform numbers its choices without naming them.',
    link: { to: '/preferences', hash: 'names', label: 'Name them' },
  },
  {
    term: 'Net',
    text: 'Paid, less tax, fees and refund. Left out when a part is missing.',
  },
  {
    term: 'A dotted currency',
    text: 'The record names none, so Counter assumes the store’s.',
  },
  {
    term: 'Times',
    text: 'In your time zone. Point at one to see UTC.',
    link: { to: '/preferences', hash: 'time', label: 'Choose a time zone' },
  },
  {
    term: 'Your data',
    text: 'Orders are read from your platform each time. Drafts stay in this browser for a limited time.',
    link: { to: '/preferences', hash: 'data', label: 'See what is kept' },
  },
  {
    term: 'An error',
    text: 'Quote its code to your platform’s support.',
    link: { to: '/tools', label: 'Find it under Tools' },
  },
  { term: 'Shortcuts', text: 'Press ? on any page.' },
]
