import type { Cell } from '#base/csv.ts'
import { formatMoney } from '#base/money-format.ts'
import { parseMoment } from '#base/moment.ts'
import { wallClock } from '#base/time-zone.ts'

export type CellContext = {
  /** The zone of local times. */
  zone: string
  unit: 'as-given' | 'minor'
  /** One row per record, or one per part of it. Every row of a file has the same columns. */
  per: 'record' | 'part'
}

/** A column to tick; it may fill several columns of the file. */
export type ExportColumn<Entry> = {
  id: string
  label: string
  /** Ticked at first. */
  isStandard?: true
  /** Only in files with one row per part, or only if each record is read as well. */
  needs?: 'part' | 'detail'
  cells: (entry: Entry, context: CellContext) => Record<string, Cell>
}

/** How the records of a list become rows of a file. */
export type ExportShape<Record, Entry> = {
  /** Singular and plural, in lower case. */
  nouns: readonly [string, string]
  /** The last word of the file's name. */
  file: string
  columns: readonly ExportColumn<Entry>[]
  /** The entry of a record, or one per part of it. */
  entry: (record: Record) => Entry
  parts?: { label: string; entries: (record: Record) => Entry[] }
}

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

export const plain =
  <Entry>(name: string, value: (entry: Entry) => Cell) =>
  (entry: Entry) => ({ [name]: value(entry) })

/** The time in the chosen zone and in UTC. */
export const time =
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

/** The amount as on screen, with its currency. */
export const amountText = (
  amount: number | undefined,
  currency: string | undefined,
  { unit }: CellContext,
) => formatMoney(amount, currency, { unit })?.text

/** Sorts as text, and every spreadsheet reads it. */
function localTime(instant: number, zone: string): string {
  const { year, month, day, hour, minute, second } = wallClock(instant, zone)
  const date = [year, month, day].map(two).join('-')
  return `${date} ${[hour, minute, second].map(two).join(':')}`
}

const two = (value: number) => String(value).padStart(2, '0')
