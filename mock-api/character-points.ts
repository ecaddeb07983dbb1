/*
 * Every point that the specification leaves open, and how a platform may decide it. The first
 * behaviour of each is the usual one. `docs/open-points.md` has a row for each point.
 */
type OpenPoint = { where: string; behaviours: readonly [string, string, ...string[]] }

const textFilter = ['equal', 'ignored', 'any-case', 'contains', 'refused'] as const

export const openPoints = {
  // Common list parameters
  pageSizeDefault: { where: 'Common list parameters', behaviours: ['20', '10', '100'] },
  pageSizeLargest: {
    where: 'Common list parameters',
    behaviours: ['any', 'clamped-to-50', 'clamped-to-20', 'ignored', 'refused-above-50'],
  },
  pageSizeOfOne: {
    where: 'Common list parameters',
    behaviours: ['taken', 'ignored', 'refused'],
  },
  pages: {
    where: 'Paginated envelope',
    behaviours: [
      'counted',
      'absent',
      'zero',
      'one',
      'too-many',
      'too-few',
      'only-the-next',
      'unfiltered',
    ],
  },
  beyondLast: {
    where: 'Common list parameters',
    behaviours: ['empty', 'last-page-again', 'first-page-again', 'refused'],
  },
  window: {
    where: 'Common list parameters',
    behaviours: ['all-rows', 'first-10000-rows', 'first-200-rows'],
  },
  repeats: {
    where: 'Paginated envelope',
    behaviours: ['none', 'within-a-page', 'across-pages'],
  },
  order: {
    where: 'Common list parameters',
    behaviours: ['newest-first', 'oldest-first', 'by-id', 'unsorted', 'another-each-time'],
  },
  sorts: {
    where: 'Common list parameters',
    behaviours: ['kept', 'ignored', 'refused', 'ascending-only'],
  },
  sortedTexts: {
    where: 'Common list parameters',
    behaviours: ['by-code-unit', 'in-any-case'],
  },
  filterExpression: {
    where: 'Common list parameters',
    behaviours: ['taken', 'ignored', 'refused'],
  },

  // Filters
  statusFilter: { where: 'Orders', behaviours: textFilter },
  gatewayFilter: { where: 'Orders', behaviours: textFilter },
  emailFilter: {
    where: 'Orders',
    behaviours: ['contains', 'equal', 'case-sensitive', 'ignored', 'refused'],
  },
  chatFilter: { where: 'Orders', behaviours: ['id-or-name', 'id-only', 'contains', 'ignored'] },
  dateFrom: { where: 'Orders', behaviours: ['inclusive', 'exclusive', 'whole-days', 'ignored'] },
  dateTo: { where: 'Orders', behaviours: ['inclusive', 'exclusive', 'whole-days', 'ignored'] },
  ratingFilter: { where: 'Reviews', behaviours: ['equal', 'ignored'] },
  reviewEmailFilter: { where: 'Reviews', behaviours: ['contains', 'equal', 'ignored'] },
  reviewDates: { where: 'Reviews', behaviours: ['inclusive', 'exclusive', 'ignored'] },
  hasReplyFalse: { where: 'Reviews', behaviours: ['without-a-reply', 'any', 'with-a-reply'] },
  couponFilters: { where: 'Coupons', behaviours: ['taken', 'ignored'] },
  isEnabledFalse: { where: 'Coupons', behaviours: ['disabled', 'any'] },
  customerFilters: { where: 'Customers', behaviours: ['contains', 'equal', 'ignored'] },
  responseCodeFilter: { where: 'Webhooks', behaviours: ['equal', 'ignored'] },
  successFalse: { where: 'Webhooks', behaviours: ['failures', 'any', 'successes'] },
  deliveryDates: { where: 'Webhooks', behaviours: ['inclusive', 'exclusive', 'ignored'] },

  // Searches
  couponSearch: {
    where: 'Coupons',
    behaviours: ['code-contains', 'code-starts', 'code-equals', 'everything'],
  },
  customerSearch: {
    where: 'Customers',
    behaviours: ['all-fields', 'email-only', 'email-and-name', 'whole-email', 'everyone'],
  },
  shortSearches: {
    where: 'Customers',
    behaviours: ['taken', 'refused-under-three', 'empty-under-three'],
  },

  // Records as they are sent
  statusWords: {
    where: 'Conventions',
    behaviours: ['upper-case', 'lower-case', 'title-case', 'german', 'unknown-codes', 'numbered'],
  },
  gatewayWords: { where: 'Conventions', behaviours: ['upper-case', 'lower-case', 'title-case'] },
  amounts: { where: 'Conventions', behaviours: ['major-units', 'minor-units', 'as-text'] },
  percentages: { where: 'Order item', behaviours: ['of-100', 'of-1'] },
  fees: {
    where: 'Order item',
    behaviours: ['on-top', 'inside-line-totals', 'recorded-only'],
  },
  surcharge: { where: 'Order detail', behaviours: ['on-top', 'recorded-only'] },
  tax: { where: 'Order detail', behaviours: ['on-top', 'inside', 'recorded-only'] },
  discounts: { where: 'Order coupon', behaviours: ['positive', 'negative'] },
  refundAmount: { where: 'Refund record', behaviours: ['all-paid', 'half', 'without-tax'] },
  refundRecord: { where: 'Order detail', behaviours: ['on-the-order', 'absent'] },
  paidAfterRefund: {
    where: 'States and transitions',
    behaviours: ['stays', 'becomes-zero', 'goes-below-zero'],
  },
  statusAfterRefund: { where: 'States and transitions', behaviours: ['refunded', 'unchanged'] },
  secondRefund: { where: 'Orders', behaviours: ['refused', 'answers-the-first'] },
  times: { where: 'Conventions', behaviours: ['milliseconds', 'seconds', 'microseconds'] },
  subLists: { where: 'Resources and their fields', behaviours: ['as-made', 'unsorted'] },
  nothingDelivered: { where: 'Order detail', behaviours: ['empty', 'null'] },
  fields: {
    where: 'Resources and their fields',
    behaviours: ['present', 'some-absent', 'some-null'],
  },
  creationDates: { where: 'Conventions', behaviours: ['always', 'some-absent'] },
  emailAddresses: { where: 'Order (list item)', behaviours: ['as-kept', 'in-another-case'] },
  ids: { where: 'Conventions', behaviours: ['lower-case', 'upper-case'] },
  spelling: {
    where: 'Store, Tickets, Products and variants',
    behaviours: ['as-sent', 'trimmed', 'escaped', 'composed', 'rounded', 'upper'],
  },
  settingsLeftOut: { where: 'Store', behaviours: ['kept', 'emptied'] },
  listAllData: { where: 'Generic envelope', behaviours: ['array', 'null'] },
  messages: { where: 'Generic envelope', behaviours: ['null', 'absent'] },
  createdStatus: { where: 'Errors', behaviours: ['201', '200'] },
  refusalStatus: { where: 'Errors', behaviours: ['by-kind', 'always-400', 'always-200'] },
  refusalBody: { where: 'Errors', behaviours: ['message-and-code', 'neither'] },
  permissions: { where: 'Authentication', behaviours: ['all', 'neither-user-nor-slug'] },

  // Time and limits
  reads: {
    where: 'What the service does',
    behaviours: ['see-every-write', 'lag-5-seconds', 'lag-30-seconds', 'lag-for-good'],
  },
  payments: {
    where: 'States and transitions',
    behaviours: ['never-later', 'after-midnight', 'days-later'],
  },
  disputes: { where: 'States and transitions', behaviours: ['never-later', 'days-later'] },
  refunds: { where: 'States and transitions', behaviours: ['never-later', 'days-later'] },
  expiry: { where: 'States and transitions', behaviours: ['never-later', 'days-later'] },
  records: { where: 'What the service does', behaviours: ['stay', 'some-vanish'] },
  arrivals: {
    where: 'What the service does',
    behaviours: ['none', 'every-20-minutes', 'every-minute', 'backdated-hourly'],
  },
  rateLimit: {
    where: 'Limits',
    behaviours: ['none', '2-a-second', '2-a-second-with-retry-after'],
  },
  keyTrouble: { where: 'Authentication', behaviours: ['none', 'one-401', '401-for-a-minute'] },
  clock: {
    where: 'Conventions',
    behaviours: ['right', '3-hours-ahead', '3-hours-behind'],
  },
  dateHeader: { where: 'Address', behaviours: ['sent', 'absent'] },
} as const satisfies Record<string, OpenPoint>

export type Point = keyof typeof openPoints
export type Behaviour<P extends Point> = (typeof openPoints)[P]['behaviours'][number]

/** How one platform decides every open point. */
export type Character = { readonly [P in Point]: Behaviour<P> }

export const points = Object.keys(openPoints) as Point[]
