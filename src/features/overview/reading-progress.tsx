import { Button } from '@mantine/core'
import styles from './overview-page.module.css'

type ReadingProgressProps = {
  progress: { page: number; pages: number } | undefined
  isReading: boolean
  onStop: () => void
  onStart: () => void
}

/** How far a reading of several pages is, with a way out; and back in, when it was stopped. */
export function ReadingProgress({ progress, isReading, onStop, onStart }: ReadingProgressProps) {
  if (isReading && (!progress || progress.page >= progress.pages)) return null
  return (
    <div className={styles.progress}>
      {isReading && progress ? (
        <>
          <output>
            Reading orders since yesterday: page {progress.page} of {progress.pages}
          </output>
          <progress
            className={styles.bar}
            aria-label="Pages read"
            value={progress.page}
            max={progress.pages}
          />
          <Button variant="default" size="xs" onClick={onStop}>
            Stop
          </Button>
        </>
      ) : (
        <>
          <output>The orders since yesterday were not read to the end.</output>
          <Button variant="default" size="xs" onClick={onStart}>
            Read them
          </Button>
        </>
      )}
    </div>
  )
}
