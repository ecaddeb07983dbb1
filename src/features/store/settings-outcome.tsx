import { problemFacts } from '#api/errors.ts'
import { ErrorPanel } from '#components/error-panel.tsx'
import { Note } from '#components/note.tsx'
import { settingText } from './setting-text.ts'
import type { Deviation } from './store-changes.ts'
import { fieldLabels, type StoreField } from './store-fields.ts'
import type { SaveState } from './store-save.ts'

type SettingsOutcomeProps = { state: SaveState; onSetBack: (deviation: Deviation) => void }

/** What became of the last save. */
export function SettingsOutcome({ state, onSetBack }: SettingsOutcomeProps) {
  switch (state.phase) {
    case 'editing':
    case 'checking':
    case 'sending':
      return null
    case 'looking':
      return (
        <output>
          <Note tone="warning">
            We do not know yet whether the changes were saved. Reading the store to find out…
          </Note>
        </output>
      )
    case 'conflicts':
      return (
        <div role="alert">
          <Note tone="danger">
            Nothing was sent: somebody else changed {namesOf(state.fields)} meanwhile. Choose below
            which value to keep, then save again.
          </Note>
        </div>
      )
    case 'saved':
      return <Saved {...state} onSetBack={onSetBack} />
    case 'read-back':
      return (
        <output>
          <Note tone="accent" icon="check">
            The answer was lost, but the changes are there: the store was read again.
            {state.unproven.length > 0 &&
              ` ${namesOf(state.unproven)} cannot be read; saving again is safe.`}
          </Note>
        </output>
      )
    case 'not-seen':
      return (
        <ErrorPanel
          inline
          problem={{
            title: 'We do not know whether the changes were saved',
            ...problemFacts(state.error),
            message: notSeenText(state.error.message, state.unproven),
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
  return <NotSent {...state} />
}

type SavedProps = Extract<SaveState, { phase: 'saved' }> & Pick<SettingsOutcomeProps, 'onSetBack'>

function Saved({ deviations, onSetBack }: SavedProps) {
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

const reasons = {
  failed: 'Nothing was sent: the store could not be read first',
  elsewhere: 'Nothing was sent: another tab is saving this store',
  gone: 'Nothing was sent: this account no longer has the store',
}

function NotSent({ reason, error }: Extract<SaveState, { phase: 'not-sent' }>) {
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

function notSeenText(message: string, unproven: StoreField[]): string {
  const unread = unproven.length > 0 ? ` ${namesOf(unproven)} cannot be read.` : ''
  return `${message}${unread} What you typed is still here, and saving again is safe: it sets, it does not add.`
}

const namesOf = (fields: StoreField[]) => fields.map((field) => fieldLabels[field]).join(', ')
