import { commaList } from '#base/language/lists.ts'
import { labelled, sentences } from '#base/language/sentences.ts'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { leftOutWords } from '#base/storage/left-out.ts'
import { exactClock } from '#base/time/time-format.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { exportKind } from '#model/reading/export/kinds.ts'
import { namesOf } from '#model/reading/lists/address.ts'
import { countedRows } from '#model/reading/lists/counted.ts'
import type { ListDescription } from '#model/reading/lists/description.ts'
import { filterWords } from '#model/reading/lists/filter-words.ts'
import {
  type Lack,
  type WalkProgress,
  expectedOf,
  lacksOf,
  totalOf,
} from '#model/reading/walk/progress.ts'
import { OF_BODY } from '#model/records/webhooks/body-paths.ts'
import type { Job } from './jobs.ts'

type ReportLine = { label: string; value: string; tone?: 'warning' | 'danger' }

export type Report = {
  title: string
  /** Says in a sentence what is missing; undefined if nothing is. */
  lack?: string
  lines: ReportLine[]
}

function countOf({ description }: Pick<Job, 'description'>, count: number): string {
  return countedRows(exportKind(description.kind).list.key, count)
}

export function reportOf(job: Job): Report {
  const { progress, description, failures, rows } = job
  const expected = expectedOf(progress)
  const total = totalOf(progress)
  return {
    title:
      total === undefined
        ? t`${countOf(job, progress.read)} exported`
        : t`${formatNumber(progress.read)} of ${countOf(job, total)} exported`,
    lack: lackOf(),
    lines: [
      {
        label: t`Expected at ${timeOf(description.fixedAt)}`,
        value: expected === undefined ? t`Not counted` : countOf(job, expected),
      },
      { label: t`Read`, value: readWords() },
      ...walkLines(progress, (count) => countOf(job, count), exportKind(description.kind).list),
      ...failureLine(),
      ...(rows === progress.read
        ? []
        : [{ label: t`Rows in the file`, value: formatNumber(rows) }]),
      { label: t`Filters`, value: filtersText(description) || t`None` },
      { label: t`Times`, value: timesOf(description.options.zone) },
    ],
  }

  function lackOf(): string | undefined {
    const lacks = lacksIn(progress, (count) => countOf(job, count))
    if (failures.length > 0) {
      const failed = countOf(job, failures.length)
      lacks.unshift(t`Without their details: ${failed}. The file says which.`)
    }
    if (description.isPartial) {
      lacks.push(t`Not all orders could be read, so there may be more.`)
    }
    if (job.isLeftOut && description.options.columns.some(holdsAddresses)) lacks.push(leftOutWords)
    return sentences(lacks) || undefined
  }

  function readWords(): string {
    const { read, repeated } = progress
    if (repeated === 0) return formatNumber(read)
    return t`${formatNumber(read + repeated)}, ${formatNumber(repeated)} of them twice`
  }

  function failureLine(): ReportLine[] {
    if (failures.length === 0) return []
    const codes = commaList([...new Set(failures.map(({ why }) => why))])
    return [{ label: t`Details not read`, value: `${failures.length} · ${codes}`, tone: 'danger' }]
  }

  function timeOf(instant: number): string {
    return exactClock(wallClock(instant, description.options.zone))
  }
}

/** A column that is empty for a role which does not see customers' addresses. */
const holdsAddresses = (column: string) =>
  ['email', 'country', 'tax'].includes(column) || column.startsWith(OF_BODY)

export const lacksIn = (progress: WalkProgress, countText: (count: number) => string) =>
  lacksOf(progress).map((lack) => lackWords(lack, countText))

