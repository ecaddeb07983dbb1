import { CSV_MARK } from '#base/text/csv.ts'
import { type ExportKindName, exportKind } from '#model/reading/export/kinds.ts'
import { fileWriter } from '#model/reading/export/writer.ts'

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

type Context = { zone: string; unit: 'as-given' | 'minor' }

export function tableText(
  kind: ExportKindName,
  rows: readonly { id: string }[],
  context: Context,
): string {
  const { shape } = exportKind(kind)
  const writer = fileWriter(shape, {
    ...context,
    format: 'csv',
    separator: '\t',
    per: 'record',
    columns: shape.columns.filter(({ isStandard }) => isStandard).map(({ id }) => id),
    withDetails: false,
  })
  return writer.part(rows.map(shape.entry), true).replace(CSV_MARK, '')
}
