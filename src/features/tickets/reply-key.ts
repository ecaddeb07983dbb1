import { type RefObject, useEffect } from 'react'
import { letterKey } from '#base/letter-key.ts'

/** The key R focuses the reply box, except while something else is typed into. */
export function useReplyKey(field: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (letterKey(event) !== 'r') return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [field])
}
