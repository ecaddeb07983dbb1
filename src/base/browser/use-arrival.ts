import { useEffect, useEffectEvent } from 'react'

type Absent = undefined | false

/** Calls once when there is a value, and once with each other one; what it returns ends that. */
export function useArrival<Value>(
  value: Value,
  call: (value: Exclude<Value, Absent>) => void | (() => void),
) {
  const latest = useEffectEvent(call)
  useEffect(
    () =>
      value === undefined || value === false ? undefined : latest(value as Exclude<Value, Absent>),
    [value],
  )
}
