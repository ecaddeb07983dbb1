import { sentences } from '#base/language/sentences.ts'
import { labels, plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import type { OutcomeWords } from '#base/text/problem.ts'
import { lineText } from '#base/text/visible-text.ts'
import { CSV_MARK, csvLine } from '#base/text/csv.ts'
import { type TableRow, type VariantTable, isStopped } from './list.ts'
import type { RunState } from './runner.ts'
import { rowText } from './why.ts'

const states: Record<TableRow['state'], string> = {
  waiting: t`Not sent yet`,
  claimed: t`Being sent`,
  created: labels.created,
  held: t`Not sent`,
  refused: t`Refused, nothing was created`,
  unknown: labels.notKnown,
  skipped: t`Skipped`,
}

export const rowWords = ({ state, created }: TableRow): string =>
  created.length > 1
    ? plural(created.length, {
        one: 'Created once',
        other: `Created ${formatNumber(created.length)} times`,
      })
    : states[state]

/** The row that needs the merchant before the rest can go on. */
export const stoppedRow = (rows: readonly TableRow[]): TableRow | undefined => rows.find(isStopped)

/** What the run is at, as one sentence and why. */
export function runWords(
  { rows }: NonNullable<VariantTable>,
  state: RunState | undefined,
): OutcomeWords {
  const created = rows.filter((row) => row.state === 'created').length
  const claimed = rows.find((row) => row.state === 'claimed')
  const soFar = plural(created, {
    one: `1 of ${formatNumber(rows.length)} created.`,
    other: `${formatNumber(created)} of ${formatNumber(rows.length)} created.`,
  })
  if (state === 'running' || state === 'stopping') {
    const title = claimed ? t`Creating row ${claimed.number}` : t`Creating variants`
    return { tone: 'busy', title, text: state === 'stopping' ? t`${soFar} Stopping.` : soFar }
  }
  if (state === 'looking-up') {
    const title = claimed ? t`Looking up row ${claimed.number}` : t`Looking up a row`
    return { tone: 'busy', title, text: t`${soFar} Nothing is being sent.` }
  }
  const isOver = rows.every((one) => one.state === 'created' || one.state === 'skipped')
  const row = stoppedRow(rows)
  if (state === 'elsewhere' && !isOver && !row) {
    return { tone: 'neutral', title: t`Another tab creates these variants`, text: soFar }
  }
  if (state === 'not-kept') {
    return {
      tone: 'warning',
      title: t`Nothing more was sent`,
      text: t`${soFar} This browser can’t keep which row is sent, and without that a row could be sent twice.`,
    }
  }
  if (row) return stopWords(row, soFar)
  const twin = rows.find((one) => one.created.length > 1)
  if (twin) {
    return {
      tone: 'warning',
      title: t`Row ${twin.number} was created more than once`,
      text: t`${soFar} The connection sent it twice, or someone created the same one. Delete the extra variant in the product.`,
    }
  }
  if (isOver) return { tone: 'success', title: t`The table is done`, text: soFar }
  const held = rows.find((one) => one.state === 'waiting' && (one.why ?? one.title))
  return {
    tone: held ? 'warning' : 'neutral',
    title: held ? t`Stopped before row ${held.number}: nothing was sent` : t`Not all rows are sent`,
    text: sentences([soFar, held && rowText(held)]),
  }
}

const stops = {
  held: { tone: 'warning', why: t`nothing was sent` },
  refused: { tone: 'danger', why: t`your platform refused it` },
  unknown: { tone: 'unknown', why: t`not known if it was created` },
} as const

function stopWords(row: TableRow, soFar: string): OutcomeWords {
  const { number, state, code } = row
  const { tone, why } = stops[state as keyof typeof stops]
  return {
    tone,
    title: t`Stopped at row ${number}: ${why}`,
    text: sentences([lineText(rowText(row) ?? ''), code && t`Code ${code}.`, soFar]),
  }
}

/** For programs, so the same in every language. */
const HEAD = ['row', 'name', 'price', 'outcome', 'variant_ids', 'code', 'why', 'at_utc']

/** What became of every row. */
export function tableReport({ rows }: NonNullable<VariantTable>): string {
  const lines = rows.map((row) =>
    csvLine(
      [
        row.number,
        row.body.name,
        row.body.cost,
        row.state,
        row.created.join(' '),
        row.code,
        row.state === 'created' ? undefined : rowText(row),
        row.at === undefined ? undefined : new Date(row.at).toISOString(),
      ],
      ',',
    ),
  )
  return [CSV_MARK, csvLine(HEAD, ','), ...lines].join('')
}
