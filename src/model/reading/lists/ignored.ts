import type { ListOperation } from '#api/list-parameters.ts'
import type { Parameters } from '#base/address/address.ts'
import { t } from '#base/language/words.ts'
import { exactInstant } from '#base/time/moment.ts'
import { namesOf } from './address.ts'
import type { FilterDescription, ListDescription } from './description.ts'

/* Whatever the rows can prove is checked, because the platform may ignore any filter or sort. */
type Row = Readonly<Record<string, unknown>>
type Check = { field: string; holds: (value: unknown, wanted: unknown) => boolean | undefined }
type Checks = Partial<Record<string, Check>>

const contains = (field: string): Check => ({
  field,
  holds: (value, wanted) =>
    typeof value === 'string' ? plain(value).includes(plain(String(wanted))) : undefined,
})

const equals = (field: string): Check => ({
  field,
  holds: (value, wanted) => (typeof value === typeof wanted ? value === wanted : undefined),
})

const atLeast = (field: string): Check => ({
  field,
  holds: (value, wanted) => isWithin(value, wanted, 1),
})

const atMost = (field: string): Check => ({
  field,
  holds: (value, wanted) => isWithin(value, wanted, -1),
})

const plain = (text: string) => text.trim().toLowerCase()

const SECOND = 1_000

function compared(
  value: unknown,
  wanted: unknown,
  holds: (difference: number) => boolean,
  slack = SECOND,
) {
  if (typeof value === 'number' && typeof wanted === 'number') return holds(value - wanted)
  const difference = instantOf(value) - instantOf(wanted)
  if (Number.isNaN(difference)) return undefined
  return Math.abs(difference) < slack || holds(difference)
}

/** Only a time without fractions may be cut after its second. */
function isWithin(value: unknown, wanted: unknown, side: 1 | -1): boolean | undefined {
  const isExact = typeof value === 'string' && /:\d\d\.\d/.test(value)
  return compared(value, wanted, (difference) => difference * side >= 0, isExact ? 0 : SECOND)
}

/** A number is none: “SAVE-10” is a date to `Date.parse`, and a count may look like one. */
const instantOf = (value: unknown) => exactInstant(typeof value === 'string' ? value : undefined)

const checks: Partial<Record<ListOperation, Checks>> = {
  listOrders: {
    status: contains('status'),
    gateway: contains('gateway'),
    email: contains('customerEmail'),
    dateFrom: atLeast('dateCreated'),
    dateTo: atMost('dateCreated'),
  },
  listReviews: {
    rating: equals('rating'),
    emailAddress: contains('customerEmail'),
    dateRangeFrom: atLeast('dateCreated'),
    dateRangeTo: atMost('dateCreated'),
  },
  listCoupons: {
    isEnabled: equals('isEnabled'),
    usesFrom: atLeast('uses'),
    usesTo: atMost('uses'),
    maximumUsesFrom: atLeast('maximumUses'),
    maximumUsesTo: atMost('maximumUses'),
    percentageFrom: atLeast('percentageDecrease'),
    percentageTo: atMost('percentageDecrease'),
    amountFrom: atLeast('amountDecrease'),
    amountTo: atMost('amountDecrease'),
  },
  searchCustomers: { email: contains('emailAddress') },
  listWebhookLogs: {
    responseCode: equals('responseCode'),
    from: atLeast('dateCreated'),
    to: atMost('dateCreated'),
  },
}

const filtersWhere = (
  list: ListDescription,
  query: Parameters,
  isSo: (check: Check, wanted: unknown) => boolean,
) => {
  const checksOfList = (list.operation && checks[list.operation]) ?? {}
  return list.filters.filter((filter) =>
    namesOf(filter).some((name) => {
      const [check, wanted] = [checksOfList[name], query[name]]
      return check !== undefined && wanted !== undefined && isSo(check, wanted)
    }),
  )
}

/** The filters that this row, though listed, does not meet. */
export const unmetFilters = (list: ListDescription, query: Parameters, row: Row) =>
  filtersWhere(list, query, ({ field, holds }, wanted) => holds(row[field], wanted) === false)

/** Those whose field this row lacks, which proves neither that it belongs nor that it does not. */
const unprovenFilters = (list: ListDescription, query: Parameters, row: Row) =>
  filtersWhere(list, query, ({ field }) => (row[field] ?? undefined) === undefined)

/** The same for a report, which keeps the names of filters. */
export function filterJudges(list: ListDescription, query: Parameters) {
  const names = (of: typeof unmetFilters) => (row: object) =>
    of(list, query, row as Row).flatMap((filter) => namesOf(filter)[0] ?? [])
  return { contradicts: names(unmetFilters), unproven: names(unprovenFilters) }
}

/** As what is kept of a platform names a filter of a list. */
export function filterSubject({ operation }: ListDescription, filter: FilterDescription): string {
  const isOfNumbers = filter.kind === 'integers' || filter.kind === 'decimals'
  return `${operation}.${isOfNumbers ? 'numbers' : namesOf(filter)[0]}`
}

export const unprovenText = ({ label }: { label: string }) =>
  t`Some rows don’t show “${label}”, so nobody can tell whether they match.`

export function ignoredParts(
  list: ListDescription,
  query: Parameters,
  rows: readonly Row[],
  /** The last row of the list, on whichever page. */
  last?: Row,
): string[] {
  const known = last ? [...rows, last] : rows
  const ignored = new Set(known.flatMap((row) => unmetFilters(list, query, row)))
  const unproven = new Set(known.flatMap((row) => unprovenFilters(list, query, row)))
  return [
    ...[...ignored].map(
      ({ label }) =>
        t`Your platform ignored the filter “${label}”, so the list has more than what matches.`,
    ),
    ...[...unproven].flatMap((filter) => (ignored.has(filter) ? [] : unprovenText(filter))),
    ...(isUnsorted(query.sort, rows) ? [t`Your platform didn’t sort the list as you asked.`] : []),
  ]
}

/** Texts are left out: which alphabet the platform sorts by is its own business. */
function isUnsorted(sort: unknown, rows: readonly Row[]): boolean {
  if (typeof sort !== 'string') return false
  const isDescending = sort.startsWith('-')
  const field = sort.replace(/^-/, '')
  const values = rows.map((row) => row[field]).filter((value) => value !== undefined)
  return values.some((value, index) => {
    const before = values[index - 1]
    const isInOrder = compared(value, before, (difference) =>
      isDescending ? difference <= 0 : difference >= 0,
    )
    return index > 0 && isInOrder === false
  })
}
