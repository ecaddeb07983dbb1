import { useEffect, useEffectEvent, useState } from 'react'

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

/** The value once it has not changed for so many milliseconds; undefined meanwhile. */
export function useRested<Value>(value: Value, milliseconds: number): Value | undefined {
  const [rested, setRested] = useState<Value>()
  useTimer(() => setRested(value), milliseconds, value)
  return rested === value ? rested : undefined
}
