import { useEffectEvent, useLayoutEffect } from 'react'

type Options = { capture?: boolean }

/**
 * Listens for keys wherever the focus is, while the component is mounted. A layout effect, so that
 * whatever is on screen has its keys from its first frame.
 */
export function useKeyDown(
  listener: (event: KeyboardEvent) => void,
  { capture = false }: Options = {},
): void {
  const latest = useEffectEvent(listener)
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => latest(event)
    document.addEventListener('keydown', onKeyDown, { capture })
    return () => document.removeEventListener('keydown', onKeyDown, { capture })
  }, [capture])
}
