import { t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { useIsPhone } from '#components/controls/phone.ts'
import styles from './step-line.module.css'

type StepLineProps = { label: string; steps: readonly string[]; now: number }

/** What is ahead, before it begins. */
export function StepLine({ label, steps, now }: StepLineProps) {
  const isPhone = useIsPhone()
  const [position, length] = [now + 1, steps.length].map((count) => formatNumber(count))
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, at) => (
        <li
          key={step}
          className={styles.step}
          aria-current={at === now ? 'step' : undefined}
          data-state={at < now ? 'done' : at === now ? 'now' : undefined}
        >
          {isPhone && at === now && <span className="quiet">{t`${position} of ${length}`} ·</span>}
          {step}
        </li>
      ))}
    </ol>
  )
}
