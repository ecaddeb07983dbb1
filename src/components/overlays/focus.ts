import { useEffect } from 'react'

/**
 * Mantine restores the focus on close only; falls back to the page’s heading if the opener is gone.
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

/** A `ref` callback: focuses without scrolling. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
