import { useState } from 'react'
import { useTimer } from './use-timer.ts'

/** The value once it has not changed for so many milliseconds; undefined meanwhile. */
export function useRested<Value>(value: Value, milliseconds: number): Value | undefined {
  const [rested, setRested] = useState<Value>()
  useTimer(() => setRested(value), milliseconds, value)
  return rested === value ? rested : undefined
}
