import { type RefObject, useEffect } from 'react'

/** Rows are not links themselves, so that their text can be selected. */
export function useRowClick(table: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const frame = table.current
    frame?.addEventListener('click', follow)
    frame?.addEventListener('auxclick', follow)
    frame?.addEventListener('pointerover', preload)
    return () => {
      frame?.removeEventListener('click', follow)
      frame?.removeEventListener('auxclick', follow)
      frame?.removeEventListener('pointerover', preload)
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

function preload(event: PointerEvent): void {
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
