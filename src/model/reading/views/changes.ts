import type { Parameters } from '#base/address/address.ts'
import { t } from '#base/language/words.ts'
import { addressReader, namesOf } from '#model/reading/lists/address.ts'
import { columnWord, columnsText } from '#model/reading/columns/column-words.ts'
import { type ColumnDescription, shownColumns } from '#model/reading/columns/columns.ts'
import type { ListDescription } from '#model/reading/lists/description.ts'
import type { FilterContext } from '#model/reading/lists/filters.ts'
import { filterParts } from '#model/reading/lists/filter-words.ts'
import { searchOf, type ViewSearch } from './view.ts'

export type ViewChange = {
  key: string
  kind: 'added' | 'removed' | 'changed'
  text: string
  undo: Record<string, string | undefined>
}

type Context = { zone: string; now: number; choices?: FilterContext['choices'] }

export function viewChanges(
  list: ListDescription,
  columns: readonly ColumnDescription[],
  saved: ViewSearch,
  address: Parameters,
  context: Context,
): ViewChange[] {
  const current = searchOf(list, address)
  return [
    ...filterChanges(list, saved, current, context),
    ...sortChanges(list, columns, saved.sort, current.sort),
    ...columnChanges(columns, saved.columns, current.columns),
  ]
}

function filterChanges(
  list: ListDescription,
  saved: ViewSearch,
  current: ViewSearch,
  { zone, now, choices }: Context,
): ViewChange[] {
  const read = addressReader(list)
  const [before, after]: Parameters[] = [read(saved), read(current)]
  return searchedBy(list).flatMap((filter): ViewChange | [] => {
    const names = namesOf(filter)
    if (names.every((name) => saved[name] === current[name])) return []
    const was = filterParts(filter, before ?? {}, zone, now, choices)
    const is = filterParts(filter, after ?? {}, zone, now, choices)
    const [key = ''] = names
    const undo = Object.fromEntries(names.map((name) => [name, saved[name]]))
    if (was.value === undefined) {
      return { key, kind: 'added', text: t`Filter ${is.name} ${is.value ?? ''} added`, undo }
    }
    if (is.value === undefined) {
      return { key, kind: 'removed', text: t`Filter ${was.name} ${was.value} removed`, undo }
    }
    return { key, kind: 'changed', text: t`${is.name} ${is.value}, was ${was.value}`, undo }
  })
}

function searchedBy({ filters, search }: ListDescription) {
  const isFilter = !search || filters.some((filter) => namesOf(filter).includes(search.name))
  return isFilter
    ? filters
    : [...filters, { kind: 'text' as const, name: search.name, label: t`Search` }]
}

function sortChanges(
  list: ListDescription,
  columns: readonly ColumnDescription[],
  was: string | undefined,
  is: string | undefined,
): ViewChange[] {
  if (was === is) return []
  const [before, after] = [sortWords(list, columns, was), sortWords(list, columns, is)]
  const text = t`${after}, before: ${before}`
  return [{ key: 'sort', kind: 'changed', text, undo: { sort: was } }]
}

export function sortWords(
  { sorts = [] }: ListDescription,
  columns: readonly ColumnDescription[],
  sort: string | undefined,
): string {
  if (sort === undefined) return t`Standard order`
  const known = sorts.find((one) => one.sort === sort)
  if (known) return known.label
  const field = sort.replace(/^-/, '')
  const label = columns.find(({ sortsBy }) => sortsBy === field)?.label ?? field
  return sort.startsWith('-') ? t`By “${label}”, descending` : t`By “${label}”`
}

function columnChanges(
  columns: readonly ColumnDescription[],
  was: string | undefined,
  is: string | undefined,
): ViewChange[] {
  const [before, after] = [shownColumns(columns, was), shownColumns(columns, is)]
  const inBefore = (id: string) => before.find((column) => column.id === id)
  const inAfter = (id: string) => after.find((column) => column.id === id)
  const undo = (list: typeof before) => ({ columns: columnsText(columns, list.map(columnWord)) })
  const added = after.filter(({ id }) => !inBefore(id))
  const removed = before.filter(({ id }) => !inAfter(id))
  const kept = after.filter(({ id }) => inBefore(id))
  const sized = kept.filter(({ id, width }) => width !== inBefore(id)?.width)
  const inOldOrder = before.flatMap(({ id }) => inAfter(id) ?? [])
  const isReordered = kept.some((column, index) => column !== inOldOrder[index])
  return [
    ...added.map((column): ViewChange => ({
      key: `column ${column.id}`,
      kind: 'added',
      text: t`${column.label} column shown`,
      undo: undo(after.filter((one) => one !== column)),
    })),
    ...removed.map((column): ViewChange => ({
      key: `column ${column.id}`,
      kind: 'removed',
      text: t`${column.label} column hidden`,
      undo: undo(after.toSpliced(before.indexOf(column), 0, column)),
    })),
    ...sized.map((column): ViewChange => ({
      key: `width ${column.id}`,
      kind: 'changed',
      text: t`${column.label} column in another width`,
      undo: undo(after.map((one) => (one === column ? (inBefore(one.id) ?? one) : one))),
    })),
    ...(isReordered
      ? [
          {
            key: 'columns',
            kind: 'changed' as const,
            text: t`Columns in another order`,
            undo: undo(after.map((one) => inOldOrder[kept.indexOf(one)] ?? one)),
          },
        ]
      : []),
  ]
}
