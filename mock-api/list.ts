import { type Answer, type Call, canonicalName, queryProblems, refuse } from './call.ts'
import { baseOrder, pageOf, pageSizeOf } from './character-lists.ts'
import { type Reader, integer } from './list-values.ts'

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
  const { character, characterKey } = call.database
  const terms = values.get('Filters')?.split(',') ?? []
  if (character.filterExpression === 'taken') for (const term of terms) applyFilter(term)
  else if (character.filterExpression === 'refused' && terms.length) {
    problems.push('Filters: is not taken')
  }
  const sort = readSort(values.get('Sorts'))
  const page = readCount('Page') ?? 1
  const pageSize = pageSizeOf(character, readCount('PageSize'), problems)
  refuse('INVALID_PARAMETERS', problems)

  const inOwnOrder = () =>
    baseOrder(rows, character.order, (row) => String(rules.sorts['id']?.(row)))
  const isFixed = sort !== undefined || character.order !== 'another-each-time'
  const inOrder = isFixed ? cached(rows, character.order, inOwnOrder) : inOwnOrder()
  const ordered = sort
    ? cached(rows, `${characterKey} ${values.get('Sorts')}`, () =>
        sorted(inOrder, sort.key, sort.isDescending),
      )
    : inOrder
  values.delete('Page')
  values.delete('PageSize')
  const isMatching = (row: Row) => tests.every((test) => test(row))
  const select = () => ordered.filter(isMatching)
  const asked = characterKey + JSON.stringify([...values])
  const matching = tests.length === 0 ? ordered : isFixed ? cached(rows, asked, select) : select()
  const { data, pages } = pageOf(matching, character, {
    page,
    pageSize,
    problems,
    unfiltered: rows.length,
  })
  refuse('INVALID_PARAMETERS', problems)
  return { status: 200, envelope: { success: true, pages, data: data.map(record) } }

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
    if (character.sorts === 'refused') problems.push('Sorts: is not taken')
    if (!key || character.sorts === 'ignored') return undefined
    const isDescending = text.startsWith('-') && character.sorts !== 'ascending-only'
    return { key: character.sortedTexts === 'in-any-case' ? inAnyCase(key) : key, isDescending }
  }

  function readCount(name: string) {
    const text = values.get(name)
    if (text === undefined) return undefined
    const reading = integer(1)(text)
    if ('value' in reading) return reading.value
    problems.push(`${name}: ${reading.problem}`)
    return undefined
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

function inAnyCase<Row>(key: (row: Row) => Scalar) {
  return (row: Row): Scalar => {
    const value = key(row)
    return typeof value === 'string' ? value.toLowerCase() : value
  }
}

/** Missing values sort first. */
function compare(a: string | number | boolean | null, b: typeof a) {
  if (a === b) return 0
  if (a === null) return -1
  if (b === null) return 1
  return a < b ? -1 : 1
}
