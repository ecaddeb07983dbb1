import { type RefObject, useEffect, useState } from 'react'

/** Narrower tables fit every screen that shows columns. */
const ALWAYS_FITS = 1_000

/** Whether a table needs more pixels than it has, so that it must scroll sideways. */
export function useIsWide(table: RefObject<HTMLElement | null>, least: number): boolean {
  const [isWide, setIsWide] = useState(false)
  useEffect(() => {
    const frame = table.current?.parentElement
    if (!frame || least <= ALWAYS_FITS) return undefined
    const observer = new ResizeObserver(() => setIsWide(frame.clientWidth < least))
    observer.observe(frame)
    return () => {
      observer.disconnect()
      setIsWide(false)
    }
  }, [table, least])
  return isWide
}
