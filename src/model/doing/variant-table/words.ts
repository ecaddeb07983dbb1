import { formatNumber } from '#base/numbers/money-format.ts'
import type { OutcomeWords } from '#base/text/outcome.ts'
import { lineText } from '#base/text/visible-text.ts'
import { type TableRow, type VariantTable, isStopped } from './list.ts'
import type { RunState } from './runner.ts'

const states: Record<TableRow['state'], string> = {
  waiting: 'Not sent yet',
  claimed: 'Being sent',
  created: 'Created',
  held: 'Not sent',
  refused: 'Refused, nothing was created',
  unknown: 'Not known',
  skipped: 'Skipped',
}

export const rowWords = ({ state, created }: TableRow): string =>
  created.length > 1 ? `Created ${formatNumber(created.length)} times` : states[state]

/** The row that needs the merchant before the rest can go on. */
export const stoppedRow = (rows: readonly TableRow[]): TableRow | undefined => rows.find(isStopped)

/** What the run is at, as one sentence and why. */
export function runWords(
  { rows }: NonNullable<VariantTable>,
  state: RunState | undefined,
): OutcomeWords {
  const created = rows.filter((row) => row.state === 'created').length
  const claimed = rows.find((row) => row.state === 'claimed')
  const soFar = `${formatNumber(created)} of ${formatNumber(rows.length)} created.`
  if (state === 'running' || state === 'stopping') {
    const title = claimed ? `Creating row ${claimed.number}` : 'Creating variants'
    return { tone: 'busy', title, text: state === 'stopping' ? `${soFar} Stopping.` : soFar }
  }
  if (state === 'looking-up') {
    const title = claimed ? `Looking up row ${claimed.number}` : 'Looking up a row'
    return { tone: 'busy', title, text: `${soFar} Nothing is being sent.` }
  }
  const isOver = rows.every((one) => one.state === 'created' || one.state === 'skipped')
  const row = stoppedRow(rows)
  if (state === 'elsewhere' && !isOver && !row) {
    return { tone: 'neutral', title: 'Another tab creates these variants', text: soFar }
  }
  if (state === 'not-kept') {
    return {
      tone: 'warning',
      title: 'Nothing more was sent',
      text: `${soFar} This browser can’t keep which row is sent, and without that a row could be sent twice.`,
    }
  }
  if (row) return stopWords(row, soFar)
  const twin = rows.find((one) => one.created.length > 1)
  if (twin) {
    return {
      tone: 'warning',
      title: `Row ${twin.number} was created more than once`,
      text: `${soFar} The connection sent it twice, or someone created the same one. Delete the extra variant in the product.`,
    }
  }
  if (isOver) return { tone: 'success', title: 'The table is done', text: soFar }
  const held = rows.find((one) => one.state === 'waiting' && one.title)
  return {
    tone: held ? 'warning' : 'neutral',
    title: held ? `Stopped before row ${held.number}: nothing was sent` : 'Not all rows are sent',
    text: [soFar, held?.text].filter(Boolean).join(' '),
  }
}

const stops = {
  held: { tone: 'warning', why: 'nothing was sent' },
  refused: { tone: 'danger', why: 'your platform refused it' },
  unknown: { tone: 'unknown', why: 'not known if it was created' },
} as const

function stopWords({ number, state, text = '', code }: TableRow, soFar: string): OutcomeWords {
  const { tone, why } = stops[state as keyof typeof stops]
  return {
    tone,
    title: `Stopped at row ${number}: ${why}`,
    text: [lineText(text), code && `Code ${code}.`, soFar].filter(Boolean).join(' '),
  }
}
