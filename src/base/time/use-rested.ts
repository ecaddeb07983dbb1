import { useEffect, useState } from 'react'

/** The value once it has not changed for so many milliseconds; undefined meanwhile. */
export function useRested<Value>(value: Value, milliseconds: number): Value | undefined {
  const [rested, setRested] = useState<Value>()
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return rested === value ? rested : undefined
}
