import { useEffect, useState, useId } from 'react'
import { createPortal } from 'react-dom'
import { t } from '#base/language/words.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { useStore } from '#base/storage/store.ts'
import { Button } from '#components/controls/button.tsx'
import { IconButton } from '#components/controls/icon-button.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { overlay } from '#components/overlays/overlay.ts'
import { useIsPhone } from '#components/controls/phone.ts'
import { searchesInSight } from '#model/doing/jobs/in-sight.ts'
import { jobs, restoreJobs, type Job, saveFile } from '#model/doing/jobs/jobs.ts'
import { reportOf, reportText } from '#model/doing/jobs/report.ts'
import { searches } from '#model/doing/jobs/searches.ts'
import { restoreSearches } from '#model/doing/jobs/stored-search.ts'
import { FactLines } from './fact-lines.tsx'
import { CopyWords } from '#components/text/copy-words.tsx'
import styles from './jobs.module.css'
import { JobCard, JobsPanel } from './jobs-panel.tsx'
import { shownExport, shownSearch } from './shown-job.ts'

/** The card at the foot of the navigation while a job exists, and what it opens. */
export function Jobs() {
  const all = useStore(jobs)
  const lookedFor = useStore(searches).filter(({ isSeen }) => !isSeen)
  const inSight = useStore(searchesInSight)
  const zone = useTimeZone()
  const isPhone = useIsPhone()
  const isOpen = useStore(overlay) === 'jobs'
  const [folded, setFolded] = useState<readonly string[]>([])
  const [closed, setClosed] = useState<readonly unknown[]>([])

  useEffect(() => {
    void restoreJobs()
    void restoreSearches()
  }, [])
  const reported = all.findLast(
    (job) => (job.phase === 'done' || job.problem) && !closed.includes(endOf(job)),
  )
  if (all.length + lookedFor.length === 0) return null
  const shown = [
    ...all.map((job) => shownExport(job, zone)),
    ...lookedFor
      .filter(({ id }) => !inSight.includes(id))
      .map((search) => shownSearch(search, zone)),
  ]
  const card = shown.length > 0 && (
    <JobCard
      jobs={shown}
      isPhone={isPhone}
      isFolded={shown.every(({ id }) => folded.includes(id))}
      onOpen={() => overlay.set('jobs')}
      onFold={() => setFolded(shown.map(({ id }) => id))}
    />
  )
  return (
    <>
      {card}
      {isOpen && (
        <JobsPanel jobs={all} searches={lookedFor} onClose={() => overlay.set(undefined)} />
      )}
      {reported &&
        !isOpen &&
        createPortal(
          <JobReport job={reported} onClose={() => setClosed([...closed, endOf(reported)])} />,
          document.body,
        )}
    </>
  )
}

/** Resumed, an export may stop again, for another reason. */
const endOf = ({ id, problem }: Job) => problem ?? id

/** What the file holds and what it lacks; stays until it is closed. */
function JobReport({ job, onClose }: { job: Job; onClose: () => void }) {
  const id = useId()
  const zone = useTimeZone()
  const { problem } = job
  const failed = problem && shownExport(job, zone)
  const report = failed ? { title: problem.title, lack: failed.state, lines: [] } : reportOf(job)
  return (
    <section className={styles.report} aria-live="polite" aria-labelledby={id}>
      <header className={styles.head}>
        <span className={report.lack ? styles.reportWarning : styles.reportSuccess}>
          <Icon name={report.lack ? 'warning' : 'check'} size={16} />
        </span>
        <span className="grow small secondary">
          <h2 id={id} className="title ink">
            {report.title}
          </h2>
          {report.lack}
        </span>
        <IconButton icon="close" label={t`Close the report`} onClick={onClose} />
      </header>
      <div className={styles.facts}>
        <FactLines lines={report.lines} />
      </div>
      <footer className={styles.reportFoot}>
        <CopyWords
          variant="subtle"
          color="gray"
          leftSection={<Icon name="copy" size={14} />}
          words={t`Copy report`}
          text={() => reportText(report)}
        />
        <Button
          variant="default"
          size="xs"
          onClick={failed ? failed.resume : () => void saveFile(job.id)}
        >
          {failed ? t`Resume` : t`Save again`}
        </Button>
      </footer>
    </section>
  )
}
