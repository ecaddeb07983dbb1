import { useEffect, useEffectEvent } from 'react'

/** Calls once after so many milliseconds, and never without them; another `of` begins anew. */
export function useTimer(call: () => void, milliseconds: number | undefined, of?: unknown): void {
  const latest = useEffectEvent(call)
  useEffect(() => {
    if (milliseconds === undefined) return undefined
    const timer = setTimeout(() => latest(), milliseconds)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another one begins anew
  }, [milliseconds, of])
}
