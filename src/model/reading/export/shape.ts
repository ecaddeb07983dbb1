import { t } from '#base/language/words.ts'
import type { Cell } from '#base/text/csv.ts'
import { formatMoney } from '#base/numbers/money-format.ts'
import { parseMoment } from '#base/time/moment.ts'
import { wallClock } from '#base/time/time-zone.ts'
import type { Columns } from '#model/reading/columns/columns.ts'

export type CellContext = {
  zone: string
  unit: 'as-given' | 'minor'
  /** One row per record, or one per part of it. Every row of a file has the same columns. */
  per: 'record' | 'part'
}

export type ExportColumn<Entry> = {
  id: string
  label: string
  isStandard?: true
  needs?: 'part' | 'detail'
  cells: (entry: Entry, context: CellContext) => Record<string, Cell>
}

export type ExportShape<Record, Entry> = {
  /** What an export does: "Export orders". */
  title: string
  file: string
  columns: readonly ExportColumn<Entry>[]
  /** Makes the column of an id that the merchant's own choice has made; undefined for another's. */
  own?: (id: string) => ExportColumn<Entry> | undefined
  entry: (record: Record) => Entry
  /** A record may have a row for each of its parts. */
  parts?: { label: string; whole: string; entries: (record: Record) => Entry[] }
}

/** The merchant's own words about a record, which are asked for with a tick of their own. */
export type OwnWords = { own?: { tags: readonly string[]; text: string } }
export const OWN_WORDS = 'own'

export const columnsWith = <Entry>(
  { columns, own }: Pick<ExportShape<never, Entry>, 'columns' | 'own'>,
  ids: readonly string[],
) => [...columns, ...ids.flatMap((id) => own?.(id) ?? [])]

type Cells<Entry> = ExportColumn<Entry>['cells']

export const optional = <Entry>(id: string, label: string, cells: Cells<Entry>) => ({
  id,
  label,
  cells,
})

export const standard = <Entry>(id: string, label: string, cells: Cells<Entry>) => ({
  ...optional(id, label, cells),
  isStandard: true as const,
})

export const ownColumn = <Entry extends OwnWords>(): ExportColumn<Entry> =>
  optional(OWN_WORDS, t`My notes and tags`, ({ own }) => ({
    my_tags: own?.tags.join(', ') || undefined,
    my_note: own?.text || undefined,
  }))

/** One cell, named like the column if nothing else is said. */
export const plain = <Entry>(id: string, label: string, value: (entry: Entry) => Cell, name = id) =>
  standard(id, label, (entry: Entry) => ({ [name]: value(entry) }))

export const time = <Entry>(
  id: string,
  label: string,
  value: (entry: Entry) => string | undefined,
) => standard(id, label, timeCells(id, value))

/** With each field of the list that has a kind and no column here, so that no file lacks it. */
export function withFields<Entry>(
  columns: readonly ExportColumn<Entry>[],
  described: Columns,
  recordOf: (entry: Entry) => object,
): ExportColumn<Entry>[] {
  const missing = described.filter(({ id, kind }) => kind && columns.every((one) => one.id !== id))
  return [
    ...columns,
    ...missing.map(({ id, label, field, kind }) => {
      const value = (entry: Entry) => recordOf(entry)[field as never] as string | undefined
      return kind === 'time' ? time(id, label, value) : plain(id, label, value)
    }),
  ]
}

export const timeCells =
  <Entry>(name: string, value: (entry: Entry) => string | undefined) =>
  (entry: Entry, { zone }: CellContext): Record<string, Cell> => {
    const text = value(entry)
    const moment = parseMoment(text)
    const isInstant = moment?.kind === 'instant'
    return {
      [`${name}_local`]: isInstant ? localTime(moment.instant, zone) : text,
      [`${name}_utc`]: isInstant ? new Date(moment.instant).toISOString() : text,
    }
  }

export const amountText = (
  amount: number | undefined,
  currency: string | undefined,
  { unit }: CellContext,
) => formatMoney(amount, currency, { unit })?.text

function localTime(instant: number, zone: string): string {
  const { year, month, day, hour, minute, second } = wallClock(instant, zone)
  const date = [year, month, day].map(two).join('-')
  return `${date} ${[hour, minute, second].map(two).join(':')}`
}

const two = (value: number) => String(value).padStart(2, '0')
