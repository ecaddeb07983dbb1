import { useEffect } from 'react'

/**
 * Restores the focus after a dialog that unmounts while open, which Mantine handles only on close.
 * Falls back to the page’s heading if the opener is gone.
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
