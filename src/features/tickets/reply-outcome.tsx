import { Button } from '@mantine/core'
import { problemFacts } from '#api/errors.ts'
import type { TicketEntry } from '#api/schemas/tickets.ts'
import { ErrorPanel } from '#components/error-panel.tsx'
import { Note } from '#components/note.tsx'
import type { ReplyProcess } from '#model/writes/reply-process.ts'
import { newerEntries, type ReplyState } from '#model/writes/reply-state.ts'
import { replyWords } from '#model/writes/reply-words.ts'
import styles from './reply-box.module.css'

type ReplyOutcomeProps = {
  process: ReplyProcess
  state: ReplyState
  /** The entries on screen. */
  entries: readonly TicketEntry[]
  /** A choice was made, and its button goes. */
  onPressed: () => void
}

/** What is known of the reply, and what can be done about it. */
export function ReplyOutcome({ process, state, entries, onPressed }: ReplyOutcomeProps) {
  const words = replyWords(state)
  if (!words) return null
  const error = errorOf(state)
  function dismiss() {
    process.dismiss()
    onPressed()
  }
  function sendAnyway() {
    void process.sendAnyway(entries)
    onPressed()
  }
  const isAlert = words.tone === 'danger' || words.tone === 'warning'
  return (
    <div className={styles.outcome}>
      <div role={isAlert && !error ? 'alert' : 'status'}>
        <Note tone={words.tone} action={actionOf(state, dismiss)}>
          {words.text}
        </Note>
      </div>
      {newerEntries(state) && (
        <div className={styles.choices}>
          <Button variant="default" size="xs" onClick={dismiss}>
            Read first
          </Button>
          <Button size="xs" onClick={sendAnyway}>
            Send anyway
          </Button>
        </div>
      )}
      {error && (
        <ErrorPanel
          inline
          heading="h3"
          problem={{ title: 'What happened', ...problemFacts(error) }}
        />
      )}
    </div>
  )
}

function actionOf(state: ReplyState, dismiss: () => void) {
  if (state.phase === 'checking' && state.isQuiet) {
    return { label: 'Stop checking', onClick: dismiss }
  }
  const isRead = ['done', 'rejected', 'not-recorded', 'not-sent'].includes(state.phase)
  return isRead && !newerEntries(state) ? { label: 'Dismiss', onClick: dismiss } : undefined
}

function errorOf(state: ReplyState) {
  if (state.phase === 'checking') return state.refused ?? state.error
  return state.phase === 'rejected' || state.phase === 'not-sent' ? state.error : undefined
}
