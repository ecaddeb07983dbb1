/*
 * The points that the specification leaves open and Counter can see while reading, each with the
 * behaviours a platform may show, under the names of docs/open-points.md. A behaviour is told only
 * if an answer proves it. The page, the screens and `counter-dashboard check` all speak of these.
 */
export const points = {
  /** The number of rows of a page that asks for many. Detail: the rows given. */
  pageSizeLargest: ['kept', 'clamped', 'refused', 'ignored'],
  /** `PageSize=1`, whose number of pages is the number of rows. */
  pageSizeOfOne: ['counts', 'ignored', 'refused', 'uncounted', 'wrong'],
  beyondLast: ['empty', 'repeated', 'refused'],
  order: ['newest', 'oldest', 'unsorted'],
  /** Subject: `listOrders.amount`. */
  sorts: ['followed', 'ignored', 'refused'],
  /** Subject: `listOrders.status`. */
  filter: ['equal', 'contains', 'ignored', 'refused'],
  filterCase: ['either', 'sensitive'],
  /** A flag sent as false. Subject: `listWebhookLogs.Success`. */
  flagFalse: ['followed', 'any', 'opposite', 'refused'],
  /** Records of exactly that instant. Subject: `listOrders.dateFrom`. */
  dateEnds: ['included', 'excluded', 'ignored', 'refused'],
  /** Subject: `searchCustomers`. Detail: the most letters that were refused. */
  shortSearches: ['answered', 'empty', 'refused'],
  /** How a search matches. Subject: `searchCoupons`. */
  search: ['contains', 'begins', 'equal', 'ignored', 'refused'],
  /** Whether 40 % comes as 40 or as 0.4. */
  percentages: ['of100', 'of1'],
  /** Whether any amount has a fraction; whole ones may be in the smallest unit. */
  amounts: ['fractions', 'whole'],
  /** Detail: seconds between an order's time and its first showing. */
  lag: ['prompt', 'late'],
  /** Detail: the words that Counter does not know. */
  statuses: ['known', 'unknown'],
  /** Its `Date` beside this browser's clock. Detail: the minutes between them. */
  clock: ['agrees', 'differs'],
  /** Asked too often (429). Detail: the seconds it named. */
  tooOften: ['told', 'untold'],
} as const

export type Point = keyof typeof points
export type Behaviour<Of extends Point = Point> = (typeof points)[Of][number]

/** One point as seen. Without a behaviour it could not be told, and `how` says why. */
export type Finding = {
  [Of in Point]: {
    point: Of
    /** The list, filter or sort that was asked, under its names on the wire. */
    subject?: string
    behaviour?: Behaviour<Of>
    detail?: string
    /** What was asked and what came, in a few words; never a customer's. */
    how?: string
  }
}[Point]

export const findingName = ({ point, subject }: Pick<Finding, 'point' | 'subject'>): string =>
  subject === undefined ? point : `${point} ${subject}`
