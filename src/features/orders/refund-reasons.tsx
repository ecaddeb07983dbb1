// oxlint-disable-next-line no-restricted-imports -- inside a dialog
import { TextInput } from '@mantine/core'
import { t } from '#base/language/words.ts'
import { Trans } from '#components/text/trans.tsx'
import { useState } from 'react'
import type { Control } from 'react-hook-form'
import { Button } from '#components/controls/button.tsx'
import { type RefundOrder, refundReasons } from '#api/schemas/order-detail.ts'
import { usePreferences } from '#base/storage/preferences.ts'
import { codeLabel, codeName, setCodeLabel } from '#base/storage/code-labels.ts'
import { RadioCardsField } from '#components/form/radio-cards-field.tsx'
import styles from './refund-reasons.module.css'

export type RefundValues = { reason: RefundOrder['reason'] | undefined }

type RefundReasonsProps = {
  control: Control<RefundValues, unknown, RefundOrder>
  isDisabled: boolean
}

/** The platform requires a number and explains none, so no reason is preselected. */
export function RefundReasons({ control, isDisabled }: RefundReasonsProps) {
  const { codeLabels } = usePreferences()
  const [isNaming, setIsNaming] = useState(false)
  if (isNaming) return <ReasonNames onDone={() => setIsNaming(false)} />
  return (
    <RadioCardsField
      control={control}
      name="reason"
      label={t`Reason`}
      tone="danger"
      hasAutofocus
      disabled={isDisabled}
      choices={refundReasons.map((reason) => {
        const label = codeLabel(codeLabels, 'refundReason', reason)
        const isNamed = Boolean(codeName(codeLabels, 'refundReason', reason))
        return { value: reason, label, detail: isNamed && t`sends ${reason}` }
      })}
      hint={
        <Trans>
          Your platform only numbers these reasons.{' '}
          <button type="button" className={styles.link} onClick={() => setIsNaming(true)}>
            Name them
          </button>
        </Trans>
      }
    />
  )
}

/** Names are kept in this browser, and the dialog stays open meanwhile. */
function ReasonNames({ onDone }: { onDone: () => void }) {
  const { codeLabels } = usePreferences()
  return (
    <fieldset className={styles.names} aria-label={t`Names of the reasons`}>
      {refundReasons.map((reason) => (
        <TextInput
          key={reason}
          label={t`Reason ${reason}`}
          maxLength={60}
          autoComplete="off"
          data-autofocus={reason === 0 || undefined}
          value={codeLabels[`refundReason.${reason}`] ?? ''}
          onChange={(event) => setCodeLabel('refundReason', reason, event.currentTarget.value)}
        />
      ))}
      <Button variant="default" className={styles.done} onClick={onDone}>
        {t`Keep names`}
      </Button>
    </fieldset>
  )
}
