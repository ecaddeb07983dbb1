import { formatNumber } from '#base/money-format.ts'
import { clockText } from '#base/time-format.ts'
import { wallClock } from '#base/time-zone.ts'
import { exportKind } from '#model/export/kinds.ts'
import type { Job } from '#model/jobs/jobs.ts'
import { durationText } from './duration-text.ts'

export function jobTitle({ description }: Job): string {
  const [, many] = exportKind(description.kind).shape.nouns
  return `Exporting ${many}${description.options.withDetails ? ', with details' : ''}`
}

/** How much is done, from 0 to 1; undefined if the number of records is unknown. */
export function jobShare({ progress, description, detailed, phase }: Job): number | undefined {
  if (phase === 'done') return 1
  if (!progress.expected) return undefined
  const done = description.options.withDetails ? detailed : progress.read
  return Math.min(1, done / progress.expected)
}

export const percentText = (share: number | undefined) =>
  share === undefined ? undefined : `${Math.floor(share * 100)}%`

/** "217 of 350 · about 45 s left". */
export function jobState(job: Job, zone: string): string {
  const { phase, progress, description, detailed, left, waitsUntil, problem } = job
  const done = description.options.withDetails ? detailed : progress.read
  const count = progress.expected
    ? `${formatNumber(done)} of ${formatNumber(progress.expected)}`
    : formatNumber(done)
  if (phase === 'waiting') return 'Waits until another job is done'
  if (phase === 'paused') return `Paused at ${count}. It goes on where it stopped.`
  if (phase === 'failed') {
    const code = problem?.code ? ` Quote code ${problem.code}.` : ''
    return `Stopped at ${count}. ${problem?.message ?? ''}${code}`
  }
  if (waitsUntil) {
    const { second, ...clock } = wallClock(waitsUntil, zone)
    const time = `${clockText({ second, ...clock })}:${String(second).padStart(2, '0')}`
    return `${count} · your platform needs a rest, goes on at ${time}`
  }
  return left === undefined ? count : `${count} · about ${durationText(left)} left`
}
