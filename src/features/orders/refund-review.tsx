// oxlint-disable-next-line no-restricted-imports -- inside a dialog
import { Checkbox, TextInput } from '@mantine/core'
import { betweenSentences } from '#base/language/sentences.ts'
import { t } from '#base/language/words.ts'
import { Trans } from '#components/text/trans.tsx'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { type Control, useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { Button } from '#components/controls/button.tsx'
import { type OrderDetail, RefundOrder, refundReasons } from '#api/schemas/order-detail.ts'
import '#components/form/validation-messages.ts'
import { Private } from '#components/text/private.tsx'
import { ConfirmStep } from '#components/overlays/confirm-dialog.tsx'
import { Figure, useMoneyText } from '#components/values/money.tsx'
import { Note } from '#components/page/note.tsx'
import { ignoreHeldKey } from '#base/browser/held-key.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import type { OrderCurrency } from '#model/records/orders/currency.ts'
import { RefundFacts } from './refund-facts.tsx'
import { useTimer } from '#base/time/use-timer.ts'
import { usePreferences } from '#base/storage/preferences.ts'
import { codeLabel, codeName, setCodeLabel } from '#base/storage/code-labels.ts'
import { RadioCardsField } from '#components/form/choice-fields.tsx'
import { refundFor, type RefundProcess } from '#model/doing/writes/kinds/refund.ts'
import { useWriteRefusal } from '#model/hooks/use-write-form.ts'
import styles from './refund-dialog.module.css'

const ARMED_AFTER = 1000

type RefundReviewProps = {
  detail: OrderDetail
  currency: OrderCurrency
  process: RefundProcess
  /** True from confirming until the answer arrives. */
  isLocked: boolean
  onCancel: () => void
}

export function RefundReview({ detail, currency, process, isLocked, onCancel }: RefundReviewProps) {
  const { order } = detail
  const { control, handleSubmit, setFocus } = useForm<RefundValues, unknown, RefundOrder>({
    resolver: zodResolver(RefundOrder as z.ZodMiniType<RefundOrder, RefundValues>),
    defaultValues: { reason: undefined },
  })
  const reason = useWatch({ control, name: 'reason' })
  const [accepts, setAccepts] = useState(false)
  const isArmed = useArmed()
  const refusal = useWriteRefusal()
  const isComplete = reason !== undefined && (!order.chargeback || accepts)
  const paid = order.amountPaid ?? order.amount
  const paidText = useMoneyText(paid, currency.code)

  useEffect(
    function takeLostFocus() {
      // The button that led back here has gone; on opening, the dialog places the focus.
      if (document.activeElement === document.body) setFocus('reason')
    },
    [setFocus],
  )

  const confirm = handleSubmit((body) => {
    if (!isArmed || !isComplete || refusal) return
    void process.confirm(refundFor(process.target, body.reason, detail))
  })

  return (
    <ConfirmStep
      aside={
        <output>
          {isLocked ? t`Waiting for your platform.` : (refusal ?? t`This can’t be undone.`)}
        </output>
      }
      actions={
        <>
          <Button variant="default" disabled={isLocked} onClick={onCancel}>
            {t`Keep order`}
          </Button>
          <Button
            color="red"
            disabled={!isArmed || !isComplete || refusal !== undefined}
            loading={isLocked}
            onClick={() => void confirm()}
            onKeyDown={ignoreHeldKey}
          >
            {paid === undefined ? t`Confirm refund` : t`Confirm refund of ${paidText}`}
          </Button>
        </>
      }
    >
      <div className={styles.amount}>
        <Figure amount={paid} currency={currency.code} assumed={currency.isAssumed} size="huge" />
        <p className="secondary">
          <Payer detail={detail} />
          {betweenSentences}
          {t`Your platform refunds the payment; you can’t choose an amount.`}
        </p>
      </div>
      <RefundFacts detail={detail} />
      {order.chargeback && (
        <div className="stack gap-10">
          <Note tone="danger">
            {t`This order has a chargeback. If you refund too, you may pay twice.`}
          </Note>
          <Checkbox
            label={t`Refund despite the chargeback`}
            checked={accepts}
            disabled={isLocked}
            onChange={(event) => setAccepts(event.currentTarget.checked)}
          />
        </div>
      )}
      <RefundReasons control={control} isDisabled={isLocked} />
    </ConfirmStep>
  )
}

function Payer({ detail: { order } }: { detail: OrderDetail }) {
  const email = order.customer?.emailAddress
  const payer = email ? (
    <b className="strong">
      <Private>{email}</Private>
    </b>
  ) : (
    t`The customer`
  )
  const gateway = order.gateway && <bdi>{sentenceCase(order.gateway)}</bdi>
  if (order.amountPaid !== undefined) {
    if (!gateway) return <Trans>{payer} paid this.</Trans>
    return (
      <Trans>
        {payer} paid this through {gateway}.
      </Trans>
    )
  }
  if (order.amount !== undefined) {
    if (!gateway) return <Trans>{payer} ordered this for this amount.</Trans>
    return (
      <Trans>
        {payer} ordered this for this amount through {gateway}.
      </Trans>
    )
  }
  if (!gateway) return <Trans>{payer} ordered this, and what was paid isn’t known.</Trans>
  return (
    <Trans>
      {payer} ordered this through {gateway}, and what was paid isn’t known.
    </Trans>
  )
}

/**
 * Ignores input for a moment, so that a click or key meant for the previous screen does nothing.
 */
function useArmed(): boolean {
  const [isArmed, setIsArmed] = useState(false)
  useTimer(() => setIsArmed(true), ARMED_AFTER)
  return isArmed
}

// oxlint-disable-next-line no-restricted-imports -- inside a dialog
type RefundValues = { reason: RefundOrder['reason'] | undefined }

type RefundReasonsProps = {
  control: Control<RefundValues, unknown, RefundOrder>
  isDisabled: boolean
}

/** The platform requires a number and explains none, so no reason is preselected. */
function RefundReasons({ control, isDisabled }: RefundReasonsProps) {
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
  const [before] = useState(codeLabels)
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
      <div className={styles.done}>
        <Button variant="default" onClick={onDone}>
          {t`Done`}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          onClick={() => {
            refundReasons.forEach((reason) =>
              setCodeLabel('refundReason', reason, before[`refundReason.${reason}`] ?? ''),
            )
            onDone()
          }}
        >
          {t`Cancel`}
        </Button>
      </div>
    </fieldset>
  )
}
