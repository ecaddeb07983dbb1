import { t } from '#base/language/words.ts'
import { formatPercentage } from '#base/numbers/money-format.ts'
import { exportKind } from '#model/reading/export/kinds.ts'
import type { Job } from '#model/doing/jobs/jobs.ts'
import { expectedOf, givenBy } from '#model/reading/walk/progress.ts'
import { countText, runningState, shareOf } from '#model/doing/jobs/running-words.ts'

export function jobTitle({ description }: Job): string {
  const { title } = exportKind(description.kind).shape
  return description.options.withDetails ? t`${title}, with details` : title
}

/** How much is done, from 0 to 1; undefined if the number of records is unknown. */
export function jobShare({ progress, description, detailed, phase }: Job): number | undefined {
  if (phase === 'done') return 1
  const done = description.options.withDetails ? detailed : givenBy(progress)
  return shareOf(done, expectedOf(progress))
}

export const percentText = (share: number | undefined) =>
  share === undefined ? undefined : formatPercentage(Math.floor(share * 100))

export function jobState(job: Job, zone: string): string {
  const { progress, description, detailed } = job
  const done = description.options.withDetails ? detailed : givenBy(progress)
  if (progress.isOver && job.phase === 'running') return t`Saving the file`
  if (progress.isOver && job.phase === 'paused') return t`All is read. Resume saves the file.`
  return runningState(job, countText(done, expectedOf(progress)), zone)
}
