import { type KeyboardEvent, useRef } from 'react'

/** Keeps what is typed at a button until the field that it opens is there. */
export function useTypedAhead() {
  const kept = useRef<string>(undefined)
  const take = () => {
    const typed = kept.current ?? ''
    kept.current = undefined
    return typed
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event
    if (kept.current === undefined || ctrlKey || metaKey || altKey) return
    if (key === 'Backspace') kept.current = kept.current.slice(0, -1)
    else if (key.length === 1) kept.current += key
    else return
    // Neither a press of the button nor a global key.
    event.preventDefault()
    event.stopPropagation()
  }
  return { begin: () => void (kept.current = ''), onKeyDown, take }
}
