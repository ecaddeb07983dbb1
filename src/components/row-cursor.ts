import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'
import { returnTo } from './page-focus.ts'

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

/**
 * Moves the focus over the links of a table's rows: with the arrows inside the table, with J and K
 * from anywhere on the page that is not a field or a dialog.
 */
export function useRowCursor(table: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    function move(event: KeyboardEvent) {
      const step = steps[event.key]
      const frame = table.current
      if (!step || !frame || event.ctrlKey || event.metaKey || event.altKey) return
      if (!mayMove(event, frame)) return
      const links = [...frame.querySelectorAll<HTMLElement>('[data-row-link]')]
      const current = links.findIndex((link) =>
        link.closest('tr')?.contains(document.activeElement),
      )
      const next = links[current === -1 ? 0 : current + step]
      if (!next) return
      event.preventDefault()
      next.focus()
      next.scrollIntoView({ block: 'nearest' })
    }
    document.addEventListener('keydown', move)
    return () => document.removeEventListener('keydown', move)
  }, [table])
}

/** Whoever comes back from a record finds its row again, and J and K go on from there. */
export function useReturnToRow(table: RefObject<HTMLTableElement | null>, hasRows: boolean): void {
  const router = useRouter()
  // While a page is drawn for the first time, the place that is resolved is still the last one.
  const [from] = useState(() => router.state.resolvedLocation?.pathname)
  useEffect(() => {
    const row = hasRows && table.current?.querySelector<HTMLElement>(`a[href^="${from}"]`)
    if (row) returnTo(row)
  }, [table, hasRows, from])
}

function mayMove({ key, target }: KeyboardEvent, table: HTMLTableElement): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]')) {
    return false
  }
  return key.length === 1 || table.contains(target)
}
