import { useEffect } from 'react'

/**
 * For a dialog that goes without being closed first, which is when Mantine would give the focus
 * back: whatever had it before has it again, or the page's heading where that is gone.
 */
export function useFocusBack() {
  useEffect(() => {
    const opener = document.activeElement
    return () => {
      for (const element of [opener, document.querySelector('main h1')]) {
        const isLost = document.activeElement === document.body
        if (isLost && element instanceof HTMLElement) element.focus({ preventScroll: true })
      }
    }
  }, [])
}
