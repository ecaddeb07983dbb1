import { useEffectEvent, useLayoutEffect } from 'react'

/** Listens for keys wherever the focus is, once for as long as the component is mounted. */
export function useKeyDown(listener: (event: KeyboardEvent) => void): void {
  const latest = useEffectEvent(listener)
  // What is on screen has its keys from its first frame on.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => latest(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
