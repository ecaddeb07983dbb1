import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { Icon, type IconName } from '#components/controls/icons.tsx'
import { useTimeZone } from '#base/storage/preferences.ts'
import styles from './refresh-button.module.css'
import { clockText } from '#base/time/time-format.ts'
import { wallClock } from '#base/time/time-zone.ts'

type RefreshButtonProps = {
  /** Milliseconds since 1970; 0 before the first read. */
  updatedAt: number
  isFetching: boolean
  freshness?: Freshness
  onRefresh: () => void
}

export function RefreshButton(props: RefreshButtonProps) {
  const { updatedAt, isFetching, freshness, onRefresh } = props
  const zone = useTimeZone()
  const absent = isFetching ? t`Loading` : t`Not loaded`
  const updated = updatedAt ? t`Updated ${clockText(wallClock(updatedAt, zone))}` : absent
  const words = freshness?.words ?? updated
  return (
    <Button
      className={styles.button}
      variant="subtle"
      color="gray"
      aria-label={t`${words}. Refresh`}
      title={freshness?.title ?? words}
      leftSection={
        <span className={isFetching ? styles.turning : undefined}>
          <Icon name={(!isFetching && freshness?.icon) || 'refresh'} size={15} />
        </span>
      }
      onClick={onRefresh}
    >
      <span className={styles.words}>{words}</span>
    </Button>
  )
}

export type Freshness = {
  icon: IconName
  /** In place of "Updated 14:32". */
  words?: string
  title: string
}
