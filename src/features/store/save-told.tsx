import { AnchorLink } from '#components/anchor-link.tsx'
import { OutcomeCard } from '#components/outcome-card.tsx'
import { useObservable } from '#base/use-observable.ts'
import { fieldLabels } from '#model/store/fields.ts'
import { type SaveState, type SaveTarget, saves } from '#model/writes/settings.ts'

type SaveToldProps = { target: SaveTarget; action?: { label: string; onClick: () => void } }

/** How a save stands, told away from the settings. */
export function SaveTold({ target, action }: SaveToldProps) {
  const state = useObservable(saves.get(target))
  const text = textOf(state)
  if (!text) return null
  return (
    <OutcomeCard
      title="Store settings"
      text={text}
      phase={state.phase}
      error={state.phase === 'rejected' ? state.error : undefined}
      action={action}
      link={
        <AnchorLink to="/stores/$storeId/settings" params={target}>
          Settings
        </AnchorLink>
      }
    />
  )
}

function textOf(state: SaveState): string | undefined {
  switch (state.phase) {
    case 'sending':
      return 'Saving the changes.'
    case 'checking':
      return 'We do not know yet whether the changes were saved. The store is being read to find out.'
    case 'done':
      return `${doneText(state.effect.deviations.length)}${unprovenText(state.effect.unproven)}`
    case 'rejected':
      return 'The service refused the changes; nothing was saved.'
    case 'not-recorded':
      return 'We do not know whether the changes were saved: the store does not show them. Saving again is safe.'
    case 'unprovable':
      return 'We do not know whether the changes were saved: what they set cannot be read. Saving again is safe.'
    default:
      return undefined
  }
}

function doneText(deviations: number): string {
  return deviations === 0
    ? 'The changes are saved.'
    : 'The changes are saved, but the store is not all as it was meant to be. Look at it again.'
}

function unprovenText(fields: (keyof typeof fieldLabels)[]): string {
  if (fields.length === 0) return ''
  return ` ${fields.map((field) => fieldLabels[field]).join(', ')} cannot be read.`
}
