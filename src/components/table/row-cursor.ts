import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { isTypedInto, latinKey, letterKey } from '#base/browser/letter-key.ts'
import { useKeyDown } from '#base/browser/use-key-down.ts'
import { returnTo } from '#components/page/page-focus.ts'

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

/** With the arrow keys inside the table, and down into it from its search; with J and K anywhere outside fields and dialogs. */
export function useRowCursor(table: RefObject<HTMLTableElement | null>): void {
  useKeyDown((event) => {
    const step = steps[latinKey(event)]
    const frame = table.current
    if (!step || !frame || !mayMove(event, frame)) return
    const links = [...frame.querySelectorAll<HTMLElement>('[data-row-link]')]
    const focused = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement))
    const current =
      focused === -1 ? links.findIndex((link) => link.closest('tr[data-peeked]')) : focused
    const next = links[current === -1 ? 0 : current + step]
    if (!next) return
    event.preventDefault()
    next.focus()
    next.scrollIntoView({ block: 'nearest' })
  })
}

/** Focuses the row of the record that the merchant returns from; J and K continue from there. */
export function useReturnToRow(
  table: RefObject<HTMLTableElement | null>,
  rows: number,
  isHome: boolean | undefined,
): void {
  const router = useRouter()
  // During the first render, the resolved location is still the previous page.
  const [from] = useState(() => router.state.resolvedLocation?.pathname)
  const hasReturned = useRef(false)
  useEffect(() => {
    // Only the record's own list takes the focus: a focused row reads its record ahead.
    const isReturn = isHome || from?.startsWith(`${location.pathname.replace(/\/$/, '')}/`)
    if (rows === 0 || !table.current || !isReturn || hasReturned.current) return
    const links = table.current.querySelectorAll<HTMLAnchorElement>('[data-row-link]')
    const row = [...links].find((link) => link.pathname === from)
    if (!row) return
    hasReturned.current = true
    returnTo(row)
  }, [table, rows, isHome, from])
}

function mayMove(event: KeyboardEvent, table: HTMLTableElement): boolean {
  if (letterKey(event)) return true
  const { key, target, ctrlKey, metaKey, altKey } = event
  if (key.length === 1 || ctrlKey || metaKey || altKey) return false
  const { type, nextSibling } = target as HTMLInputElement
  // Until what is typed was asked for and read, the rows are those of the text before.
  if (isTypedInto(target))
    return key === 'ArrowDown' && type === 'search' && !nextSibling && !table.dataset.fetching
  return table.contains(target as Node)
}

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
  const isFromRow = link?.closest('tr')?.contains(event.relatedTarget as Node | null)
  if (isFromRow === false) link?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
}

function rowLink({ target }: MouseEvent): HTMLElement | null {
  if (!(target instanceof Element)) return null
  if (target.closest('a, button, input, select, label, summary')) return null
  return target.closest('tr')?.querySelector<HTMLElement>('[data-row-link]') ?? null
}
