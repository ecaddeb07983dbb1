import { semicolonList } from '#base/language/lists.ts'
import { labelled } from '#base/language/sentences.ts'
import { CSV_MARK, type Cell, csvLine } from '#base/text/csv.ts'
import type { ActivityEntry } from './log.ts'
import {
  activityVerb,
  afterText,
  beforeText,
  changedSettingsText,
  outcomeText,
  settingLabel,
  timeOf,
} from './words.ts'

const columns: [head: string, cell: (entry: ActivityEntry) => Cell][] = [
  ['pressed_at_utc', ({ at }) => timeOf(at)],
  ['what', activityVerb],
  ['subject', (entry) => entry.facts?.subject ?? settingsText(entry)],
  ['detail', ({ facts }) => facts?.detail],
  ['amount', ({ facts }) => facts?.amount],
  ['currency', ({ facts }) => facts?.currencyCode],
  ['reason', ({ facts }) => facts?.reason],
  ['before', (entry) => settings(entry, 'before') ?? beforeText(entry)],
  ['after', (entry) => settings(entry, 'after') ?? afterText(entry)],
  ['outcome', (entry) => outcomeText(entry)],
  ['note', ({ note }) => note],
  ['code', ({ code }) => code],
  ['reference', ({ reference }) => reference],
  ['record_id', ({ params }) => Object.values(params).at(-1)],
  ['made_id', ({ recordId }) => recordId],
  ['ended_at_utc', ({ endedAt }) => timeOf(endedAt)],
  // For programs, the same in every language.
  ['operation', ({ operation }) => operation],
  ['outcome_code', ({ outcome }) => outcome],
]

export function activityCsv(entries: readonly ActivityEntry[]): string {
  const rows = entries.map((entry) => columns.map(([, cell]) => cell(entry)))
  return (
    CSV_MARK + [columns.map(([head]) => head), ...rows].map((row) => csvLine(row, ',')).join('')
  )
}

export function activityJson(entries: readonly ActivityEntry[]): string {
  const readable = entries.map(({ at, answeredAt, endedAt, ...entry }) => ({
    pressedAt: timeOf(at),
    answeredAt: timeOf(answeredAt),
    endedAt: timeOf(endedAt),
    ...entry,
  }))
  return `${JSON.stringify(readable, null, 2)}\n`
}

const settingsText = (entry: ActivityEntry) =>
  entry.facts?.settings ? changedSettingsText(entry) : undefined

function settings({ facts }: ActivityEntry, side: 'before' | 'after'): string | undefined {
  if (!facts?.settings) return undefined
  return semicolonList(
    Object.entries(facts.settings).map(([field, change]) =>
      labelled(settingLabel(field), String(change[side] ?? '')),
    ),
  )
}
