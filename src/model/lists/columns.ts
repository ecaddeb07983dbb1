/** A column of a list, described once; the table adds the cells. */
export type ColumnDescription<Row = Record<string, unknown>> = {
  id: string
  label: string
  /** The field of the list's record that it shows. */
  field: keyof Row & string
  /** In pixels; a column without one takes what is left. */
  width?: number
  align?: 'end'
  /** What the list is known to sort by. */
  sortsBy?: string
  /** Always shown, and first. */
  isLocked?: true
  /** Shown only if chosen. */
  isExtra?: true
  /** Hidden on narrow screens, unless chosen. */
  minor?: true
  /** What an export calls it, if not by its id. */
  exported?: readonly string[]
}

type Columns<Id extends string = string> = readonly (ColumnDescription & { id: Id })[]

/** The ids in an address: "amount,status,created". */
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

/** What the address holds for these columns; nothing for the standard ones. */
export function columnsText(all: Columns, ids: readonly string[]): string | undefined {
  const text = ids.join(',')
  const standard = shownColumns(all, undefined)
  return text === standard.map(({ id }) => id).join(',') ? undefined : text
}

/** What the address asks for and the list does not have. */
export const unknownColumns = (all: Columns, text = ''): string[] =>
  idsIn(text).filter((id) => id !== '' && all.every((column) => column.id !== id))

/** The ids of the same columns in an export. */
export const exportedAs = (columns: Columns): string[] =>
  columns.flatMap(({ id, exported = [id] }) => exported)

/** The columns that stay beside an open record, as narrow as that; 0 takes what is left. */
export const narrowed = <Column extends { id: string }>(
  columns: readonly Column[],
  widths: Partial<Record<string, number>>,
) =>
  columns
    .filter(({ id }) => id in widths)
    .map((column) => ({ ...column, width: widths[column.id] || undefined }))

/** The columns with their cells, for a table. */
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
