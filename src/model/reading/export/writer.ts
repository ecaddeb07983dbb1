import { CSV_MARK, type Cell, type Separator, csvLine } from '#base/text/csv.ts'
import { type CellContext, type ExportColumn, type ExportShape, columnsWith } from './shape.ts'

export type ExportFormat = 'csv' | 'json' | 'jsonl'

export type ExportOptions = {
  format: ExportFormat
  separator: Separator
  columns: string[]
  withDetails: boolean
  /** Of a CSV: in the language of the page, for people. Without it they are for programs. */
  hasOwnHeads?: boolean
} & CellContext

export const mimeTypes: Record<ExportFormat, string> = {
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
  jsonl: 'application/jsonl',
}

export function possibleColumns<Entry>(
  columns: readonly ExportColumn<Entry>[],
  { per, withDetails }: Pick<ExportOptions, 'per' | 'withDetails'>,
): ExportColumn<Entry>[] {
  return columns.filter(
    ({ needs }) =>
      needs === undefined ||
      (needs === 'part' && per === 'part') ||
      (needs === 'detail' && withDetails),
  )
}

/** Those that the table shows, if the merchant chose them, with the id that names the record. */
export function firstColumns(
  columns: readonly ExportColumn<never>[],
  shown: readonly string[] | undefined,
): string[] {
  const isTicked = ({ id, isStandard }: ExportColumn<never>) =>
    shown ? id === 'id' || shown.includes(id) : isStandard
  return columns.filter(isTicked).map(({ id }) => id)
}

export function fileWriter<Entry>(
  shape: Pick<ExportShape<never, Entry>, 'columns' | 'own'>,
  options: ExportOptions,
) {
  const { format, separator } = options
  const chosen = new Set(options.columns)
  const columns = possibleColumns(columnsWith(shape, options.columns), options).filter(({ id }) =>
    chosen.has(id),
  )
  const row = (entry: Entry): Record<string, Cell> =>
    Object.assign({}, ...columns.map(({ cells }) => cells(entry, options))) as Record<string, Cell>

  function part(entries: readonly Entry[], isFirst: boolean): string {
    const rows = entries.map(row)
    if (format === 'json') return (isFirst ? '[\n' : ',\n') + rows.map(json).join(',\n')
    if (format === 'jsonl') return rows.map((cells) => `${json(cells)}\n`).join('')
    const head = CSV_MARK + csvLine(headsOf(entries[0]), separator)
    const lines = rows.map((cells) => csvLine(Object.values(cells), separator))
    return (isFirst ? head : '') + lines.join('')
  }
  /** What stands over the cells of `row`, in the file and in its preview. */
  function headsOf(entry: Entry | undefined): string[] {
    if (entry === undefined) return []
    if (format !== 'csv' || !options.hasOwnHeads) return Object.keys(row(entry))
    const heads = columns.flatMap(({ label, cells }) => {
      const names = Object.keys(cells(entry, options))
      const isOnly = names.length === 1
      return names.map((name) => ({
        label,
        name,
        head: isOnly ? label : headOf(label, name, options.zone),
      }))
    })
    const isTwice = (head: string) => heads.filter((each) => each.head === head).length > 1
    // In UTC, the merchant's time and UTC would have one head.
    return heads.map(({ label, name, head }) => (isTwice(head) ? `${label} (${name})` : head))
  }

  return { row, part, headsOf }
}

function headOf(label: string, name: string, zone: string): string {
  const part = name.endsWith('_local') ? zone : name.endsWith('_utc') ? 'UTC' : name
  return `${label} (${part})`
}

export function fileTail(format: ExportFormat, isEmpty: boolean): string {
  if (format !== 'json') return ''
  return isEmpty ? '[]\n' : '\n]\n'
}

/** A missing value is null, so that every row has the same names. */
const json = (cells: Record<string, Cell>) =>
  JSON.stringify(cells, (_, value: unknown) => (value === undefined ? null : value))
