import { classNames } from '#components/controls/class-names.ts'
import styles from './progress-bar.module.css'

type ProgressBarProps = {
  /** Undefined where words beside it tell as much. */
  label: string | undefined
  value: number | undefined
  /** Undefined while nobody knows how much there is: such a bar has no length. */
  maximum: number | undefined
  isPaused?: boolean
  /** All of it is done; without, a bar stays short of its end. */
  isDone?: boolean
  className?: string
}

export function ProgressBar(props: ProgressBarProps) {
  const { label, value = 0, maximum, isPaused, isDone, className } = props
  const percent = isDone ? 100 : maximum ? Math.min(99, (100 * value) / maximum) : undefined
  return (
    <span
      className={classNames(styles.track, className)}
      {...(label === undefined
        ? { 'aria-hidden': true }
        : {
            role: 'progressbar',
            'aria-label': label,
            'aria-valuenow': percent && Math.floor(percent),
          })}
      data-paused={isPaused || undefined}
    >
      {percent === undefined ? (
        <i className={styles.unknown} />
      ) : (
        // A sliver at least, so that a beginning is seen.
        <i style={{ width: `${Math.max(3, percent)}%` }} />
      )}
    </span>
  )
}
