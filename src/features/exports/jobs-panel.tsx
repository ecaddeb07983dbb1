import { type ReactNode, useState } from 'react'
import { sentences } from '#base/language/sentences.ts'
import { plural, t } from '#base/language/words.ts'
import { ProgressBar } from '#components/charts/progress-bar.tsx'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { formatNumber } from '#base/numbers/money-format.ts'
import { DialogFrame } from '#components/overlays/dialog-frame.tsx'
import { useTimeZone } from '#base/storage/preferences.ts'
import { Icon } from '#components/controls/icons.tsx'
import { TextButton } from '#components/controls/text-button.tsx'
import { useUndelivered } from '#model/hooks/use-search-at.ts'
import { countFound } from '#model/doing/jobs/count-found.ts'
import { endJob, type Job, removeJob, saveFile } from '#model/doing/jobs/jobs.ts'
import { reportOf } from '#model/doing/jobs/report.ts'
import { removeSearch, type Search } from '#model/doing/jobs/searches.ts'
import styles from './jobs.module.css'
import { shownExport, type ShownJob, shownSearch, percentText } from './shown-job.ts'
import { IconButton } from '#components/controls/icon-button.tsx'

type JobsPanelProps = {
  jobs: readonly Job[]
  searches: readonly Search[]
  onClose: () => void
}

export function JobsPanel({ jobs, searches, onClose }: JobsPanelProps) {
  const active = jobs.filter(({ phase }) => phase !== 'done')
  const done = jobs.filter(({ phase }) => phase === 'done').toReversed()
  const looking = searches.filter(({ phase }) => phase !== 'done')
  const answered = searches.filter(({ phase }) => phase === 'done').toReversed()
  return (
    <DialogFrame title={t`Jobs`} size={420} isRuled isInCorner onClose={onClose}>
      <ul>
        {active.map((job) => (
          <ActiveJob key={job.id} job={job} />
        ))}
        {looking.map((search) => (
          <ActiveSearch key={search.id} search={search} onShow={onClose} />
        ))}
      </ul>
      {done.length + answered.length > 0 && <h3 className={styles.heading}>{t`Finished`}</h3>}
      <ul>
        {done.map((job) => (
          <DoneJob key={job.id} job={job} />
        ))}
        {answered.map((search) => (
          <DoneSearch key={search.id} search={search} onShow={onClose} />
        ))}
      </ul>
      <p className={styles.foot}>
        {sentences([
          active.length > 0
            ? t`An export pauses when this tab is closed or reloaded.`
            : done.length > 0 && t`Files are kept until this tab is closed.`,
          searches.length > 0 && t`A search ends with the tab: nothing of it is stored.`,
        ])}
      </p>
    </DialogFrame>
  )
}

function ActiveJob({ job }: { job: Job }) {
  const zone = useTimeZone()
  const [isEnding, setIsEnding] = useState(false)
  return (
    <Active job={shownExport(job, zone)} onCancel={() => setIsEnding(true)}>
      {isEnding && (
        <span className={styles.jobHead}>
          <span>{t`Keep what was read?`}</span>
          {job.parts > 0 && <TextButton onClick={() => endJob(job.id)}>{t`Save part`}</TextButton>}
          <TextButton onClick={() => removeJob(job.id)}>{t`Throw away`}</TextButton>
          <TextButton onClick={() => setIsEnding(false)}>{t`Keep reading`}</TextButton>
        </span>
      )}
    </Active>
  )
}

function ActiveSearch({ search, onShow }: { search: Search; onShow: () => void }) {
  const zone = useTimeZone()
  return (
    <Active job={shownSearch(search, zone)} onCancel={() => removeSearch(search.id)}>
      <ShowAnswer search={search} onShow={onShow} />
    </Active>
  )
}

type ActiveProps = { job: ShownJob; onCancel: () => void; children: ReactNode }

