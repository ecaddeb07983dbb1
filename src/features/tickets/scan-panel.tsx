import { Button } from '@mantine/core'
import { problemFacts } from '#api/errors.ts'
import type { TicketIndex } from '#model/memory/tickets.ts'
import { ErrorPanel } from '#components/error-panel.tsx'
import { useNow } from '#base/now.ts'
import { ageText } from '#model/tickets/age-text.ts'
import { RUN_LENGTH, type ScanState } from '#model/tickets/scan.ts'
import type { ScanControl } from '#model/tickets/scans.ts'
import styles from './scan-panel.module.css'

/** Shown below the list: which records it comes from, and how to find more. */
export function ScanPanel({ scan, index }: { scan: ScanControl; index: TicketIndex }) {
  const { state } = scan
  const { phase, inRun, error } = state
  return (
    <section className={styles.panel} aria-label="Find tickets">
      {phase === 'failed' && error && (
        <ErrorPanel
          inline
          problem={{ title: 'The search for tickets stopped', ...problemFacts(error) }}
          onRetry={scan.run}
        />
      )}
      {(phase === 'running' || phase === 'paused') && (
        <progress
          className={styles.progress}
          max={RUN_LENGTH}
          value={inRun}
          aria-label="Customers checked"
        />
      )}
      <div className={styles.line}>
        <output className={styles.words}>
          <ScanWords state={state} index={index} />
        </output>
        <ScanButtons scan={scan} />
      </div>
    </section>
  )
}

const COMPLETE = ' That’s every customer with an order.'
const ENDED = ' Your platform’s list of orders ended early, so some customers may be missing.'

function ScanWords({ state, index }: { state: ScanState; index: TicketIndex }) {
  const now = useNow()
  const { phase, read, inRun, found, missed, hasMore } = state
  if (phase === 'running' || phase === 'paused') {
    return (
      <>
        {inRun} of {RUN_LENGTH} customers checked, {count(found, 'ticket')} found
        {phase === 'paused' && ', paused'}
      </>
    )
  }
  const times = Object.values(index.customers)
  const age = times.length > 0 ? ageText(now - Math.max(...times)) : ''
  return (
    <>
      {count(times.length, 'customer')} checked
      {age && ` ${age === 'now' ? 'just now' : `${age} ago`}`}.
      {phase === 'run-over' && ` ${count(found, 'ticket')} in the last ${read}.`}
      {phase === 'complete' && (hasMore ? ENDED : COMPLETE)}
      {missed > 0 && ` ${count(missed, 'customer')} didn’t load.`}
    </>
  )
}

function ScanButtons({ scan }: { scan: ScanControl }) {
  const { phase } = scan.state
  if (phase === 'failed') return null
  if (phase === 'running' || phase === 'paused') {
    return (
      <span className={styles.buttons}>
        {phase === 'running' ? (
          <Quiet label="Pause" onClick={scan.pause} />
        ) : (
          <Quiet label="Resume" onClick={scan.run} />
        )}
        <Quiet label="Stop" onClick={scan.stop} />
      </span>
    )
  }
  const labels = { idle: 'Find tickets', 'run-over': 'Check more', complete: 'Check again' }
  return <Quiet label={phase === 'stopped' ? 'Find tickets' : labels[phase]} onClick={scan.run} />
}

function Quiet({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="subtle" size="compact-xs" onClick={onClick}>
      {label}
    </Button>
  )
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`
}
