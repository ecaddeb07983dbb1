import { useState } from 'react'
import { platformClock } from '#api/platform-clock.ts'
import { MOST_READS } from '#api/platform/asking.ts'
import { rowsText, rowMarks } from '#api/platform/rows-text.ts'
import { platformRows, type PlatformRow } from '#api/platform/rows.ts'
import { clockFinding, statusFinding } from '#api/platform/check.ts'
import { useCopy } from '#base/browser/clipboard.ts'
import { useStopper } from '#base/browser/use-stopper.ts'
import { betweenSentences, endedOnce } from '#base/language/sentences.ts'
import { plural, t } from '#base/language/words.ts'
import { clockError } from '#base/time/now.ts'
import { pause } from '#base/time/pause.ts'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { ReadProblem } from '#features/shared/read-problem.tsx'
import { PageHeader } from '#components/page/page-header.tsx'
import { CopyButton } from '#components/text/copy-button.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { useFilterValues } from '#model/reading/memory/filter-values.ts'
import { type PlatformDescription, usePlatform } from '#model/reading/platform/learned.ts'
import { orderTone } from '#model/records/orders/order-tone.ts'
import styles from './platform-page.module.css'
import { PlatformRows } from './platform-rows.tsx'
import { StatusCounts } from './status-counts.tsx'

type PlatformPageProps = { storeId: string | undefined; address: string }

/** What the specification leaves open, as this platform decides it, and what Counter does then. */
export function PlatformPage({ storeId, address }: PlatformPageProps) {
  const { points, check, counts = {} } = usePlatform()
  const { status } = useFilterValues(storeId ?? '')
  const checking = usePlatformCheck(storeId)
  const isPhone = useIsPhone()
  const [copied, copy] = useCopy()
  // The words that the orders brought are remembered for the filters already.
  const statuses = statusFinding(status, orderTone)
  const seen = {
    statuses: {
      ...statuses,
      how: plural(status.length, {
        one: '1 met in your orders',
        other: `${status.length} met in your orders`,
      }),
    },
    ...(platformClock.isKnown() && { clock: clockFinding(clockError()) }),
    ...points,
  }
  const rows = platformRows(seen, check ? t`Not asked` : t`Not seen yet`)
  return (
    <>
      <PageHeader
        parent={{ to: '/tools', label: t`Tools` }}
        title={t`Your platform`}
        actions={
          <>
            {checking.isRunning ? (
              <Button variant="default" onClick={checking.stop}>
                {t`Stop`}
              </Button>
            ) : (
              <Button
                variant={check ? 'subtle' : 'filled'}
                color={check && 'gray'}
                leftSection={check && <Icon name="refresh" size={15} />}
                onClick={checking.start}
              >
                {check ? t`Check again` : t`Check now`}
              </Button>
            )}
            {!isPhone && (
              <Button
                variant="default"
                leftSection={<Icon name={copied === 'copied' ? 'check' : 'copy'} size={14} />}
                onClick={() => copy(rowsText(rows))}
              >
                {{ idle: t`Copy as text`, copied: t`Copied`, failed: t`Not copied` }[copied]}
              </Button>
            )}
          </>
        }
      />
      {checking.isRunning && (
        <progress
          className={styles.progress}
          aria-label={t`Requests sent`}
          value={checking.reads}
          max={MOST_READS}
        />
      )}
      <p className={styles.line}>
        <Summary check={check} checking={checking} />
      </p>
      {checking.error !== undefined && (
        <div className={styles.problem}>
          <ReadProblem
            inline
            query={{ error: checking.error, refetch: checking.start }}
            title={t`The check ended early`}
          />
        </div>
      )}
      <PlatformRows rows={rows} checkedAt={check?.at} />
      <StatusCounts met={status} corrected={counts} />
      {check && <TerminalCard address={address} rows={rows} />}
    </>
  )
}

type SummaryProps = { check: PlatformDescription['check']; checking: PlatformCheck }

function Summary({ check, checking }: SummaryProps) {
  return (
    <output>
      {checking.isRunning ? (
        t`Asking ${Math.max(1, checking.reads)} of at most ${MOST_READS}. Nothing is changed.`
      ) : check ? (
        <>
          {check.stopped === undefined
            ? plural(check.reads, {
                one: '1 read, nothing was changed.',
                other: `${check.reads} reads, nothing was changed.`,
              })
            : endedOnce(t`Stopped at ${check.reads} of ${MOST_READS}: ${check.stopped}.`)}
          {betweenSentences}
          <DateTime value={check.at} absolute />
        </>
      ) : (
        t`What Counter saw while you worked. A check asks for the rest: reads only, 20 seconds.`
      )}
    </output>
  )
}

const MOST = 4

/** One row of each mark, as the command prints it. */
function samples(rows: readonly PlatformRow[]): PlatformRow[] {
  const marks = ['half', 'tick', 'stroke', 'ring'] as const
  return marks.flatMap((wanted) => rows.find(({ mark }) => mark === wanted) ?? []).slice(0, MOST)
}

function TerminalCard({ address, rows }: { address: string; rows: PlatformRow[] }) {
  const command = `npx counter-dashboard check --base-url ${address}`
  return (
    <section className={styles.card} aria-labelledby="platform-terminal">
      <div className={styles.head}>
        <h2 id="platform-terminal">{t`The same in a terminal`}</h2>
        <CopyButton value={command} what={t`command`} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways */}
      <pre className={styles.lines} tabIndex={0} aria-label={t`Command and the marks it prints`}>
        <span className={styles.quiet}>$ </span>
        {command}
        {'\n'}
        {samples(rows).map(({ mark, question, does }) => (
          <span key={mark} className={styles[mark]}>
            {`${rowMarks[mark]} ${question.padEnd(32)} ${does}\n`}
          </span>
        ))}
      </pre>
    </section>
  )
}

type PlatformCheck = {
  isRunning: boolean
  /** How many requests were sent. */
  reads: number
  error: unknown
  start: () => void
  stop: () => void
}

/** Asks only on request, and no longer than the page is open. */
function usePlatformCheck(storeId: string | undefined): PlatformCheck {
  const [isRunning, setIsRunning] = useState(false)
  const [reads, setReads] = useState(0)
  const [error, setError] = useState<unknown>()
  const { begin, stop } = useStopper()

  async function run() {
    const signal = begin()
    setReads(0)
    setError(undefined)
    setIsRunning(true)
    try {
      const { checkNow } = await import('#model/reading/platform/check-now.ts')
      await checkNow({ storeId, signal, wait: pause, onRead: setReads })
    } catch (failure) {
      if (!signal.aborted) setError(failure)
    }
    setIsRunning(false)
  }

  return {
    isRunning,
    reads,
    error,
    start: () => void run(),
    stop,
  }
}
