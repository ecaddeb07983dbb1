import { useRouter } from '@tanstack/react-router'
import { startTransition, useEffect, useState } from 'react'
import { useTimer } from '#base/time/use-timer.ts'

/** At least as many as the first screen shows of most tables. */
const FIRST = 10

/** Whether the browser restores a scroll position, which needs every row at once. */
let restoresScroll =
  globalThis.performance?.getEntriesByType('navigation')[0]?.toJSON().type !== 'navigate'

export function useTraversals() {
  const { history } = useRouter()
  useEffect(
    () =>
      history.subscribe(({ action: { type } }) => {
        restoresScroll = type !== 'PUSH' && type !== 'REPLACE'
      }),
    [history],
  )
}

/** A new page paints the first ones, and the rest right after. */
export function useFirstRows(count: number): number {
  const [isWhole, setIsWhole] = useState(restoresScroll)
  const isStaged = !isWhole && count > FIRST
  useTimer(() => startTransition(() => setIsWhole(true)), isStaged ? 0 : undefined)
  return isStaged ? FIRST : count
}
