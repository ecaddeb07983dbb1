import { type Character, type Point, openPoints, points } from './character-points.ts'
import { createRandom } from './random.ts'

/** Decides every point as most platforms might. */
export const USUAL = Object.fromEntries(
  points.map((point) => [point, openPoints[point].behaviours[0]]),
) as Character

/** Points that stop a whole part of the application are odd in few of the drawn worlds. */
const rare = new Set<Point>([
  'fields',
  'listAllData',
  'creationDates',
  'ids',
  'permissions',
  'keyTrouble',
  'refusalStatus',
  'spelling',
  'settingsLeftOut',
])

/** Orders by the hour belong to simulated days and are asked for by name. */
const onlyNamed = new Map<Point, readonly string[]>([
  ['arrivals', ['every-minute']],
  ['reads', ['lag-for-good']],
  ['nothingDelivered', ['null']],
])

/** The same seed always gives the same character: most points usual, some odd. */
export function drawCharacter(seed: number): Character {
  const random = createRandom('character', seed)
  const oddness = random.pick([0.06, 0.12, 0.25])
  return Object.fromEntries(
    points.map((point) => {
      const [usual, ...odd] = openPoints[point].behaviours
      const drawable = odd.filter((behaviour) => !onlyNamed.get(point)?.includes(behaviour))
      if (drawable.length === 0) return [point, usual]
      const isOdd = random.chance(rare.has(point) ? oddness / 4 : oddness)
      return [point, isOdd ? random.pick(drawable) : usual]
    }),
  ) as Character
}

