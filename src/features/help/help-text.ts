import type { LinkProps } from '@tanstack/react-router'

export type HelpRow = {
  term: string
  text: string
  /** What to do in its place, for what cannot be done. */
  instead?: string
  link?: LinkProps & { label: string }
}
export type HelpSection = { id: string; title: string; intro?: string; rows: HelpRow[] }

export const helpSections: HelpSection[] = [
  {
    id: 'start',
    title: 'Start here',
    intro: 'Counter shows what your platform knows about your stores, and finds it fast.',
    rows: [
      {
        term: 'Find an order',
        text: 'Open Orders and paste an email or an order ID into the search field.',
      },
      {
        term: 'Find a customer',
        text: 'Customers searches by email, IP address, affiliate code or processor ID.',
      },
      {
        term: 'Answer tickets',
        text: 'Your platform keeps tickets with each customer. Tickets collects those of recent customers, longest wait first. Beside the thread stands the order in question. Where Counter runs on a server, A takes a ticket or gives it to a colleague.',
      },
      {
        term: 'Find what is wrong, or whose key it is',
        text: 'To fix goes through variants and coupons. “Whose key is this” opens orders, two a second, until one delivered the key.',
      },
      {
        term: 'Share what you see',
        text: 'Every list keeps its filters in the address. Copy it, and a colleague sees the same list.',
      },
      {
        term: 'Keep a list you use often',
        text: 'Set its filters, sort and columns, then save them as a view. Views are tabs above orders, customers, coupons, reviews and products, and stay in this browser.',
      },
      {
        term: 'Hear of new orders',
        text: 'Orders shows new ones above the list and in the tab. Preferences has notices and a sound.',
      },
      {
        term: 'Compare periods',
        text: 'Overview compares a period with the one before, by product, gateway, coupon or status. A number opens its orders. All stores, in the store menu, has one feed of all orders, and one list of everyone who waits for a reply.',
      },
      {
        term: 'See what you did',
        text: 'Changes lists each change made from this browser, and how it ended.',
      },
    ],
  },
  {
    id: 'can',
    title: 'What Counter can do',
    intro: 'Your platform lets Counter change five things. Each is sent once and then checked.',
    rows: [
      {
        term: 'Refund an order',
        text: 'On the order. You choose a reason; your platform refunds the payment.',
      },
      {
        term: 'Create a variant',
        text: 'On the product. Duplicate starts from a variant you already have.',
      },
      {
        term: 'Delete a variant',
        text: 'On the product. You type its name first, because nothing brings it back.',
      },
      {
        term: 'Reply to a ticket',
        text: 'In the ticket. A reply is held for five seconds, so you can take it back. A saved reply can also say what becomes of the ticket then: done, or back in three days, and its tags.',
      },
      {
        term: 'Change store settings',
        text: 'Fourteen settings. Counter shows what a colleague changed while you were editing.',
      },
    ],
  },
  {
    id: 'cannot',
    title: 'What Counter can’t do, and why',
    intro: 'There is no button for anything your platform doesn’t offer.',
    rows: [
      {
        term: 'Refund part of an order',
        text: 'Your platform takes a reason and no amount.',
        instead: 'Create a new order for the rest',
      },
      {
        term: 'Undo a refund',
        text: 'Nothing takes it back.',
        instead: 'Ask for the payment again',
      },
      {
        term: 'Change a price, stock or product text',
        text: 'Variants can be created and deleted, not changed.',
        instead: 'Your platform’s own pages',
      },
      {
        term: 'Answer a review',
        text: 'Reviews can only be read.',
        instead: 'Your platform’s own pages',
      },
      {
        term: 'Create or change a coupon',
        text: 'Coupons can only be read.',
        instead: 'Your platform’s own pages',
      },
      {
        term: 'Block a customer, change a balance',
        text: 'Customers can only be read.',
        instead: 'Your platform’s own pages',
      },
      {
        term: 'List all customers or tickets',
        text: 'Your platform only searches customers, and keeps tickets with them.',
        instead: 'Search, or look through recent orders',
      },
      {
        term: 'Filter orders by IP address or product',
        text: 'Orders filter by dates, status, gateway, email and chat name.',
        instead: 'Find the customer by IP; Who bought this, on a product',
      },
      {
        term: 'Figures by country',
        text: 'The order list, which Overview reads, names no country.',
        instead: 'Export the orders with their details',
      },
      {
        term: 'Send a webhook again',
        text: 'Deliveries can only be read.',
        instead: 'Wait for your platform’s own retries',
      },
      {
        term: 'Say which colleague did something',
        text: 'Your platform doesn’t tell who made a change.',
        instead: 'Changes, for this browser’s part',
      },
      {
        term: 'Close a ticket',
        text: 'A ticket has messages, but no state.',
        instead: 'Who wrote last tells who is waiting',
      },
    ],
  },
  {
    id: 'words',
    title: 'Words',
    rows: [
      {
        term: 'Net',
        text: 'Paid, less the tax, fees and refund found on the order. Counter works it out, and leaves it out when a part is missing or can be read in two ways.',
      },
      { term: 'Waiting', text: 'The customer wrote the last message of a ticket.' },
      {
        term: 'Shows the refund',
        text: 'Counter read the record again after a change and found the change in it.',
      },
      {
        term: 'We don’t know yet',
        text: 'No answer came. Counter doesn’t repeat the change: it reads the record until it can tell you.',
      },
      {
        term: 'Reason 0 to 3',
        text: 'Your platform numbers its choices without naming them.',
        link: { to: '/preferences', hash: 'names', label: 'Name them' },
      },
    ],
  },
  {
    id: 'times',
    title: 'Times and money',
    rows: [
      {
        term: 'Times',
        text: 'Shown in the time zone you choose; the account menu switches. Point at a time to see it in UTC, too.',
        link: { to: '/preferences', hash: 'time', label: 'Choose a time zone' },
      },
      { term: 'Dates without a time', text: 'Shown as they are, such as a renewal day.' },
      {
        term: 'Amounts',
        text: 'Shown as your platform sends them. Different currencies are never added together.',
        link: { to: '/preferences', hash: 'numbers', label: 'Choose how figures look' },
      },
      {
        term: 'A dotted currency',
        text: 'The record names no currency, so Counter assumes the store’s.',
      },
    ],
  },
  {
    id: 'data',
    title: 'Where your data is',
    rows: [
      {
        term: 'Your API key',
        text: 'Sealed in a cookie that no script can read, or, without Counter’s server, in this page’s memory.',
      },
      {
        term: 'Orders and customers',
        text: 'Read from your platform each time. Nothing goes to anyone else.',
      },
      {
        term: 'Drafts, recent customers, activity',
        text: 'Kept in this browser for a limited time, and deleted when you sign out.',
        link: { to: '/preferences', hash: 'data', label: 'See what is kept' },
      },
      { term: 'Tracking', text: 'None. Nothing is loaded from elsewhere.' },
    ],
  },
  {
    id: 'failures',
    title: 'When something fails',
    rows: [
      {
        term: 'A list or a page',
        text: 'The part that failed says why. Try again is always safe: it only reads.',
      },
      {
        term: 'A change',
        text: 'Wait a moment. Counter sends it once, then reads the record to learn whether it worked.',
      },
      {
        term: 'Your platform’s support',
        text: 'Quote the code and the reference. Changes keeps the last 50 errors, ready to copy.',
      },
      {
        term: 'Signed out',
        text: 'After half an hour away, or when the key no longer works. Sign in again, and your drafts are still here.',
      },
    ],
  },
]
