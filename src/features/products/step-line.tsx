import styles from './step-line.module.css'

type StepLineProps = { label: string; steps: readonly string[]; now: number }

/** What is ahead, before it begins. */
export function StepLine({ label, steps, now }: StepLineProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, at) => (
        <li
          key={step}
          className={styles.step}
          aria-current={at === now ? 'step' : undefined}
          data-state={at < now ? 'done' : at === now ? 'now' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  )
}
