import { useLayoutEffect } from 'react'

/** Milliseconds after which nobody expects a letter to wait for its field any more. */
const LONGEST_WAIT = 3_000

let ahead = ''

/** Keeps what is typed after a field of an overlay was asked for, until the field is there. */
export function useTypedAhead(isAsked: boolean) {
  useLayoutEffect(() => {
    if (!isAsked) return undefined
    ahead = ''
    const end = performance.now() + LONGEST_WAIT
    const keep = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, target, timeStamp } = event
      if (timeStamp > end || key.length !== 1 || ctrlKey || altKey || metaKey) return
      if (target instanceof Element && target.closest('[role=dialog]')) return
      event.preventDefault()
      event.stopPropagation()
      ahead += key
    }
    // Of the window, so that no key of the page comes before.
    window.addEventListener('keydown', keep, { capture: true })
    return () => window.removeEventListener('keydown', keep, { capture: true })
  }, [isAsked])
}

export function takeTypedAhead(): string {
  const taken = ahead
  ahead = ''
  return taken
}
