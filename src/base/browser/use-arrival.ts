import { useEffect, useEffectEvent } from 'react'

type Absent = undefined | false

/** Calls once when there is a value, and once with each other one. */
export function useArrival<Value>(value: Value, call: (value: Exclude<Value, Absent>) => void) {
  const latest = useEffectEvent(call)
  useEffect(() => {
    if (value !== undefined && value !== false) latest(value as Exclude<Value, Absent>)
  }, [value])
}
