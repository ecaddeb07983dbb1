import { problemFacts } from '#api/errors.ts'
import { canStopChecking } from '#model/writes/machine.ts'
import { ErrorPanel } from '#components/error-panel.tsx'
import { Note } from '#components/note.tsx'
import { settingText } from './setting-text.ts'
import type { Deviation } from '#model/store/changes.ts'
import { fieldLabels, type StoreField } from '#model/store/fields.ts'
import type { SaveState, Saved } from '#model/writes/settings.ts'

type SettingsOutcomeProps = {
  state: SaveState
  /** Fields the form was to set and no reading tells. */
  unreadable: StoreField[]
  onSetBack: (deviation: Deviation) => void
  onStopChecking: () => void
  /** Where the review is not beside the form. */
  onReview?: () => void
}

/** What became of the last save. */
export function SettingsOutcome(props: SettingsOutcomeProps) {
  const { state, unreadable, onSetBack, onStopChecking, onReview } = props
  switch (state.phase) {
    case 'review':
    case 'prechecking':
    case 'sending':
      return null
    case 'checking':
      return (
        <output>
          <Note
            tone="warning"
            action={
              canStopChecking(state)
                ? { label: 'Stop checking', onClick: onStopChecking }
                : undefined
            }
          >
            We do not know yet whether the changes were saved. Reading the store to find out…
          </Note>
        </output>
      )
    case 'done':
      return <Done saved={state.effect} onSetBack={onSetBack} />
    case 'not-recorded':
    case 'unprovable':
      return (
        <ErrorPanel
          inline
          problem={{
            title: notKnown,
            ...(state.error && problemFacts(state.error)),
            message: notSeenText(state.error?.message, unreadable),
            details: notKnown,
          }}
        />
      )
    case 'rejected':
      return (
        <ErrorPanel
          inline
          problem={{
            title: 'The service refused the changes; nothing was saved',
            ...problemFacts(state.error),
          }}
        />
      )
    case 'not-sent':
      break
  }
  return <NotSent {...state} onReview={onReview} />
}

type DoneProps = Pick<SettingsOutcomeProps, 'onSetBack'> & { saved: Saved }

function Done({ saved: { isAnswered, deviations, unproven }, onSetBack }: DoneProps) {
  if (!isAnswered) {
    return (
      <output>
        <Note tone="accent" icon="check">
          The answer was lost, but the changes are there: the store was read again.
          {unproven.length > 0 && ` ${namesOf(unproven)} cannot be read; saving again is safe.`}
        </Note>
      </output>
    )
  }
  if (deviations.length === 0) {
    return (
      <output>
        <Note tone="accent" icon="check">
          Changes saved.
        </Note>
      </output>
    )
  }
  return (
    <div role="alert">
      {deviations.map((deviation) => (
        <Note
          key={deviation.field}
          tone="danger"
          action={{ label: 'Set it back', onClick: () => onSetBack(deviation) }}
        >
          Saved, but {fieldLabels[deviation.field]} is now{' '}
          <bdi className="strong">{settingText(deviation.found).slice(0, 200)}</bdi>
          {deviation.wasSent ? ' where ' : ', though it was not sent. Before, it was '}
          <bdi className="strong">{settingText(deviation.meant).slice(0, 200)}</bdi>
          {deviation.wasSent ? ' was sent.' : '.'}
        </Note>
      ))}
    </div>
  )
}

const notKnown = 'We do not know whether the changes were saved'
const reasons = {
  failed: 'Nothing was sent: the store could not be read first',
  elsewhere: 'Nothing was sent: another tab is saving this store',
  changed: 'Nothing was sent: this account no longer has the store',
}

type NotSentProps = Extract<SaveState, { phase: 'not-sent' }> &
  Pick<SettingsOutcomeProps, 'onReview'>

function NotSent({ reason, error, change, onReview }: NotSentProps) {
  if (change && change !== 'gone') {
    return (
      <div role="alert">
        <Note tone="danger" action={onReview && { label: 'Review', onClick: onReview }}>
          Nothing was sent: somebody else changed {namesOf(change.fields)} meanwhile. Choose in the
          review which value to keep, then save again.
        </Note>
      </div>
    )
  }
  const facts = error && problemFacts(error)
  return (
    <ErrorPanel
      inline
      problem={{
        title: reasons[reason],
        message: 'What you typed is still here.',
        details: reasons[reason],
        ...facts,
      }}
    />
  )
}

function notSeenText(message = 'Its answer was lost.', unproven: StoreField[]): string {
  const unread = unproven.length > 0 ? ` ${namesOf(unproven)} cannot be read.` : ''
  return `${message}${unread} What you typed is still here, and saving again is safe: it sets, it does not add.`
}

const namesOf = (fields: StoreField[]) => fields.map((field) => fieldLabels[field]).join(', ')
