import type { RefObject } from 'react'
import { useKeyDown } from '#base/browser/use-key-down.ts'
import { letterKey } from '#base/browser/letter-key.ts'

/** The key R focuses the reply box, except while something else is typed into. */
export function useReplyKey(field: RefObject<HTMLTextAreaElement | null>): void {
  useKeyDown((event) => {
    if (letterKey(event) !== 'r') return
    event.preventDefault()
    field.current?.focus()
  })
}