function Active({ job, onCancel, children }: ActiveProps) {
  const isPaused = job.phase === 'paused' || job.phase === 'failed'
  return (
    <li className={styles.job}>
      <span className={styles.jobHead}>
        <span className="truncate strong">{job.title}</span>
        {isPaused ? (
          <TextButton onClick={job.resume}>{t`Resume`}</TextButton>
        ) : (
          <TextButton onClick={job.pause}>{t`Pause`}</TextButton>
        )}
        <TextButton onClick={onCancel}>{t`Cancel`}</TextButton>
      </span>
      <ProgressBar
        label={undefined}
        value={job.share}
        maximum={job.share === undefined ? undefined : 1}
        isPaused={isPaused}
      />
      <span className={styles.quiet}>{job.state}</span>
      {children}
    </li>
  )
}

function DoneSearch({ search, onShow }: { search: Search; onShow: () => void }) {
  const undelivered = useUndelivered(search.question.storeId)
  const { found, isMore } = countFound(search, undelivered)
  return (
    <li className={styles.job}>
      <span className={styles.jobHead}>
        <span className={styles.success}>
          <Icon name="check" size={15} />
        </span>
        <span className="truncate strong">{search.question.title}</span>
        <ShowAnswer search={search} onShow={onShow} />
        <TextButton onClick={() => removeSearch(search.id)}>{t`Remove`}</TextButton>
      </span>
      <span className={styles.quiet}>
        {isMore
          ? plural(found, {
              one: '1 or more found',
              other: `${formatNumber(found)} or more found`,
            })
          : plural(found, { one: '1 found', other: `${formatNumber(found)} found` })}
      </span>
    </li>
  )
}

function ShowAnswer({ search, onShow }: { search: Search; onShow: () => void }) {
  return (
    <AnchorLink {...search.question.link} className="small strong" onClick={onShow}>
      {t`Show`}
    </AnchorLink>
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
        <TextButton onClick={() => void saveFile(job.id)}>{t`Save again`}</TextButton>
        <TextButton onClick={() => removeJob(job.id)}>{t`Remove`}</TextButton>
      </span>
      <span className={styles.quiet}>{lack ?? job.description.fileName}</span>
    </li>
  )
}

type JobCardProps = {
  jobs: readonly ShownJob[]
  isPhone: boolean
  /** On a phone: a line, until another job begins. */
  isFolded: boolean
  onOpen: () => void
  onFold: () => void
}

/** The oldest job that is not done, in the navigation or above a phone's tabs. */
export function JobCard({ jobs, isPhone, isFolded, onOpen, onFold }: JobCardProps) {
  const active = jobs.filter(({ phase }) => phase !== 'done')
  const job = active.find(({ phase }) => phase === 'running') ?? active[0]
  if (!job && isPhone) return null
  if (!job) {
    return (
      <button type="button" className={styles.card} onClick={onOpen}>
        {jobs.length === 1 && <span className="truncate strong">{jobs[0]?.title}</span>}
        <span className={jobs.length === 1 ? styles.quiet : 'strong'}>
          {plural(jobs.length, { one: '1 job done', other: `${jobs.length} jobs done` })}
        </span>
      </button>
    )
  }
  const { title, share, state } = job
  const isPaused = job.phase === 'paused' || job.phase === 'failed'
  const others = active.length - 1
  const percent = percentText(share)
  const card = (
    <button
      type="button"
      className={isPhone ? styles.barMain : styles.card}
      aria-label={
        percent === undefined ? t`${title}, running. Open jobs` : t`${title}, ${percent}. Open jobs`
      }
      onClick={onOpen}
    >
      <span className={styles.cardHead}>
        <span className="truncate strong">{title}</span>
        <span className={styles.quiet}>{percent}</span>
      </span>
      <ProgressBar
        label={undefined}
        value={share}
        maximum={share === undefined ? undefined : 1}
        isPaused={isPaused}
        className={styles.line}
      />
      {!isPhone && (
        <span className={styles.quiet}>{others > 0 ? t`and ${others} more` : state}</span>
      )}
    </button>
  )
  if (!isPhone) return card
  return (
    <div className={styles.bar} data-folded={isFolded || undefined}>
      {card}
      <TextButton onClick={isPaused ? job.resume : job.pause}>
        {isPaused ? t`Resume` : t`Pause`}
      </TextButton>
      <IconButton icon="close" label={t`Hide`} onClick={onFold} />
    </div>
  )
}
