import type { Parameters } from '#base/address/address.ts'
import { t } from '#base/language/words.ts'
import { addressReader, namesOf } from '#model/reading/lists/address.ts'
import { columnWord, columnsText } from '#model/reading/columns/column-words.ts'
import {
  type ColumnDescription,
  shownColumns,
  unknownColumns,
} from '#model/reading/columns/columns.ts'
import type { ListDescription } from '#model/reading/lists/description.ts'
import { type ViewSearch, viewNames } from './view.ts'

type Checked = {
  search: ViewSearch
  left: string[]
}

export function checkView(
  list: ListDescription,
  columns: readonly ColumnDescription[],
  saved: ViewSearch,
): Checked {
  const search: ViewSearch = {}
  const left: string[] = []
  const names = viewNames(list)
  const read: Parameters = addressReader(list)(saved)
  for (const [name, value] of Object.entries(saved)) {
    if (name === 'columns' || name === 'sort') continue
    if (names.has(name) && read[name] !== undefined) search[name] = value
    else left.push(t`filter ${labelOf(list, name)} “${value}”`)
  }
  const { sort, columns: chosen } = saved
  if (sort !== undefined) {
    if (isKnownSort(list, columns, sort)) search.sort = sort
    else left.push(t`sort by “${sort.replace(/^-/, '')}”`)
  }
  const unknown = unknownColumns(columns, chosen)
  if (chosen !== undefined) {
    const text = columnsText(columns, shownColumns(columns, chosen).map(columnWord))
    if (text !== undefined) search.columns = text
    left.push(...unknown.map((id) => t`column “${id}”`))
  }
  return { search, left }
}

function labelOf(list: ListDescription, name: string): string {
  const filter = list.filters.find((candidate) => namesOf(candidate).includes(name))
  return filter?.label ?? name
}

function isKnownSort(list: ListDescription, columns: readonly ColumnDescription[], sort: string) {
  const field = sort.replace(/^-/, '')
  const known = [
    ...(list.sorts ?? []).map((one) => one.sort.replace(/^-/, '')),
    ...columns.map(({ sortsBy }) => sortsBy),
  ]
  return known.includes(field)
}
