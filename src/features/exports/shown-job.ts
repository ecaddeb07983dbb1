import { type Job, expectedIn, pauseJob, runJob } from '#model/doing/jobs/jobs.ts'
import type { Running } from '#model/doing/jobs/running.ts'
import {
  countText,
  runningState,
  searchShare,
  searchState,
  shareOf,
} from '#model/doing/jobs/running-words.ts'
import { pauseSearch, runSearch, type Search } from '#model/doing/jobs/searches.ts'
import { t } from '#base/language/words.ts'
import { formatPercentage } from '#base/numbers/money-format.ts'
import { exportKind } from '#model/reading/export/kinds.ts'
import { givenBy } from '#model/reading/walk/progress.ts'

/** An export or a search, as the card and the panel show it. */
export type ShownJob = Pick<Running, 'id' | 'phase'> & {
  title: string
  share: number | undefined
  state: string
  pause: () => void
  resume: () => void
}

export const shownExport = (job: Job, zone: string): ShownJob => ({
  id: job.id,
  phase: job.phase,
  title: jobTitle(job),
  share: jobShare(job),
  state: jobState(job, zone),
  pause: () => pauseJob(job.id),
  resume: () => void runJob(job.id),
})

export const shownSearch = (search: Search, zone: string): ShownJob => ({
  id: search.id,
  phase: search.phase,
  title: search.question.title,
  share: searchShare(search),
  state: searchState(search, zone),
  pause: () => pauseSearch(search.id),
  resume: () => void runSearch(search.id),
})

function jobTitle({ description }: Job): string {
  const { title } = exportKind(description.kind).shape
  return description.options.withDetails ? t`${title}, with details` : title
}

/** How much is done, from 0 to 1; undefined if the number of records is unknown. */
function jobShare(job: Job): number | undefined {
  const { progress, description, detailed, phase } = job
  if (phase === 'done') return 1
  const done = description.options.withDetails ? detailed : givenBy(progress)
  return shareOf(done, expectedIn(job))
}

export const percentText = (share: number | undefined) =>
  share === undefined ? undefined : formatPercentage(Math.floor(share * 100))

function jobState(job: Job, zone: string): string {
  const { progress, description, detailed } = job
  const done = description.options.withDetails ? detailed : givenBy(progress)
  if (progress.isOver && job.phase === 'running') return t`Saving the file`
  if (progress.isOver && job.phase === 'paused') return t`All is read. Resume saves the file.`
  return runningState(job, countText(done, expectedIn(job)), zone)
}
