import { Button } from '#components/button.tsx'
import type { Progress } from '#model/overview/orders.ts'
import { ProgressBar } from '#components/progress-bar.tsx'
import styles from './overview-page.module.css'

type ReadingProgressProps = {
  progress: Progress | undefined
  isReading: boolean
  onStop: () => void
  onStart: () => void
}

export function ReadingProgress({ progress, isReading, onStop, onStart }: ReadingProgressProps) {
  if (isReading && (!progress || progress.isOver)) return null
  return (
    <div className={styles.progress}>
      {isReading && progress ? (
        <>
          <output>
            Reading orders: page {progress.page}
            {progress.pages && ` of ${progress.pages}`}
          </output>
          <ProgressBar
            className={styles.bar}
            label="Pages read"
            value={progress.page}
            maximum={progress.pages}
          />
          <Button variant="default" size="xs" onClick={onStop}>
            Stop
          </Button>
        </>
      ) : (
        <>
          <output>Stopped before all orders were read.</output>
          <Button variant="default" size="xs" onClick={onStart}>
            Continue
          </Button>
        </>
      )}
    </div>
  )
}
