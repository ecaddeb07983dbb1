/** A column of a list, described once; the table adds the cells. */
export type ColumnDescription<Row = Record<string, unknown>> = {
  id: string
  label: string
  field: keyof Row & string
  /** In pixels; a column without one takes what is left. */
  width?: number
  align?: 'end'
  sortsBy?: string
  isLocked?: true
  isExtra?: true
  minor?: true
  exported?: readonly string[]
}

type Columns<Id extends string = string> = readonly (ColumnDescription & { id: Id })[]

const idsIn = (text: string) => text.split(',').map((id) => id.trim())

/** The columns to show, from left to right; `text` is their choice in the address. */
export function shownColumns<Id extends string>(
  all: Columns<Id>,
  text: string | undefined,
): Columns<Id> {
  if (text === undefined) return all.filter(({ isExtra }) => !isExtra)
  const chosen = new Set(idsIn(text))
  const wanted = [...chosen].flatMap((id) => all.find((column) => column.id === id) ?? [])
  const locked = all.filter(({ isLocked }) => isLocked)
  return [...locked, ...wanted.filter(({ isLocked }) => !isLocked)].map((column) => ({
    ...column,
    minor: undefined,
  }))
}

export function columnsText(all: Columns, ids: readonly string[]): string | undefined {
  const text = ids.join(',')
  const standard = shownColumns(all, undefined)
  return text === standard.map(({ id }) => id).join(',') ? undefined : text
}

export const unknownColumns = (all: Columns, text = ''): string[] =>
  idsIn(text).filter((id) => id !== '' && all.every((column) => column.id !== id))

export const exportedAs = (columns: Columns): string[] =>
  columns.flatMap(({ id, exported = [id] }) => exported)

export const narrowed = <Column extends { id: string }>(
  columns: readonly Column[],
  widths: Partial<Record<string, number>>,
) =>
  columns
    .filter(({ id }) => id in widths)
    .map((column) => ({ ...column, width: widths[column.id] || undefined }))

export function withCells<Id extends string, Cell>(shown: Columns<Id>, cells: Record<Id, Cell>) {
  return shown.map(({ id, label, align, sortsBy, width, minor, isLocked }) => ({
    id,
    header: label,
    cell: cells[id],
    align,
    sortBy: sortsBy,
    width,
    minor,
    isLink: isLocked,
  }))
}
