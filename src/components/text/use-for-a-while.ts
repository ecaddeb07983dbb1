import { useArrival } from '#base/browser/use-arrival.ts'
import { useState } from 'react'

const SHOWN_FOR = 30_000

/** Keeps a secret for half a minute, or until the tab is left. */
export function useForAWhile<Value>(initial?: Value) {
  const [value, setValue] = useState(initial)
  const isKept = value !== undefined
  useArrival(isKept, () => {
    const forget = () => setValue(undefined)
    const timer = setTimeout(forget, SHOWN_FOR)
    document.addEventListener('visibilitychange', forget)
    window.addEventListener('blur', forget)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', forget)
      window.removeEventListener('blur', forget)
    }
  })
  return [value, setValue] as const
}
