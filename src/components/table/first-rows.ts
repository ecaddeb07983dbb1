import { useRouter } from '@tanstack/react-router'
import { startTransition, useEffect, useState } from 'react'
import { useTimer } from '#base/time/use-timer.ts'

/** As many as the window can show, so that nobody sees a list that is shorter than it says. */
const fits = (height: number) => Math.max(10, Math.ceil((globalThis.innerHeight ?? 0) / height))
const [ROWS, TALL] = [fits(40), fits(64)]

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
export function useFirstRows(count: number, isTall: boolean | undefined): number {
  const [isWhole, setIsWhole] = useState(restoresScroll)
  const first = isTall ? TALL : ROWS
  const isStaged = !isWhole && count > first
  useTimer(() => startTransition(() => setIsWhole(true)), isStaged ? 0 : undefined)
  return isStaged ? first : count
}
