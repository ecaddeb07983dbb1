import { Private } from '#components/text/private.tsx'
import { Button } from '#components/controls/button.tsx'
import { problemFacts } from '#api/errors.ts'
import { useNow } from '#base/time/now.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { ErrorPanel } from '#components/list/error-panel.tsx'
import { ProgressBar } from '#components/charts/progress-bar.tsx'
import { visibleText } from '#base/text/visible-text.ts'
import type { TicketIndex } from '#model/reading/memory/tickets.ts'
import type { ReaderControl } from '#model/doing/tickets/reader-leader.ts'
import { checkedWords, customersWords } from './checked-words.ts'
import styles from './queue-panel.module.css'

export function QueuePanel({ reader, index }: { reader: ReaderControl; index: TicketIndex }) {
  const { state, isOn } = reader
  const { phase, error, failed, unknown, total, read } = state
  return (
    <section className={styles.panel} aria-label="Find tickets">
      {isOn && phase === 'failed' && error && (
        <ErrorPanel
          inline
          problem={{ title: 'The search for tickets stopped', ...problemFacts(error) }}
          onRetry={() => {
            reader.pause()
            reader.start()
          }}
        />
      )}
      {isOn && read < total && (
        <ProgressBar
          className={styles.progress}
          label="Customers checked"
          value={read}
          maximum={total}
        />
      )}
      <div className={styles.line}>
        <output className={styles.words}>
          <QueueWords reader={reader} index={index} />
        </output>
        <Button variant="subtle" size="compact-xs" onClick={isOn ? reader.pause : reader.start}>
          {isOn ? 'Pause' : index.customers.size > 0 ? 'Keep up to date' : 'Find tickets'}
        </Button>
      </div>
      {failed.length > 0 && (
        <div className={styles.line}>
          <Addresses words={`${customersWords(failed.length)} didn’t load`} emails={failed} />
          <Button variant="subtle" size="compact-xs" onClick={reader.retryFailed}>
            Try these again
          </Button>
        </div>
      )}
      {index.customers.size > 0 && (
        <details>
          <summary>What’s missing here?</summary>
          <ul className={styles.limits}>
            {!state.isComplete && <li>Tickets of customers who never ordered may be missing.</li>}
            <li>
              A new message shows once its customer is checked again: in about five minutes if they
              wrote in the last two weeks, later for others.
            </li>
            <li>Who is waiting is a guess from the names.</li>
          </ul>
          {unknown.length > 0 && (
            <Addresses
              words={`${customersWords(unknown.length)} of orders no longer known by email`}
              emails={unknown}
            />
          )}
        </details>
      )}
    </section>
  )
}

function QueueWords({ reader, index }: { reader: ReaderControl; index: TicketIndex }) {
  const now = useNow()
  const { state, isOn } = reader
  if (isOn && state.phase === 'waiting' && state.until !== undefined) {
    return (
      <>
        Your platform asks for a pause until <DateTime value={state.until} absolute />. Goes on by
        itself.
      </>
    )
  }
  if (isOn && state.read < state.total) {
    return (
      <>
        {formatNumber(state.read)} of {formatNumber(state.total)} customers checked,{' '}
        {formatNumber(index.tickets.length)} tickets found
      </>
    )
  }
  return checkedWords(index, now)
}

function Addresses({ words, emails }: { words: string; emails: readonly string[] }) {
  return (
    <details className={styles.words}>
      <summary>{words}</summary>
      <ul className={styles.limits}>
        {emails.slice(0, 100).map((email) => (
          <li key={email}>
            <Private>{visibleText(email)}</Private>
          </li>
        ))}
        {emails.length > 100 && <li>and {formatNumber(emails.length - 100)} more</li>}
      </ul>
    </details>
  )
}
