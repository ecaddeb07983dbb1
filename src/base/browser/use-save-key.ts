import { latinKey } from './letter-key.ts'
import { useKeyDown } from './use-key-down.ts'

/** Ctrl S or Command S calls `save`, also from inside a field; without `save` it stays the browser's. */
export function useSaveKey(save: (() => void) | undefined): void {
  useKeyDown((event) => {
    const { ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event
    const isSave =
      latinKey(event).toLowerCase() === 's' && (ctrlKey || metaKey) && !shiftKey && !altKey
    if (!save || !isSave || defaultPrevented) return
    event.preventDefault()
    if (!event.repeat && !document.querySelector('[role=dialog]')) save()
  })
}
