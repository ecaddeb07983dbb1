import type { Answer, Call } from './call.ts'
import { canonicalName, queryProblems, refuse } from './call.ts'
import type { Reader } from './list-values.ts'
import { integer } from './list-values.ts'

export type Scalar = string | number | boolean | null | undefined
type Test<Row> = (row: Row) => boolean

export type Constraint<Row> = (text: string) => { test: Test<Row> } | { problem: string }

export function constraint<Row, Value>(
  read: Reader<Value>,
  matches: (row: Row, value: Value) => boolean,
): Constraint<Row> {
  return (text) => {
    const reading = read(text)
    return 'problem' in reading ? reading : { test: (row) => matches(row, reading.value) }
  }
}

export type ListRules<Row> = {
  parameters: Record<string, Constraint<Row>>
  filters: Record<string, { operators: readonly string[]; constraint: Constraint<Row> }>
  sorts: Record<string, (row: Row) => Scalar>
}

export const FROM = ['==', '>=']
export const TO = ['==', '<=']
export const IS = ['==']

const DEFAULT_PAGE_SIZE = 20
const FILTER_TERM = /^([A-Za-z]+)(==|>=|<=)(.*)$/s

export function list<Row>(
  call: Call,
  rows: readonly Row[],
  rules: ListRules<Row>,
  record: (row: Row) => unknown,
): Answer {
  const problems = queryProblems(call)
  const tests: Test<Row>[] = []
  const values = new Map(
    [...Object.entries(call.parameters), ...call.query].map(([name, text]) => [
      canonicalName(name),
      text,
    ]),
  )

  for (const [name, parameter] of Object.entries(rules.parameters)) {
    apply(name, parameter, values.get(name))
  }
  for (const term of values.get('Filters')?.split(',') ?? []) applyFilter(term)
  const sort = readSort(values.get('Sorts'))
  const page = readCount('Page', 1)
  const pageSize = readCount('PageSize', DEFAULT_PAGE_SIZE)
  refuse('INVALID_PARAMETERS', problems)

  const ordered = sort
    ? cached(rows, values.get('Sorts')!, () => sorted(rows, sort.key, sort.isDescending))
    : rows
  values.delete('Page')
  values.delete('PageSize')
  const matching = tests.length
    ? cached(rows, JSON.stringify([...values]), () =>
        ordered.filter((row) => tests.every((test) => test(row))),
      )
    : ordered
  return {
    status: 200,
    envelope: {
      success: true,
      pages: Math.ceil(matching.length / pageSize),
      data: matching.slice((page - 1) * pageSize, page * pageSize).map(record),
    },
  }

  function apply(name: string, rule: Constraint<Row>, text: string | undefined) {
    if (text === undefined) return
    const result = rule(text)
    if ('problem' in result) problems.push(`${name}: ${result.problem}`)
    else tests.push(result.test)
  }

  function applyFilter(term: string) {
    const [, field = '', operator = '', text = ''] = FILTER_TERM.exec(term) ?? []
    const filter = Object.hasOwn(rules.filters, field) ? rules.filters[field] : undefined
    if (!operator) problems.push(`Filters: "${term}" is no <field><operator><value>`)
    else if (!filter) problems.push(`Filters: ${field} is no filterable field`)
    else if (!filter.operators.includes(operator)) {
      problems.push(`Filters: ${field} does not take ${operator}`)
    } else apply(`Filters: ${field}`, filter.constraint, text)
  }

  function readSort(text: string | undefined) {
    if (text === undefined) return undefined
    const name = text.replace(/^-/, '')
    const key = Object.hasOwn(rules.sorts, name) ? rules.sorts[name] : undefined
    if (!key) problems.push(`Sorts: ${name || 'an empty text'} is no sortable field`)
    return key && { name, key, isDescending: text.startsWith('-') }
  }

  function readCount(name: string, otherwise: number) {
    const text = values.get(name)
    const reading = text === undefined ? { value: otherwise } : integer(1)(text)
    if ('value' in reading) return reading.value
    problems.push(`${name}: ${reading.problem}`)
    return otherwise
  }
}

/** Caches sorted and filtered copies; they are dropped with their rows. */
const copies = new WeakMap<readonly unknown[], Map<string, readonly unknown[]>>()
const MOST_COPIES = 40

function cached<Row>(
  rows: readonly Row[],
  name: string,
  make: () => readonly Row[],
): readonly Row[] {
  const ofRows = copies.get(rows) ?? new Map<string, readonly unknown[]>()
  copies.set(rows, ofRows)
  const copy = ofRows.get(name) ?? make()
  ofRows.set(name, copy)
  const [oldest] = ofRows.keys()
  if (ofRows.size > MOST_COPIES && oldest !== undefined) ofRows.delete(oldest)
  return copy as readonly Row[]
}

function sorted<Row>(rows: readonly Row[], key: (row: Row) => Scalar, isDescending: boolean) {
  const direction = isDescending ? -1 : 1
  return rows
    .map((row) => ({ row, key: key(row) ?? null }))
    .toSorted((a, b) => direction * compare(a.key, b.key))
    .map(({ row }) => row)
}

/** Missing values sort first. */
function compare(a: string | number | boolean | null, b: typeof a) {
  if (a === b) return 0
  if (a === null) return -1
  if (b === null) return 1
  return a < b ? -1 : 1
}
