import { type RefObject, useEffect } from 'react'

/**
 * A click anywhere in a row is a click on the row's link, with the keys that were held; not on
 * something else that can be clicked, and not when text was being selected. The text of a row thus
 * stays text, which can be marked and copied.
 */
export function useRowClick(table: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const frame = table.current
    frame?.addEventListener('click', follow)
    frame?.addEventListener('auxclick', follow)
    frame?.addEventListener('pointerover', announce)
    return () => {
      frame?.removeEventListener('click', follow)
      frame?.removeEventListener('auxclick', follow)
      frame?.removeEventListener('pointerover', announce)
    }
  }, [table])
}

function follow(event: MouseEvent): void {
  const link = rowLink(event)
  const isSelecting = getSelection()?.type === 'Range'
  if (!link || event.button > 1 || isSelecting || event.defaultPrevented) return
  const { ctrlKey, metaKey, shiftKey } = event
  const inNewTab = ctrlKey || event.button === 1
  link.dispatchEvent(
    new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey: inNewTab,
      metaKey,
      shiftKey,
    }),
  )
}

/** The router gets a page ready when the pointer comes to its link: to the row counts as well. */
function announce(event: PointerEvent): void {
  const link = rowLink(event)
  const cameFrom = event.relatedTarget
  if (!link || (cameFrom instanceof Node && link.closest('tr')?.contains(cameFrom))) return
  link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
}

function rowLink({ target }: MouseEvent): HTMLElement | null {
  if (!(target instanceof Element)) return null
  if (target.closest('a, button, input, select, label, summary')) return null
  return target.closest('tr')?.querySelector<HTMLElement>('[data-row-link]') ?? null
}
