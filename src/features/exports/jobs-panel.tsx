import { useState } from 'react'
import { Dialog } from '#components/dialog.tsx'
import { useTimeZone } from '#base/preferences.ts'
import { useFocusBack } from '#components/focus-back.ts'
import { Icon } from '#components/icons.tsx'
import { type Job, endJob, pauseJob, removeJob, runJob } from '#model/jobs/jobs.ts'
import { reportOf } from '#model/jobs/report.ts'
import { Bar } from './job-card.tsx'
import { jobShare, jobState, jobTitle } from './job-words.ts'
import styles from './jobs.module.css'
import { saveJobFile } from './save-job-file.ts'

type JobsPanelProps = { jobs: readonly Job[]; onClose: () => void }

export function JobsPanel({ jobs, onClose }: JobsPanelProps) {
  useFocusBack()
  const active = jobs.filter(({ phase }) => phase !== 'done')
  const done = jobs.filter(({ phase }) => phase === 'done').toReversed()
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Jobs"
      size={420}
      centered={false}
      classNames={{
        inner: styles.inner,
        content: styles.panel,
        header: styles.panelHeader,
        title: styles.panelTitle,
        body: styles.panelBody,
      }}
    >
      <ul className={styles.jobs}>
        {active.map((job) => (
          <ActiveJob key={job.id} job={job} />
        ))}
      </ul>
      {done.length > 0 && <h3 className={styles.heading}>Finished</h3>}
      <ul className={styles.jobs}>
        {done.map((job) => (
          <DoneJob key={job.id} job={job} />
        ))}
      </ul>
      <p className={styles.foot}>
        {active.length > 0
          ? 'A job pauses when this tab is closed or reloaded.'
          : 'Finished jobs are kept until this tab is closed.'}
      </p>
    </Dialog>
  )
}

function ActiveJob({ job }: { job: Job }) {
  const zone = useTimeZone()
  const [isEnding, setIsEnding] = useState(false)
  const isPaused = job.phase === 'paused' || job.phase === 'failed'
  return (
    <li className={styles.job}>
      <span className={styles.jobHead}>
        <span className="truncate strong">{jobTitle(job)}</span>
        {isPaused ? (
          <Action label="Resume" onClick={() => void runJob(job.id)} />
        ) : (
          <Action label="Pause" onClick={() => pauseJob(job.id)} />
        )}
        <Action label="Cancel" onClick={() => setIsEnding(true)} />
      </span>
      <Bar share={jobShare(job)} isPaused={isPaused} />
      <span className={styles.quiet}>{jobState(job, zone)}</span>
      {isEnding && (
        <span className={styles.jobHead}>
          <span>Keep what was read?</span>
          {job.parts > 0 && (
            <Action
              label="Save part"
              onClick={() => {
                endJob(job.id)
                void saveJobFile(job)
              }}
            />
          )}
          <Action label="Throw away" onClick={() => removeJob(job.id)} />
          <Action label="Keep reading" onClick={() => setIsEnding(false)} />
        </span>
      )}
    </li>
  )
}

function DoneJob({ job }: { job: Job }) {
  const { title, lack } = reportOf(job)
  return (
    <li className={styles.job}>
      <span className={styles.jobHead}>
        <span className={lack ? styles.warning : styles.success}>
          <Icon name={lack ? 'warning' : 'check'} size={15} />
        </span>
        <span className="truncate strong">{title}</span>
        <Action label="Save again" onClick={() => void saveJobFile(job)} />
        <Action label="Remove" onClick={() => removeJob(job.id)} />
      </span>
      <span className={styles.quiet}>{lack ?? job.description.fileName}</span>
    </li>
  )
}

function Action({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.action} onClick={onClick}>
      {label}
    </button>
  )
}
