import { useQueryClient } from '@tanstack/react-query'
import { formatNumber } from '#base/money-format.ts'
import { useTimeZone } from '#base/preferences.ts'
import { clockText } from '#base/time-format.ts'
import { wallClock } from '#base/time-zone.ts'
import { Button } from '#components/button.tsx'
import { ProgressBar } from '#components/progress-bar.tsx'
import styles from './figures.module.css'
import type { useFigures } from './use-figures.ts'

type Read = ReturnType<typeof useFigures>['now']

/** How far a long read has come. What a stopped one has read of days that are over is kept. */
export function FiguresProgress({ reads }: { reads: Read[] }) {
  const queryClient = useQueryClient()
  const zone = useTimeZone()
  const running = reads.find(({ progress }) => progress !== undefined)
  const stopped = reads.find(
    ({ query }, index) =>
      query.data === undefined &&
      !query.isFetching &&
      !query.error &&
      (index === 0 || reads[0]?.query.isSuccess),
  )
  if (running?.progress) {
    const { read, total, waitsUntil } = running.progress
    return (
      <div className={styles.progress}>
        <output>
          {waitsUntil
            ? `Your platform wants a pause until ${clockText(wallClock(waitsUntil, zone))}`
            : `${running === reads[0] ? 'Reading orders' : 'Reading the period before'}: ${formatNumber(read)}${
                total === undefined ? '' : ` of ${formatNumber(total)}`
              }`}
        </output>
        <ProgressBar className={styles.bar} label="Orders read" value={read} maximum={total} />
        <Button
          variant="default"
          size="xs"
          onClick={() => void queryClient.cancelQueries({ queryKey: running.queryKey })}
        >
          Stop
        </Button>
      </div>
    )
  }
  if (!stopped) return null
  return (
    <div className={styles.progress}>
      <output>
        Stopped.{' '}
        {stopped === reads[0] ? 'No figures without all orders.' : 'Nothing to compare with.'}
      </output>
      <Button variant="default" size="xs" onClick={() => void stopped.query.refetch()}>
        Continue
      </Button>
    </div>
  )
}
