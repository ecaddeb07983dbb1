import { plural, t } from '#base/language/words.ts'
import { ProgressBar } from '#components/charts/progress-bar.tsx'
import { IconButton } from '#components/controls/icon-button.tsx'
import { percentText } from './job-words.ts'
import styles from './jobs.module.css'
import type { ShownJob } from './shown-job.ts'

type JobCardProps = { jobs: readonly ShownJob[]; isPhone: boolean; onOpen: () => void }

/** The oldest job that is not done, in the navigation or above a phone's tabs. */
export function JobCard({ jobs, isPhone, onOpen }: JobCardProps) {
  const active = jobs.filter(({ phase }) => phase !== 'done')
  const job = active.find(({ phase }) => phase === 'running') ?? active[0]
  if (!job && isPhone) return null
  if (!job) {
    return (
      <button type="button" className={styles.card} onClick={onOpen}>
        <span className="strong">
          {plural(jobs.length, { one: '1 job done', other: `${jobs.length} jobs done` })}
        </span>
      </button>
    )
  }
  const { title, share, state } = job
  const isPaused = job.phase === 'paused' || job.phase === 'failed'
  const others = active.length - 1
  const percent = percentText(share)
  return (
    <div className={isPhone ? styles.bar : undefined}>
      <button
        type="button"
        className={isPhone ? styles.barMain : styles.card}
        aria-label={
          percent === undefined
            ? t`${title}, running. Open jobs`
            : t`${title}, ${percent}. Open jobs`
        }
        onClick={onOpen}
      >
        <span className={styles.cardHead}>
          <span className="truncate strong">{title}</span>
          <span className={styles.quiet}>{!isPaused && percent}</span>
        </span>
        <ProgressBar
          label={undefined}
          value={share}
          maximum={share === undefined ? undefined : 1}
          isPaused={isPaused}
        />
        <span className={styles.quiet}>{others > 0 ? t`and ${others} more` : state}</span>
      </button>
      {isPhone && (
        <IconButton
          icon={isPaused ? 'chevron-right' : 'pause'}
          label={isPaused ? t`Resume` : t`Pause`}
          iconSize={20}
          onClick={() => (isPaused ? job.resume() : job.pause())}
        />
      )}
    </div>
  )
}
