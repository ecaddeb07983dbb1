/** What can be copied of each chosen row, besides its id and its link. */
export type Copy<Row> = {
  label: string
  valueOf: (row: Row) => string | undefined
  /** Not in privacy mode. */
  isPrivate?: true
}

/** Each value once, in the order of the rows. */
export function copyLines<Row>({ valueOf }: Copy<Row>, rows: readonly Row[]): string[] {
  return [...new Set(rows.flatMap((row) => valueOf(row) || []))]
}
