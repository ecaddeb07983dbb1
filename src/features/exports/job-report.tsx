import { useId } from 'react'
import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { useCopy } from '#base/browser/clipboard.ts'
import { IconButton } from '#components/controls/icon-button.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { type Job, saveFile } from '#model/doing/jobs/jobs.ts'
import { reportOf, reportText } from '#model/doing/jobs/report.ts'
import { FactLines } from './fact-lines.tsx'
import styles from './job-report.module.css'

/** What the file holds and what it lacks; stays until it is closed. */
export function JobReport({ job, onClose }: { job: Job; onClose: () => void }) {
  const id = useId()
  const report = reportOf(job)
  const [copied, copy] = useCopy()
  return (
    <section className={styles.report} aria-live="polite" aria-labelledby={id}>
      <header className={styles.head}>
        <span className={report.lack ? styles.warning : styles.success}>
          <Icon name={report.lack ? 'warning' : 'check'} size={16} />
        </span>
        <span className="grow small secondary">
          <h2 id={id} className={styles.title}>
            {report.title}
          </h2>
          {report.lack}
        </span>
        <IconButton icon="close" label={t`Close the report`} onClick={onClose} />
      </header>
      <div className={styles.facts}>
        <FactLines lines={report.lines} />
      </div>
      <footer className={styles.foot}>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          leftSection={<Icon name="copy" size={14} />}
          onClick={() => copy(reportText(report))}
        >
          {copied === 'copied' ? t`Copied` : t`Copy report`}
        </Button>
        <Button variant="default" size="xs" onClick={() => void saveFile(job.id)}>
          {t`Save again`}
        </Button>
      </footer>
    </section>
  )
}
