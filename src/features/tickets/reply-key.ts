import type { RefObject } from 'react'
import { useKeyDown } from '#base/use-key-down.ts'
import { letterKey } from '#base/letter-key.ts'

/** The key R focuses the reply box, except while something else is typed into. */
export function useReplyKey(field: RefObject<HTMLTextAreaElement | null>): void {
  useKeyDown((event) => {
    if (letterKey(event) !== 'r') return
    event.preventDefault()
    field.current?.focus()
  })
}
