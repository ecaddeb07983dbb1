import { type Behaviour, openPoints } from '../mock-api/character-points.ts'

/** The open points that the oracle's platform decides, too, by the names of the characters. */
const decided = [
  'pageSizeLargest',
  'pageSizeOfOne',
  'pages',
  'beyondLast',
  'window',
  'repeats',
  'order',
  'sorts',
  'statusFilter',
  'gatewayFilter',
  'emailFilter',
  'dateFrom',
  'dateTo',
  'hasReplyFalse',
  'successFalse',
  'reviewDates',
  'deliveryDates',
  'amounts',
  'filterExpression',
  'reviewEmailFilter',
  'customerSearch',
  'shortSearches',
  'customerFilters',
  'subLists',
] as const

type Decided = (typeof decided)[number]

export type Manner = { readonly [Point in Decided]: Behaviour<Point> }

/** What a platform may decide otherwise; the first is usual. */
export const manners: Readonly<Record<string, readonly [string, ...string[]]>> = Object.fromEntries(
  decided.map((point) => [point, openPoints[point].behaviours]),
)

export const USUAL = Object.fromEntries(
  Object.entries(manners).map(([point, [usual]]) => [point, usual]),
) as Manner
