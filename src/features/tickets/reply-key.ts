import { type RefObject, useEffect } from 'react'

/** The key R focuses the reply box, except while another field has the focus. */
export function useReplyKey(field: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (key !== 'r' || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return
      if (target.closest('input, textarea, select, [role=dialog], [role=menu]')) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [field])
}
