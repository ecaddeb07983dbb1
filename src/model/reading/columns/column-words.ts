import { type ColumnDescription, type Columns, shownColumns } from './columns.ts'

const NARROWEST = 60
const WIDEST = 800
const widthWithin = (width: number) => Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)))

/** A column in an address, "status" or "status:240". */
export const columnWord = ({ id, width, isSized }: ColumnDescription): string =>
  isSized && width !== undefined ? `${id}:${width}` : id

export function columnsText(all: Columns, words: readonly string[]): string | undefined {
  const text = words.join(',')
  const standard = shownColumns(all, undefined)
  return text === standard.map(({ id }) => id).join(',') ? undefined : text
}

export const exportedAs = (columns: Columns): string[] =>
  columns.flatMap(({ id, exported = [id] }) => exported)

/** Without ids: the standard columns, as wide as they were. */
export function chosenColumns(
  all: Columns,
  shown: Columns,
  ids: readonly string[] | undefined,
): string | undefined {
  const known = [...shown, ...all]
  const chosen = ids?.flatMap((id) => known.find((column) => column.id === id) ?? [])
  return chosen && columnsText(all, chosen.map(columnWord))
}

/** Without a width: the column is as wide as it was at first. */
export function resizedColumns(
  all: Columns,
  shown: Columns,
  id: string,
  width: number | undefined,
): string | undefined {
  const words = shown.map((column) => {
    if (column.id !== id) return columnWord(column)
    return width === undefined ? id : `${id}:${widthWithin(width)}`
  })
  return columnsText(all, words)
}
