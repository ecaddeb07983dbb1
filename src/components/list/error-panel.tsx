import { labels, t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { classNames } from '#components/controls/class-names.ts'
import { useCopy } from '#base/browser/clipboard.ts'
import type { Problem } from '#base/text/problem.ts'
import { DateTime } from '#components/values/date-time.tsx'
import styles from './empty-state.module.css'
import { Icon } from '#components/controls/icons.tsx'

type ErrorPanelProps = {
  problem: Problem
  onRetry?: () => void
  retryLabel?: string
  heading?: 'h1' | 'h2' | 'h3'
  inline?: boolean
  /** The surrounding element announces it. */
  isPartOfAlert?: boolean
}

export function ErrorPanel({
  problem,
  onRetry,
  retryLabel = t`Try again`,
  heading: Heading = 'h2',
  inline,
  isPartOfAlert,
}: ErrorPanelProps) {
  const [copied, copy] = useCopy()
  return (
    <div
      className={classNames(styles.empty, styles.failed, inline && styles.inline)}
      role={isPartOfAlert ? undefined : 'alert'}
    >
      <Icon name="warning" size={24} />
      <Heading className="title breaks">{problem.title}</Heading>
      <p className={styles.text}>
        <bdi>{problem.message}</bdi>
      </p>
      <ProblemFacts problem={problem} />
      <div className={styles.actions}>
        {onRetry && (
          <Button
            variant="default"
            size="xs"
            leftSection={<Icon name="refresh" size={14} />}
            onClick={onRetry}
          >
            {retryLabel}
          </Button>
        )}
        <Button variant="subtle" color="gray" size="xs" onClick={() => copy(problem.details)}>
          {copied === 'copied' ? t`Copied` : t`Copy details`}
        </Button>
      </div>
    </div>
  )
}

export function ProblemFacts({
  problem: { code, status, reference, retryAt },
}: {
  problem: Problem
}) {
  const facts = {
    [t`Quote code`]: code,
    [labels.status]: status,
    [t`Reference`]: reference,
    [t`Try again after`]: retryAt && <DateTime value={retryAt.getTime()} absolute />,
  }
  const available = Object.entries(facts).filter(([, value]) => value !== undefined && value !== '')
  if (available.length === 0) return null
  return (
    <dl className={styles.facts}>
      {available.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
