import { platformClock } from '#api/platform-clock.ts'
import { append } from '#base/numbers/large-lists.ts'
import { pause } from '#base/time/pause.ts'
import { type ExportDescription, exportSource } from '#model/reading/export/job.ts'
import { patience } from '#model/reading/walk/patience.ts'
import { lacksOf, walkBeginning } from '#model/reading/walk/progress.ts'
import { walk } from '#model/reading/walk/walk.ts'

/** A page holds so many rows in memory; an export takes any number. */
export const MOST_SELECTED = 5_000

type Wanted = Pick<ExportDescription, 'kind' | 'owner' | 'query'>
type Reading = {
  signal: AbortSignal
  onProgress?: (read: number) => void
  /** Ends the read once there are so many. */
  most?: number
}

/** The rows that the list shows, of all its pages; `isComplete` is false if some may be missing. */
export async function readAllMatching(
  wanted: Wanted,
  { signal, onProgress, most = Infinity }: Reading,
): Promise<{ rows: { id: string }[]; isComplete: boolean }> {
  const rows: { id: string }[] = []
  const enough = new AbortController()
  const reading = walk(
    exportSource({ ...wanted, fixedAt: platformClock.now(), isOpen: !platformClock.isKnown() }),
    { progress: walkBeginning(100), ids: [] },
    {
      keep(fresh) {
        append(rows, fresh)
        onProgress?.(rows.length)
        if (rows.length >= most) enough.abort()
        return Promise.resolve()
      },
      patience,
      onWait: () => undefined,
      wait: pause,
      now: Date.now,
    },
    AbortSignal.any([signal, enough.signal]),
  )
  try {
    return { rows, isComplete: lacksOf(await reading).length === 0 }
  } catch (error) {
    if (signal.aborted || !enough.signal.aborted) throw error
    return { rows, isComplete: false }
  }
}
