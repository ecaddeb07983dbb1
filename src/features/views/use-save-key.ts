import { useEffect, useEffectEvent } from 'react'

/** Ctrl S saves the view, also while its search is being typed; without `save` it stays the browser's. */
export function useSaveKey(save: (() => void) | undefined) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target, defaultPrevented } = event
    const isSave = key.toLowerCase() === 's' && (ctrlKey || metaKey) && !shiftKey && !altKey
    const isInDialog = target instanceof Element && target.closest('[role=dialog]') !== null
    if (!save || !isSave || isInDialog || defaultPrevented) return
    event.preventDefault()
    save()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
