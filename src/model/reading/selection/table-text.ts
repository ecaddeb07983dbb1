import { CSV_MARK } from '#base/text/csv.ts'
import { type ExportKindName, exportKind } from '#model/reading/export/kinds.ts'
import { fileWriter } from '#model/reading/export/writer.ts'

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
