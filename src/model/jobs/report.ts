import { formatNumber } from '#base/money-format.ts'
import { clockText } from '#base/time-format.ts'
import { wallClock } from '#base/time-zone.ts'
import { exportKind } from '#model/export/kinds.ts'
import type { WalkProgress } from '#model/walk/walk.ts'
import type { Job } from './jobs.ts'

type ReportLine = { label: string; value: string; tone?: 'warning' | 'danger' }

export type Report = {
  title: string
  /** Says in a sentence what is missing; undefined if nothing is. */
  lack?: string
  lines: ReportLine[]
}

function countOf({ description }: Pick<Job, 'description'>, count: number): string {
  const [one, many] = exportKind(description.kind).shape.nouns
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}

/** As many as the list held, by the larger of its two counts. */
function totalOf({ progress }: Pick<Job, 'progress'>): number {
  const { expected = 0, counted = 0, read } = progress
  return Math.max(expected, counted, read)
}

export function reportOf(job: Job): Report {
  const { progress, description, failures, rows } = job
  const total = totalOf(job)
  const isCut = !progress.isOver
  const missing = total - progress.read
  return {
    title: `${formatNumber(progress.read)} of ${countOf(job, total)} exported`,
    lack: lackOf(),
    lines: [
      {
        label: `Asked for, at ${timeOf(description.fixedAt)}`,
        value: countOf(job, progress.expected ?? total),
      },
      { label: 'Read', value: readWords() },
      ...walkLines(progress, (count) => countOf(job, count)),
      ...failureLine(),
      ...(rows === progress.read ? [] : [{ label: 'Rows in the file', value: formatNumber(rows) }]),
      { label: 'Filters', value: description.filters || 'None' },
      { label: 'Times', value: timesOf(description.options.zone) },
    ],
  }

  function lackOf(): string | undefined {
    if (isCut) return 'It was ended early. The file holds what was read until then.'
    if (failures.length > 0) {
      return `The details of ${countOf(job, failures.length)} didn’t load. The file says which.`
    }
    if (progress.unreadable > 0) return `${countOf(job, progress.unreadable)} didn’t load.`
    if (missing > 0) return `${countOf(job, missing)} left the list while it was read.`
    return undefined
  }

  function readWords(): string {
    const { read, repeated } = progress
    if (repeated === 0) return formatNumber(read)
    return `${formatNumber(read + repeated)}, ${formatNumber(repeated)} of them twice`
  }

  function failureLine(): ReportLine[] {
    if (failures.length === 0) return []
    const codes = [...new Set(failures.map(({ why }) => why))].join(', ')
    return [{ label: 'Details not read', value: `${failures.length} · ${codes}`, tone: 'danger' }]
  }

  function timeOf(instant: number): string {
    const clock = wallClock(instant, description.options.zone)
    return `${clockText(clock)}:${String(clock.second).padStart(2, '0')}`
  }
}

export function walkLines(
  progress: WalkProgress,
  countText: (count: number) => string,
): ReportLine[] {
  const { expected, counted, pageSize, givenPageSize } = progress
  const isChanged = expected !== undefined && counted !== undefined && expected !== counted
  return [
    ...line(progress.pagesReadTwice, 'Pages read twice'),
    ...line(progress.arrived, 'Arrived meanwhile, left out'),
    ...line(progress.leftOut, 'Sent, but not asked for; left out', 'warning'),
    ...(isChanged
      ? [{ label: 'Counted again at the end', value: countText(counted), tone: 'warning' as const }]
      : []),
    ...(givenPageSize === undefined
      ? []
      : [
          {
            label: 'Rows per page asked, given',
            value: `${pageSize}, ${givenPageSize}`,
            tone: 'warning' as const,
          },
        ]),
    ...line(progress.unreadable, 'Sent in a form that can’t be read', 'danger'),
  ]
}

export const reportText = ({ title, lack, lines }: Report): string =>
  [title, ...(lack ? [lack] : []), ...lines.map(({ label, value }) => `${label}: ${value}`)].join(
    '\n',
  )

const timesOf = (zone: string) => (zone === 'UTC' ? 'UTC' : `${zone} and UTC`)

function line(count: number | undefined, label: string, tone?: ReportLine['tone']): ReportLine[] {
  return count ? [{ label, value: formatNumber(count), tone }] : []
}