function lackWords(lack: Lack, countText: (count: number) => string): string {
  switch (lack.kind) {
    case 'ended-early':
      return t`Stopped early. The file is incomplete.`
    case 'unreadable':
      return t`${countText(lack.count)} didn’t load.`
    case 'stopped': {
      const where = t`Your platform stopped giving new records at page ${formatNumber(lack.page)}`
      return lack.count === undefined
        ? t`${where}, so some may be missing.`
        : t`${where}: ${countText(lack.count)} of the list were never given.`
    }
    case 'never-given':
      return t`${countText(lack.count)} counted by your platform, but never given.`
    case 'left':
      return t`${countText(lack.count)} left the list before they were read.`
    case 'left-or-missed':
      return t`${countText(lack.count)} missing: they left the list, or were missed because it kept changing.`
    case 'uncounted':
      return t`Your platform’s count doesn’t fit its pages, so some may be missing.`
    default:
      return t`The list kept changing while it was read, so some may be missing.`
  }
}

const matchText = (match: number, sent: number) =>
  plural(match, {
    one: `1 of ${formatNumber(sent)} sent matches`,
    other: `${formatNumber(match)} of ${formatNumber(sent)} sent match`,
  })

export function walkLines(
  progress: WalkProgress,
  countText: (count: number) => string,
  list?: ListDescription,
): ReportLine[] {
  const { counted, pageSize, askedPageSize, givenPageSize, read, unmatched } = progress
  const expected = expectedOf(progress)
  const given = givenPageSize ?? (askedPageSize && pageSize)
  const isChanged = expected !== undefined && counted !== undefined && expected !== counted
  return [
    ...(progress.isWide && read > 0
      ? [
          {
            label: t`Filters, as your platform has them`,
            value: t`Give the opposite, so all were read`,
            tone: 'warning' as const,
          },
        ]
      : []),
    ...line(progress.pagesReadTwice, t`Pages read twice`),
    ...line(progress.arrived, t`New, left out`),
    ...line(progress.leftOut, t`Extra, left out`, 'warning'),
    ...(unmatched
      ? [
          {
            label: t`Filters, as in the list`,
            value: matchText(read, read + unmatched),
            tone: 'warning' as const,
          },
        ]
      : []),
    ...sentLines(progress.contradicted, (filter) => t`Sent, but don’t match “${filter}”`, list),
    ...sentLines(progress.unproven, (filter) => t`Sent, but don’t show “${filter}”`, list),
    ...(isChanged
      ? [
          {
            label: t`Counted again at the end`,
            value: countText(counted),
            tone: 'warning' as const,
          },
        ]
      : []),
    ...(given === undefined
      ? []
      : [
          {
            label: t`Page size asked, given`,
            value: commaList([askedPageSize ?? pageSize, String(given)]),
            tone: 'warning' as const,
          },
        ]),
    ...line(progress.unreadable, t`Sent in a form that can’t be read`, 'danger'),
  ]
}

export const reportText = ({ title, lack, lines }: Report): string =>
  [title, ...(lack ? [lack] : []), ...lines.map(({ label, value }) => labelled(label, value))].join(
    '\n',
  )

const scopeWords = { page: t`Those on one page`, selected: t`Those selected` }

function filtersText({ filters, kind, options, fixedAt }: Job['description']): string {
  if (typeof filters === 'string') return filters
  const { scope, address, choices } = filters
  if (scope !== 'match') return scopeWords[scope]
  return filterWords(exportKind(kind).list, address, options.zone, choices, fixedAt)
}

/** 1.0.0 kept the label itself. */
const filterLabel = (name: string, list: ListDescription | undefined) =>
  list?.filters.find((filter) => namesOf(filter).some((one) => one === name))?.label ?? name

const timesOf = (zone: string) => (zone === 'UTC' ? 'UTC' : t`${zone} and UTC`)

const sentLines = (
  counts: Record<string, number> = {},
  label: (filter: string) => string,
  list: ListDescription | undefined,
): ReportLine[] =>
  Object.entries(counts).map(([filter, count]) => ({
    label: label(filterLabel(filter, list)),
    value: t`${formatNumber(count)}, in the file as in the list`,
    tone: 'warning',
  }))

function line(count: number | undefined, label: string, tone?: ReportLine['tone']): ReportLine[] {
  return count ? [{ label, value: formatNumber(count), tone }] : []
}
