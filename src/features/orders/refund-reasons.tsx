import type { Reason } from '#model/writes/refund.ts'
import { AnchorLink } from '#components/anchor-link.tsx'
import { useCodeLabel } from '#base/preferences.ts'
import styles from './refund-reasons.module.css'

const REASONS = [0, 1, 2, 3] as const

type RefundReasonsProps = {
  value: Reason | undefined
  onChange: (reason: Reason) => void
  isDisabled: boolean
}

/** The interface requires a number and explains none, so no reason is preselected. */
export function RefundReasons({ value, onChange, isDisabled }: RefundReasonsProps) {
  return (
    <fieldset className={styles.reasons} disabled={isDisabled}>
      <legend className={styles.legend}>Reason</legend>
      <div className={styles.grid}>
        {REASONS.map((reason) => (
          <ReasonCard
            key={reason}
            reason={reason}
            isChosen={reason === value}
            onChoose={() => onChange(reason)}
          />
        ))}
      </div>
      <p className={styles.hint}>
        Your platform only numbers these reasons.{' '}
        <AnchorLink to="/preferences">Name them</AnchorLink>
      </p>
    </fieldset>
  )
}

type ReasonCardProps = { reason: Reason; isChosen: boolean; onChoose: () => void }

function ReasonCard({ reason, isChosen, onChoose }: ReasonCardProps) {
  const label = useCodeLabel('refundReason', reason)
  const number = `Reason ${reason}`
  return (
    <label className={styles.card}>
      <input
        type="radio"
        name="refund-reason"
        value={reason}
        checked={isChosen}
        data-autofocus={reason === 0 || undefined}
        ref={reason === 0 ? takeLostFocus : undefined}
        onChange={onChoose}
      />
      <span className={styles.label}>
        <bdi>{label}</bdi>
        {label !== number && <span className="quiet small">sends {reason}</span>}
      </span>
    </label>
  )
}

/**
 * Takes the focus when the button that led back here has disappeared; on opening, the dialog places
 * it.
 */
function takeLostFocus(radio: HTMLInputElement | null) {
  if (document.activeElement === document.body) radio?.focus({ preventScroll: true })
}
