import { instantOf } from './days.ts'
import type { Manner } from './manners.ts'

/* What the parameters of a list leave of its rows, in the manner of a character. */

export type Row = { id: string; dateCreated?: string | null }
export type Rows = readonly Row[]
type Test = (row: Row) => boolean

/** Undefined: the platform ignores the parameter; null: it refuses it. */
export type Tests = Record<string, (text: string, manner: Manner) => Test | undefined | null>

export const valueIn = (row: Row, field: string) =>
  (row as Record<string, string | number | null | undefined>)[field]

const textIn = (row: Row, field: string) => String(valueIn(row, field) ?? '')

/** An undated record is in no period. */
const bound = (point: 'dateFrom' | 'dateTo' | 'reviewDates' | 'deliveryDates', side: 1 | -1) =>
  ((text, manner) => {
    const kind = manner[point]
    if (kind === 'ignored') return undefined
    const limit = Date.parse(text)
    if (kind === 'whole-days') {
      const day = text.slice(0, 10)
      return ({ dateCreated }) => {
        const own = instantOf(dateCreated) === undefined ? '' : dateCreated!.slice(0, 10)
        return own !== '' && (side === 1 ? own >= day : own <= day)
      }
    }
    return ({ dateCreated }) => {
      const beyond = ((instantOf(dateCreated) ?? Number.NaN) - limit) * side
      return kind === 'exclusive' ? beyond > 0 : beyond >= 0
    }
  }) satisfies Tests[string]

type TextFilter =
  | 'statusFilter'
  | 'gatewayFilter'
  | 'emailFilter'
  | 'reviewEmailFilter'
  | 'customerFilters'

const matching = (point: TextFilter, field: string) =>
  ((text, manner) => {
    const kind = manner[point]
    if (kind === 'ignored') return undefined
    if (kind === 'refused') return null
    const lower = text.toLowerCase()
    if (kind === 'contains') return (row) => textIn(row, field).toLowerCase().includes(lower)
    if (kind === 'any-case') return (row) => textIn(row, field).toLowerCase() === lower
    return (row) => textIn(row, field) === text
  }) satisfies Tests[string]

export const orderTests: Tests = {
  dateFrom: bound('dateFrom', 1),
  dateTo: bound('dateTo', -1),
  status: matching('statusFilter', 'status'),
  gateway: matching('gatewayFilter', 'gateway'),
  email: matching('emailFilter', 'customerEmail'),
}

/** `false` is nowhere said to mean the opposite of `true`. */
const flag = (point: 'hasReplyFalse' | 'successFalse', holds: Test) =>
  ((text, manner) => {
    if (text === 'true') return holds
    if (manner[point] === 'any') return undefined
    const isMisread = manner[point] === 'with-a-reply' || manner[point] === 'successes'
    return isMisread ? holds : (row) => !holds(row)
  }) satisfies Tests[string]

const hasReply: Test = (row) => Boolean(valueIn(row, 'reply'))

const hasSucceeded: Test = (row) => {
  const code = Number(valueIn(row, 'responseCode') ?? 0)
  return code >= 200 && code < 300
}

export const reviewTests: Tests = {
  hasReply: flag('hasReplyFalse', hasReply),
  emailAddress: matching('reviewEmailFilter', 'customerEmail'),
  dateRangeFrom: bound('reviewDates', 1),
  dateRangeTo: bound('reviewDates', -1),
}

export const deliveryTests: Tests = {
  Success: flag('successFalse', hasSucceeded),
  From: bound('deliveryDates', 1),
  To: bound('deliveryDates', -1),
}

/** The text of the search stands in the path. */
export const customerTests: Tests = {
  query(text, { customerSearch, shortSearches }) {
    if (text.trim().length < 3 && shortSearches !== 'taken') {
      return shortSearches === 'refused-under-three' ? null : () => false
    }
    if (customerSearch === 'everyone') return undefined
    const lower = text.toLowerCase()
    const isWhole = customerSearch === 'whole-email'
    return (row) => {
      const email = textIn(row, 'emailAddress').toLowerCase()
      return isWhole ? email === lower : email.includes(lower)
    }
  },
  email: matching('customerFilters', 'emailAddress'),
}