const named = {
  usual: {},
  // Findings, by their number in the reviews
  'pays-after-midnight': { payments: 'after-midnight' }, // F1
  'pays-days-later': { payments: 'days-later' }, // F1, G4
  'disputes-days-later': { disputes: 'days-later' }, // G4
  'refunds-days-later': { refunds: 'days-later' }, // F1
  'changes-every-day': {
    payments: 'days-later',
    disputes: 'days-later',
    refunds: 'days-later',
    expiry: 'days-later',
    arrivals: 'every-20-minutes',
  },
  'failed-filter-means-any': { successFalse: 'any', hasReplyFalse: 'any' }, // F2, F3
  'fees-inside-totals': { fees: 'inside-line-totals', surcharge: 'recorded-only' }, // F4
  'fees-never-charged': { fees: 'recorded-only', surcharge: 'recorded-only' }, // F4
  'refund-contains-tax': { tax: 'inside', refundAmount: 'all-paid' }, // F4
  'refund-without-tax': { refundAmount: 'without-tax' }, // F4
  'refund-of-a-half': { refundAmount: 'half' }, // F4
  'search-without-addresses': { customerSearch: 'email-and-name' }, // F7
  'sorts-in-any-case': { sortedTexts: 'in-any-case' }, // F8
  'entries-unsorted': { subLists: 'unsorted' }, // F13
  'delivered-null': { nothingDelivered: 'null' },
  'amounts-absent': { fields: 'some-absent' }, // F15
  'orders-vanish': { records: 'some-vanish' }, // G8, G9
  'clock-3-hours-ahead': { clock: '3-hours-ahead' }, // G10
  'clock-3-hours-behind': { clock: '3-hours-behind' }, // G10
  'dateFrom-exclusive': { dateFrom: 'exclusive', arrivals: 'every-20-minutes' }, // G13
  'search-needs-three-letters': { shortSearches: 'refused-under-three' }, // defect 1
  'search-for-at-finds-nobody': { shortSearches: 'empty-under-three' },
  'key-expires-for-a-minute': { keyTrouble: '401-for-a-minute' }, // defect 2
  'one-401': { keyTrouble: 'one-401' }, // defect 2
  'page-of-one-ignored': { pageSizeOfOne: 'ignored', arrivals: 'every-20-minutes' }, // defect 3
  'page-of-one-refused': { pageSizeOfOne: 'refused' },
  'window-of-100-pages': { window: 'first-10000-rows', beyondLast: 'last-page-again' }, // defect 4
  'window-of-200-rows': { window: 'first-200-rows', beyondLast: 'last-page-again' }, // defect 4
  'window-then-refused': { window: 'first-200-rows', beyondLast: 'refused' },
  'repeats-within-a-page': { repeats: 'within-a-page' }, // defect 6
  'repeats-across-pages': { repeats: 'across-pages' },
  // One point of the interface each
  'pages-absent': { pages: 'absent' },
  'pages-zero': { pages: 'zero' },
  'pages-says-one': { pages: 'one' },
  'pages-too-many': { pages: 'too-many' },
  'pages-too-few': { pages: 'too-few' },
  'pages-count-all': { pages: 'unfiltered' },
  'knows-only-the-next-page': { pages: 'only-the-next' },
  'page-size-clamped': { pageSizeLargest: 'clamped-to-20' },
  'page-size-ignored': { pageSizeLargest: 'ignored' },
  'page-size-refused': { pageSizeLargest: 'refused-above-50' },
  'oldest-first': { order: 'oldest-first', sorts: 'ignored' },
  unsorted: { order: 'unsorted', sorts: 'ignored' },
  'another-order-each-time': { order: 'another-each-time', sorts: 'ignored' },
  'another-order-uncounted': {
    order: 'another-each-time',
    sorts: 'ignored',
    pages: 'one',
    pageSizeOfOne: 'ignored',
  },
  'sorts-refused': { sorts: 'refused' },
  'filters-ignored': {
    statusFilter: 'ignored',
    gatewayFilter: 'ignored',
    emailFilter: 'ignored',
    chatFilter: 'ignored',
    dateFrom: 'ignored',
    dateTo: 'ignored',
    ratingFilter: 'ignored',
    reviewEmailFilter: 'ignored',
    reviewDates: 'ignored',
    hasReplyFalse: 'any',
    couponFilters: 'ignored',
    isEnabledFalse: 'any',
    customerFilters: 'ignored',
    responseCodeFilter: 'ignored',
    successFalse: 'any',
    deliveryDates: 'ignored',
    filterExpression: 'ignored',
  },
  'statuses-in-lower-case': { statusWords: 'lower-case', gatewayWords: 'lower-case' },
  'statuses-in-german': { statusWords: 'german' },
  'statuses-unknown': { statusWords: 'unknown-codes' },
  'amounts-in-minor-units': { amounts: 'minor-units' },
  'percentages-of-1': { percentages: 'of-1' },
  'amounts-as-text': { amounts: 'as-text' },
  'reads-lag': { reads: 'lag-30-seconds' },
  'reads-lag-for-good': { reads: 'lag-for-good' },
  'two-requests-a-second': { rateLimit: '2-a-second' },
  'two-requests-a-second-retry-after': { rateLimit: '2-a-second-with-retry-after' },
  'lists-may-be-null': { listAllData: 'null' },
  sparse: { fields: 'some-null', creationDates: 'some-absent' },
  limited: { permissions: 'neither-user-nor-slug' },
} satisfies Record<string, Partial<Character>>

export type CharacterName = keyof typeof named
export const characterNames = Object.keys(named) as CharacterName[]

export function namedCharacter(name: CharacterName): Character {
  return { ...USUAL, ...named[name] }
}

/** A name of the table, or a seed in digits; undefined for anything else. */
export function readCharacter(text: string): Character | undefined {
  if (/^\d{1,9}$/.test(text)) return drawCharacter(Number(text))
  return Object.hasOwn(named, text) ? namedCharacter(text as CharacterName) : undefined
}

/** What the character does otherwise than the usual one. */
export function oddPoints(character: Character): Partial<Character> {
  return Object.fromEntries(
    points
      .filter((point) => character[point] !== USUAL[point])
      .map((point) => [point, character[point]]),
  )
}
