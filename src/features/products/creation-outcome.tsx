import type { LinkProps } from '@tanstack/react-router'
import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import type { Variant } from '#api/schemas/products.ts'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { ClaimButtons, type ClaimButtonsProps } from '#components/values/claim-buttons.tsx'
import { WriteOutcome } from '#components/form/write-outcome.tsx'
import { outcomeProblem, outcomeWords } from '#model/doing/writes/phase-words.ts'
import { creationWords } from '#model/doing/writes/kinds/variant-words.ts'
import type { VariantWriteState } from '#model/doing/writes/kinds/variants.ts'
import styles from './variant-form.module.css'
import { VariantRecord } from './variant-record.tsx'

type CreationOutcomeProps = {
  state: VariantWriteState
  process: ClaimButtonsProps['process']
  currency: string | undefined
  productLink: LinkProps
  onBack: () => void
  onCreateAnyway: (namesakes: Variant[]) => void
}

/** Replaces the form once the variant has been sent. */
export function CreationOutcome(props: CreationOutcomeProps) {
  const { state, process, currency, productLink, onBack, onCreateAnyway } = props
  const words = outcomeWords(creationWords, state)
  if (!words) return null
  const isDone = state.phase === 'done'
  const namesakes = state.phase === 'not-sent' ? state.change : undefined
  const candidates = state.phase === 'likely' ? state.candidate : namesakes
  return (
    <div className={styles.outcome}>
      <WriteOutcome
        words={words}
        problem={outcomeProblem(state)}
        actions={
          <>
            {state.phase === 'likely' && <ClaimButtons process={process} />}
            {state.phase !== 'likely' && (state.phase !== 'checking' || state.isQuiet) && (
              <Button variant="default" onClick={onBack}>
                {isDone ? t`Create another` : t`Back to the form`}
              </Button>
            )}
            {namesakes && (
              <Button variant="default" onClick={() => onCreateAnyway(namesakes)}>
                {t`Create anyway`}
              </Button>
            )}
            <ButtonLink {...productLink}>{t`Open product`}</ButtonLink>
          </>
        }
      >
        {(isDone ? state.effect : candidates)?.map((variant) => (
          <VariantRecord
            key={variant.id}
            variant={variant}
            currency={currency}
            name={t`variant ${variant.id.slice(0, 8)}`}
          />
        ))}
      </WriteOutcome>
    </div>
  )
}
