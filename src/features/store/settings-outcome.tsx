import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { WriteOutcome } from '#components/form/write-outcome.tsx'
import { Trans } from '#components/text/trans.tsx'
import type { Deviation } from '#model/doing/writes/kinds/settings-changes.ts'
import { fieldLabels } from '#model/records/store/fields.ts'
import { canStopChecking } from '#model/doing/writes/state.ts'
import { outcomeProblem, outcomeWords } from '#model/doing/writes/phase-words.ts'
import { saveWords } from '#model/doing/writes/kinds/settings-words.ts'
import type { SaveState } from '#model/doing/writes/kinds/settings.ts'
import { settingText } from './settings-fields.tsx'

type SettingsOutcomeProps = {
  state: SaveState
  onSetBack: (deviation: Deviation) => void
  onStopChecking: () => void
  /** Given where the review is not beside the form. */
  onReview?: () => void
}

export function SettingsOutcome(props: SettingsOutcomeProps) {
  const { state, onSetBack, onStopChecking, onReview } = props
  const words = state.phase === 'sending' ? undefined : outcomeWords(saveWords, state)
  if (!words) return null
  const isContested = state.phase === 'not-sent' && state.change && state.change !== 'gone'
  const deviations = state.phase === 'done' ? state.effect.deviations : []
  return (
    <WriteOutcome
      isBox
      words={words}
      problem={outcomeProblem(state)}
      actions={
        canStopChecking(state) ? (
          <Button variant="default" size="compact-xs" onClick={onStopChecking}>
            {t`Stop checking`}
          </Button>
        ) : isContested && onReview ? (
          <Button variant="default" size="compact-xs" onClick={onReview}>
            {t({ message: 'Review', context: 'verb' })}
          </Button>
        ) : undefined
      }
    >
      {deviations.length > 0 && (
        <ul className="stack breaks near">
          {deviations.map((deviation) => (
            <li key={deviation.field}>
              <DeviationText {...deviation} />{' '}
              <Button variant="default" size="compact-xs" onClick={() => onSetBack(deviation)}>
                {t`Set it back`}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </WriteOutcome>
  )
}

function DeviationText({ field, found, meant, wasSent }: Deviation) {
  const label = fieldLabels[field]
  const now = <bdi className="strong">{settingText(found).slice(0, 200)}</bdi>
  const before = <bdi className="strong">{settingText(meant).slice(0, 200)}</bdi>
  return (
    <span>
      {wasSent ? (
        <Trans>
          {label} is {now} instead of {before}.
        </Trans>
      ) : (
        <Trans>
          {label} is {now}, though you didn’t change it. Before, it was {before}.
        </Trans>
      )}
    </span>
  )
}
