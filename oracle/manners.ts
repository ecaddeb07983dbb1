/** What a platform may decide otherwise, by the names that mock-api gives its characters; the first is usual. */
export const manners = {
  pageSizeLargest: ['any', 'clamped-to-50', 'clamped-to-20', 'ignored', 'refused-above-50'],
  pageSizeOfOne: ['taken', 'ignored', 'refused'],
  pages: ['counted', 'absent', 'zero', 'one', 'too-many', 'too-few', 'only-the-next'],
  beyondLast: ['empty', 'last-page-again', 'first-page-again', 'refused'],
  window: ['all-rows', 'first-10000-rows', 'first-200-rows'],
  repeats: ['none', 'within-a-page', 'across-pages'],
  order: ['newest-first', 'oldest-first', 'by-id', 'unsorted'],
  sorts: ['kept', 'ignored', 'refused', 'ascending-only'],
  statusFilter: ['equal', 'ignored', 'any-case', 'contains', 'refused'],
  gatewayFilter: ['equal', 'ignored', 'any-case', 'contains', 'refused'],
  emailFilter: ['contains', 'equal', 'case-sensitive', 'ignored', 'refused'],
  dateFrom: ['inclusive', 'exclusive', 'whole-days', 'ignored'],
  dateTo: ['inclusive', 'exclusive', 'whole-days', 'ignored'],
  hasReplyFalse: ['without-a-reply', 'any', 'with-a-reply'],
  successFalse: ['failures', 'any', 'successes'],
  reviewDates: ['inclusive', 'exclusive', 'ignored'],
  deliveryDates: ['inclusive', 'exclusive', 'ignored'],
  amounts: ['major-units', 'as-text'],
  filterExpression: ['taken', 'ignored', 'refused'],
} as const

export type Manner = { readonly [Point in keyof typeof manners]: (typeof manners)[Point][number] }

export const USUAL = Object.fromEntries(
  Object.entries(manners).map(([point, [usual]]) => [point, usual]),
) as Manner
