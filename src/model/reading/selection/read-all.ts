import { platformClock } from '#api/platform-clock.ts'
import { append } from '#base/numbers/large-lists.ts'
import { pause } from '#base/time/pause.ts'
import { type ExportDescription, exportSource } from '#model/reading/export/job.ts'
import { patience } from '#model/reading/walk/patience.ts'
import { walkBeginning } from '#model/reading/walk/progress.ts'
import { walk } from '#model/reading/walk/walk.ts'

/** A page holds so many rows in memory; an export takes any number. */
export const MOST_SELECTED = 5_000

type Wanted = Pick<ExportDescription, 'kind' | 'owner' | 'query'>
type Reading = { signal: AbortSignal; onProgress: (read: number) => void }

export async function readAllMatching(
  wanted: Wanted,
  { signal, onProgress }: Reading,
): Promise<{ id: string }[]> {
  const records: { id: string }[] = []
  await walk(
    exportSource({ ...wanted, fixedAt: platformClock.now(), isOpen: !platformClock.isKnown() }),
    { progress: walkBeginning(100), ids: [] },
    {
      keep(fresh) {
        append(records, fresh)
        onProgress(records.length)
        return Promise.resolve()
      },
      patience,
      onWait: () => undefined,
      wait: pause,
      now: Date.now,
    },
    signal,
  )
  return records
}
