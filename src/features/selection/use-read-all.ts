import { useEffect, useRef, useState } from 'react'
import type { ExportDescription } from '#model/reading/export/job.ts'
import { readAllMatching } from '#model/reading/selection/read-all.ts'

type Wanted = Pick<ExportDescription, 'kind' | 'owner' | 'query'>

/** Reads all that match, until it is cancelled or the list is left. */
export function useReadAll(wanted: Wanted, onRead: (rows: readonly { id: string }[]) => void) {
  const [read, setRead] = useState<number>()
  const [hasFailed, setHasFailed] = useState(false)
  const reading = useRef<AbortController>(undefined)
  useEffect(() => () => reading.current?.abort(), [])

  function start() {
    const controller = new AbortController()
    reading.current = controller
    setHasFailed(false)
    setRead(0)
    readAllMatching(wanted, { signal: controller.signal, onProgress: setRead })
      .then(
        ({ rows, isComplete }) => {
          setHasFailed(!isComplete)
          onRead(rows)
          return undefined
        },
        () => setHasFailed(!controller.signal.aborted),
      )
      .finally(() => setRead(undefined))
  }
  return {
    isReading: read !== undefined,
    read: read ?? 0,
    hasFailed,
    start,
    cancel: () => reading.current?.abort(),
  }
}
