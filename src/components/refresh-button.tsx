import { Button } from './button.tsx'
import { Icon } from './icons.tsx'
import { useTimeZone } from '#base/preferences.ts'
import styles from './refresh-button.module.css'
import { clockText } from '#base/time-format.ts'
import { wallClock } from '#base/time-zone.ts'

type RefreshButtonProps = {
  /** Milliseconds since 1970; 0 before the first read. */
  updatedAt: number
  isFetching: boolean
  onRefresh: () => void
}

/** Shows the data’s age and reads it again. */
export function RefreshButton({ updatedAt, isFetching, onRefresh }: RefreshButtonProps) {
  const zone = useTimeZone()
  const absent = isFetching ? 'Loading' : 'Not loaded'
  const words = updatedAt ? `Updated ${clockText(wallClock(updatedAt, zone))}` : absent
  return (
    <Button
      className={styles.button}
      variant="subtle"
      color="gray"
      aria-label={`${words}. Refresh`}
      leftSection={
        <span className={isFetching ? styles.turning : undefined}>
          <Icon name="refresh" size={15} />
        </span>
      }
      onClick={onRefresh}
    >
      <span className={styles.words}>{words}</span>
    </Button>
  )
}
