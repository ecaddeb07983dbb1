import { type Job, pauseJob, runJob } from '#model/doing/jobs/jobs.ts'
import type { Running } from '#model/doing/jobs/running.ts'
import { searchShare, searchState } from '#model/doing/jobs/running-words.ts'
import { type Search, pauseSearch, runSearch } from '#model/doing/jobs/searches.ts'
import { jobShare, jobState, jobTitle } from './job-words.ts'

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
