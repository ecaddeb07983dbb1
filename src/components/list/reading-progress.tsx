import { labelled } from '#base/language/sentences.ts'
import { t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { clockText } from '#base/time/time-format.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { Button } from '#components/controls/button.tsx'
import { ProgressBar } from '#components/charts/progress-bar.tsx'
import styles from './list-states.module.css'

type ReadingProgressProps = {
  /** "Reading orders". */
  title: string
  /** Undefined while nothing is known of it, or nothing is read. */
  progress: { read: number; total: number | undefined; waitsUntil?: number } | undefined
  /** Set if the merchant stopped it: what that means, in a sentence. */
  stopped: string | undefined
  onStop: () => void
  onContinue: () => void
}

/** How far a long read has come. What a stopped one has read of days that are over is kept. */
export function ReadingProgress(props: ReadingProgressProps) {
  const { title, progress, stopped, onStop, onContinue } = props
  const zone = useTimeZone()
  if (progress) {
    const { read, total, waitsUntil } = progress
    const done = formatNumber(read)
    const expected = Math.max(read, total ?? 0)
    const count = total === undefined ? done : t`${done} of ${formatNumber(expected)}`
    // What is read is only added up.
    const isRead = total !== undefined && read >= total && !waitsUntil
    const time = waitsUntil && clockText(wallClock(waitsUntil, zone))
    return (
      <div className={styles.progress}>
        <output>
          {/* Whether the platform asked for it or failed. */}
          {labelled(title, time ? t`${count} · slowed down, continues at ${time}` : count)}
        </output>
        <ProgressBar className={styles.bar} label={t`Orders read`} value={read} maximum={total} />
        {!isRead && (
          <Button variant="default" size="xs" onClick={onStop}>
            {t`Stop`}
          </Button>
        )}
      </div>
    )
  }
  if (!stopped) return null
  return (
    <div className={styles.progress}>
      <output>{stopped}</output>
      <Button variant="default" size="xs" onClick={onContinue}>
        {t`Continue`}
      </Button>
    </div>
  )
}
