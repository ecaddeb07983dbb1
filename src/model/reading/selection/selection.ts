export type Selection<Row> = ReadonlyMap<string, Row>

/** A row without an id can't be chosen. */
export function changed<Row extends { id: string }>(
  selection: Selection<Row>,
  rows: readonly Row[],
  isSelected: boolean,
): Selection<Row> {
  const next = new Map(selection)
  for (const row of rows) {
    if (!isSelected) next.delete(row.id)
    else if (row.id !== '') next.set(row.id, row)
  }
  return next
}
