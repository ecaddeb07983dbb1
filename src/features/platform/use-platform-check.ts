import { useEffect, useRef, useState } from 'react'
import { pause } from '#base/time/pause.ts'

export type PlatformCheck = {
  isRunning: boolean
  /** How many requests were sent. */
  reads: number
  error: unknown
  start: () => void
  stop: () => void
}

/** Asks only on request, and no longer than the page is open. */
export function usePlatformCheck(storeId: string | undefined): PlatformCheck {
  const [isRunning, setIsRunning] = useState(false)
  const [reads, setReads] = useState(0)
  const [error, setError] = useState<unknown>()
  const stopper = useRef<AbortController>(undefined)
  useEffect(() => () => stopper.current?.abort(), [])

  async function run() {
    const { signal } = (stopper.current = new AbortController())
    setReads(0)
    setError(undefined)
    setIsRunning(true)
    try {
      const { checkNow } = await import('#model/reading/platform/check-now.ts')
      await checkNow({ storeId, signal, wait: pause, onRead: setReads })
    } catch (failure) {
      if (!signal.aborted) setError(failure)
    }
    setIsRunning(false)
  }

  return {
    isRunning,
    reads,
    error,
    start: () => void run(),
    stop: () => stopper.current?.abort(),
  }
}
