import { useEffect } from 'react'

/**
 * For a dialog that goes without being closed first, which is when Mantine would give the focus
 * back: whatever had it before has it again, unless something else took it meanwhile.
 */
export function useFocusBack() {
  useEffect(() => {
    const opener = document.activeElement
    return () => {
      const isLost = document.activeElement === document.body
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])
}
