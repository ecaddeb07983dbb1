/** A column of a list, described once; the table adds the cells. */
export type ColumnDescription<Row = Record<string, unknown>> = {
  id: string
  label: string
  field: keyof Row & string
  /** In pixels, at least; a column without one gives way to the others. */
  width?: number
  /** What a column without a width keeps, while others still leave for it. */
  least?: number
  /** The width is the merchant's own. */
  isSized?: true
  align?: 'end'
  sortsBy?: string
  isLocked?: true
  isExtra?: true
  /** Leaves a table that is too narrow, the lowest number first. */
  leaves?: 1 | 2 | 3
  exported?: readonly string[]
  /** How its cell is drawn, and how it is exported, where table and file say nothing else. */
  kind?: FieldKind
}

export type FieldKind = 'time' | 'id' | 'text'

/** The columns whose cells the table draws itself. */
export type DrawnBy<Described extends readonly { id: string }[]> = Exclude<
  Described[number],
  { kind: FieldKind }
>['id']

export type Columns<Id extends string = string> = readonly (ColumnDescription & { id: Id })[]

const wordsIn = (text: string) => text.split(',').map((word) => word.trim())
const idOf = (word: string) => word.split(':')[0] ?? ''

/** The columns to show, from left to right; `text` is their choice in the address. */
export function shownColumns<Id extends string>(
  all: Columns<Id>,
  text: string | undefined,
): Columns<Id> {
  const standard = all.filter(({ isExtra }) => !isExtra)
  if (text === undefined) return standard
  const chosen = new Map(wordsIn(text).map((word) => [idOf(word), word]))
  const wanted = [...chosen.keys()].flatMap((id) => all.find((column) => column.id === id) ?? [])
  const locked = all.filter(({ isLocked }) => isLocked)
  // A merchant who only widens a column has not asked for more columns on a narrow screen.
  const hasAll = standard.every(({ id }) => chosen.has(id))
  return [...locked, ...wanted.filter(({ isLocked }) => !isLocked)].map((column) => {
    const width = Number(chosen.get(column.id)?.split(':')[1])
    return {
      ...column,
      ...(width && { width, isSized: true }),
      leaves: hasAll ? column.leaves : undefined,
    }
  })
}

export const unknownColumns = (all: Columns, text = ''): string[] =>
  wordsIn(text)
    .map(idOf)
    .filter((id) => id !== '' && all.every((column) => column.id !== id))

/** Beside a record: each column's width, 0 for one that gives way, or how it does. */
export const narrowed = <Column extends { id: string }>(
  columns: readonly Column[],
  widths: Partial<Record<string, number | Pick<ColumnDescription, 'width' | 'least' | 'leaves'>>>,
) =>
  columns
    .filter(({ id }) => id in widths)
    .map((column) => {
      const wide = widths[column.id]
      const own = typeof wide === 'number' ? { width: wide || undefined } : wide
      return { ...column, width: undefined, least: undefined, ...own }
    })

/** Columns with their cells: the table's own, or what is drawn for a field of their kind. */
export function withCells<Row, Cell>(
  shown: Columns,
  own: Partial<Record<string, (row: Row) => Cell>>,
  ofKind: Record<FieldKind, (value: string | undefined) => Cell>,
) {
  return shown.map(
    ({ id, label, field, kind, align, sortsBy, width, least, isSized, leaves, isLocked }) => ({
      id,
      header: label,
      cell:
        own[id] ??
        ((row: Row) => ofKind[kind ?? 'text'](row[field as keyof Row] as string | undefined)),
      align,
      sortBy: sortsBy,
      width,
      least,
      isSized,
      leaves,
      isLink: isLocked,
      isSizable: true,
    }),
  )
}
